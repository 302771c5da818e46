import type { KindFilter } from '../../../shared/kind-filters.ts';
import type { LocaleView } from '../../../shared/locale.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type { ConfigIssue, SiteConfig } from '../../config/index.ts';
import type { StaticUrls } from '../links/static-urls.ts';
import type { InstanceRecord } from '../sets/docs-records.ts';

/** What the shell's view of the site is created from. */
export interface SiteViewInput {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Code of this language. */
  locale: string;
  texts: Record<string, string>;
  instances: InstanceRecord[];
  href(route: string): string;
  kindOf(route: string): PageKind | undefined;
  /** Kinds of pages that a search of the site can find. */
  kinds: ReadonlySet<KindFilter>;
  /** Files of the site in `static/`. */
  statics: StaticUrls;
  /** Problems of the navbar's items are added to this list. */
  issues: ConfigIssue[];
}

/** Returns the languages of a site with their base URLs. The default one comes first and has no segment. */
export function localeViews({ i18n, baseUrl }: SiteConfig, base = baseUrl): LocaleView[] {
  const isDefault = ({ code }: { code: string }) => code === i18n.defaultLocale;
  const views = Object.entries(i18n.locales).map(([code, locale]) => ({
    code,
    ...locale,
    base: isDefault({ code }) ? base : `${base}${code}/`,
  }));
  return [...views.filter(isDefault), ...views.filter((view) => !isDefault(view))];
}

/** Returns the base URL of the default language. */
export function rootBase({
  config,
  base,
  locale,
}: Pick<SiteViewInput, 'config' | 'base' | 'locale'>): string {
  return locale === config.i18n.defaultLocale ? base : base.slice(0, -locale.length - 1);
}
