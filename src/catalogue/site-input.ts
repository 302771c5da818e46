import type { SiteConfig } from '../config/index.ts';
import type { PageKind } from '../pages/data.ts';
import type { LocaleView } from '../shell/site.ts';
import type { PluginRecord } from './model.ts';

/** What the shell's view of the site is made of. */
export interface SiteViewInput {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Code of this language. */
  locale: string;
  texts: Record<string, string>;
  plugins: PluginRecord[];
  href(route: string): string;
  kindOf(route: string): PageKind | undefined;
}

/** An item of the navbar that cannot be made, with the place in the configuration. */
export class ConfigurationError extends Error {}

/** The languages of a site with their base URLs; only the default one has no segment of its own. */
export function localeViews({ i18n, baseUrl }: SiteConfig, base = baseUrl): LocaleView[] {
  return Object.entries(i18n.locales).map(([code, locale]) => ({
    code,
    ...locale,
    base: code === i18n.defaultLocale ? base : `${base}${code}/`,
  }));
}

/** A text of the configuration in the language of the site: the text itself is the key. */
export function translated(text: string, texts: Record<string, string>): string {
  return texts[text] ?? text;
}
