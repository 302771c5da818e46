import type { SiteConfig } from '../config/index.ts';
import type { PageKind } from '../pages/data.ts';
import type { FooterItem, FooterView, NavItem, NavLink, SiteView } from '../shell/site.ts';
import type { VersionRecord } from './model.ts';

/** What the navbar needs to know of the catalogue. */
export interface SiteViewInput {
  config: SiteConfig;
  base: string;
  versions: VersionRecord[];
  href(route: string): string;
  kindOf(route: string): PageKind | undefined;
}

/** An item of the navbar that cannot be made, with the place in the configuration. */
export class ConfigurationError extends Error {}

/**
 * Makes the shell's view of the site out of its configuration.
 *
 * @throws ConfigurationError for a doc or sidebar id that no version has, and for a sidebar without a link.
 */
export function makeSiteView(input: SiteViewInput): SiteView {
  const { config, base } = input;
  const code = config.i18n.defaultLocale;
  const locale = config.i18n.locales[code] ?? { label: code, htmlLang: code, direction: 'ltr' as const };
  const items = config.navbar.items.map((item) => ({ item, view: navItem(item, input) }));
  const side = (position: 'left' | 'right') =>
    items.filter(({ item }) => (item.position ?? 'left') === position).flatMap(({ view }) => view);
  const searchPath = config.search.searchPagePath;
  return {
    title: config.title,
    tagline: config.tagline,
    origin: config.url,
    base,
    locale: { code, ...locale },
    brand: brandView(input),
    navbar: {
      ...(config.navbar.style && { style: config.navbar.style }),
      hideOnScroll: config.navbar.hideOnScroll,
      left: side('left'),
      right: side('right'),
    },
    ...(config.footer && { footer: footerView(config.footer, input) }),
    colorMode: config.colorMode,
    ...(searchPath !== false && { searchHref: input.href(`/${searchPath}`) }),
  };
}

type TopItem = SiteConfig['navbar']['items'][number];
type ConfigItem = TopItem | Extract<TopItem, { type: 'dropdown' }>['items'][number];
type ConfigFooter = NonNullable<SiteConfig['footer']>;

function brandView({ config, href }: SiteViewInput): SiteView['brand'] {
  const { logo } = config.navbar;
  return {
    words: config.brand.words,
    ...(config.brand.badge && { badge: config.brand.badge }),
    href: logo?.href ?? href('/'),
    ...(logo?.target && { target: logo.target }),
    ...(logo && {
      logo: {
        src: href(rooted(logo.src)),
        ...(logo.srcDark && { srcDark: href(rooted(logo.srcDark)) }),
        alt: logo.alt ?? '',
        ...(logo.width && { width: logo.width }),
        ...(logo.height && { height: logo.height }),
      },
    }),
  };
}

function navItem(item: ConfigItem, input: SiteViewInput): NavItem[] {
  switch (item.type) {
    case 'search':
      return [{ type: 'search' }];
    case 'html':
      return [{ type: 'html', value: item.value }];
    case 'dropdown':
      return [
        {
          type: 'dropdown',
          label: item.label ?? '',
          active: {},
          ...(item.to && { href: input.href(item.to) }),
          items: item.items
            .flatMap((child) => navItem(child, input))
            .filter((child) => child.type === 'link' || child.type === 'html'),
        },
      ];
    default:
      return linkItem(item, input);
  }
}

function linkItem(item: ConfigItem, input: SiteViewInput): NavItem[] {
  const version = input.versions[0];
  if (item.type === 'docSidebar') {
    const sidebar = version?.sidebars[item.sidebarId];
    if (!sidebar) throw unknownId('sidebarId', item.sidebarId, input, Object.keys(version?.sidebars ?? {}));
    if (!sidebar.link) {
      throw new ConfigurationError(
        `The sidebar \`${item.sidebarId}\` of a navbar item has nothing to link to.`,
      );
    }
    const label = item.label ?? sidebar.link.label;
    return [link(item, { label, to: sidebar.link.path, active: { sidebar: item.sidebarId } }, input)];
  }
  if (item.type === 'doc') {
    if (version?.draftIds.includes(item.docId)) return [];
    const doc = version?.docs.find((it) => it.id === item.docId);
    if (!doc) throw unknownId('docId', item.docId, input, version?.docs.map((it) => it.id) ?? []);
    const active = doc.sidebar ? { sidebar: doc.sidebar } : {};
    return [link(item, { label: item.label ?? doc.id, to: doc.path, active }, input)];
  }
  if (item.type === 'docsVersion' || item.type === 'docsVersionDropdown') {
    const main = version?.docs.find((doc) => doc.id === version.mainDocId);
    if (!version || !main) throw unknownId('docId', 'the main doc', input, []);
    const own = item.type === 'docsVersion' ? item : undefined;
    return [link(item, { label: own?.label ?? version.label, to: own?.to ?? main.path, active: {} }, input)];
  }
  if (item.type === 'localeDropdown') {
    const { locales } = input.config.i18n;
    const items = Object.entries(locales).map(([code, locale]) => ({
      ...link(item, { label: locale.label, to: '/', active: { basePath: input.base } }, input),
      lang: locale.htmlLang,
      attributes: { hreflang: code },
    }));
    const label = locales[input.config.i18n.defaultLocale]?.label ?? '';
    return [{ type: 'dropdown', label, mobileLabel: 'Languages', active: {}, items }];
  }
  if (item.type === undefined || item.type === 'default') {
    return [
      link(item, { label: item.label, html: item.html, to: item.to, url: item.href, active: {} }, input),
    ];
  }
  return [];
}

interface LinkParts {
  label?: string | undefined;
  html?: string | undefined;
  /** Route of the site. */
  to?: string | undefined;
  /** Full address. */
  url?: string | undefined;
  active: NavLink['active'];
}

function link(item: ConfigItem, parts: LinkParts, input: SiteViewInput): NavLink {
  const href = parts.to !== undefined ? input.href(parts.to) : (parts.url ?? '');
  const kind = parts.to === undefined ? undefined : input.kindOf(parts.to);
  const own = item as {
    activeBasePath?: string;
    activeBaseRegex?: string;
    attributes?: Record<string, string>;
  };
  return {
    type: 'link',
    ...(parts.html !== undefined ? { html: parts.html } : { label: parts.label ?? href }),
    href,
    ...(kind && { kind }),
    external: isExternal(href),
    active: {
      ...(own.activeBaseRegex !== undefined && { regex: own.activeBaseRegex }),
      ...(own.activeBasePath !== undefined && { basePath: input.href(rooted(own.activeBasePath)) }),
      ...parts.active,
    },
    attributes: own.attributes ?? {},
  };
}

function footerView(footer: ConfigFooter, input: SiteViewInput): FooterView {
  const items = (list: ConfigFooterItem[]) => list.map((item) => footerItem(item, input));
  const columns: FooterView['columns'] = [];
  const row: FooterItem[] = [];
  for (const entry of footer.links) {
    if ('items' in entry)
      columns.push({ ...(entry.title && { title: entry.title }), items: items(entry.items) });
    else row.push(footerItem(entry, input));
  }
  const { logo } = footer;
  return {
    style: footer.style,
    columns,
    row,
    ...(logo && {
      logo: {
        src: input.href(rooted(logo.src)),
        ...(logo.srcDark && { srcDark: input.href(rooted(logo.srcDark)) }),
        alt: logo.alt ?? '',
        ...(logo.href && { href: logo.href }),
        ...(logo.width && { width: logo.width }),
        ...(logo.height && { height: logo.height }),
      },
    }),
    ...(footer.copyright && { copyrightHtml: footer.copyright }),
  };
}

type ConfigFooterItem = Extract<ConfigFooter['links'][number], { items: unknown }>['items'][number];

function footerItem(item: ConfigFooterItem, input: SiteViewInput): FooterItem {
  if (item.html !== undefined) return { html: item.html, external: false };
  const href = item.to !== undefined ? input.href(item.to) : (item.href ?? '');
  const kind = item.to === undefined ? undefined : input.kindOf(item.to);
  return {
    ...(item.label && { label: item.label }),
    href,
    ...(kind && { kind }),
    external: isExternal(href),
  };
}

/** Whether an address leads to another site: http, https, or without a protocol. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

function rooted(path: string): string {
  return path.startsWith('/') || isExternal(path) ? path : `/${path}`;
}

function unknownId(
  field: string,
  id: string,
  { versions }: SiteViewInput,
  known: string[],
): ConfigurationError {
  const names = versions.map((version) => `\`${version.name}\``).join(', ');
  const list = known.slice(0, 40).map((it) => `\`${it}\``);
  return new ConfigurationError(
    `A navbar item has the ${field} \`${id}\`, which version ${names} does not have. Known: ${list.join(', ')}.`,
  );
}
