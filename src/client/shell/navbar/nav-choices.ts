import type { LocaleView } from '../../../shared/locale.ts';
import type {
  NavDropdown,
  NavHtml,
  NavItem,
  NavLink,
  NavLocales,
  NavSearch,
  NavVersions,
} from '../../../shared/navbar.ts';
import type { PageVersion } from '../../../shared/page.ts';
import { NOT_FOUND_ROUTE, underBase } from '../../../shared/urls.ts';
import { t } from '../texts.ts';

/** What decides which version and language the items of the navbar lead to. */
export interface NavContext {
  /** Route of the open page. */
  route: string;
  /** Code of the language of this document. */
  locale: string;
  /** Version of the open doc; absent on other pages and where there is only one. */
  version?: PageVersion | undefined;
  /** Versions that the reader chose before, by docs instance; empty until the client has loaded. */
  preferred: Record<string, string>;
}

/** An item as it is rendered: menus of versions and languages are plain dropdowns. */
export type ShownItem = NavLink | NavDropdown | NavHtml | NavSearch;

/** An item that can be in the drawer, which has no search. */
export type MenuItem = Exclude<ShownItem, NavSearch>;

/** Puts version and language into an item: the same doc in other versions, the same page in other languages. */
export function showItem(item: NavItem, context: NavContext): ShownItem {
  switch (item.type) {
    case 'versions':
      return versionMenu(item, context);
    case 'locales':
      return localeMenu(item, context);
    case 'dropdown':
      return { ...item, items: item.items.map((child) => inVersion(child, context)) };
    case 'link':
      return inVersion(item, context);
    default:
      return item;
  }
}

/**
 * Returns the names of the versions to link to, best first: that of the open doc, the reader's choice, the latest.
 */
export function versionsByPreference(
  instance: string,
  latest: string,
  { version, preferred }: NavContext,
): string[] {
  const active = version?.instance === instance ? version.name : undefined;
  return [active, preferred[instance], latest].filter((name) => name !== undefined);
}

function inVersion<Item extends NavLink | NavHtml>(item: Item, context: NavContext): Item {
  if (item.type !== 'link' || !item.byVersion) return item;
  const { instance, latest, links } = item.byVersion;
  const name = versionsByPreference(instance, latest, context).find((version) => links[version]);
  return { ...item, ...(name !== undefined && links[name]) };
}

function versionMenu(item: NavVersions, context: NavContext): NavDropdown {
  const { version } = context;
  const active = version?.instance === item.instance ? version : undefined;
  const [effective] = versionsByPreference(item.instance, item.latest, context);
  const shown = item.versions.find(({ name }) => name === effective) ?? item.versions[0];
  const links = item.versions.map(
    ({ name, label, href, kind }): NavLink => ({
      type: 'link',
      label,
      href: active?.alternates[name] ?? href,
      ...(kind && { kind }),
      external: false,
      active: { current: active?.name === name },
      attributes: {},
      chooses: { instance: item.instance, version: name },
      keepsQuery: true,
    }),
  );
  return {
    ...menuOf(item, links, shown),
    mobileLabel: t('navbar.versions', 'Versions'),
    ...(shown && { href: shown.href }),
  };
}

function localeMenu(item: NavLocales, context: NavContext): NavDropdown {
  const links = item.locales.map(
    (locale): NavLink => ({
      type: 'link',
      label: locale.label,
      href: inLocale(context.route, locale),
      external: false,
      lang: locale.htmlLang,
      active: { current: locale.code === context.locale },
      attributes: { hrefLang: locale.htmlLang },
      keepsQuery: true,
    }),
  );
  const current = item.locales.find((locale) => locale.code === context.locale);
  return { ...menuOf(item, links, current), mobileLabel: t('navbar.languages', 'Languages') };
}

/** Returns a dropdown of links between the configured items, named like the open one of them. */
function menuOf(
  { before, after }: NavVersions | NavLocales,
  links: NavLink[],
  open: { label: string } | undefined,
): NavDropdown {
  return {
    type: 'dropdown',
    label: open?.label ?? '',
    active: { current: false },
    items: [...before, ...links, ...after],
  };
}

/** Returns the URL of a route in a language. */
function inLocale(route: string, { base }: LocaleView): string {
  return underBase(route === NOT_FOUND_ROUTE ? '/' : route, base);
}
