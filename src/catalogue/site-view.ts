import type { SiteConfig } from '../config/index.ts';
import type { PageKind } from '../pages/data.ts';
import type { LocaleView, SiteView } from '../shell/site.ts';
import { rooted } from './addresses.ts';
import { footerView } from './footer-view.ts';
import type { PluginRecord } from './model.ts';
import { navItems } from './nav-items.ts';

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

/**
 * Makes the shell's view of the site out of its configuration.
 *
 * @throws ConfigurationError for a doc or sidebar id that no version has, and for a sidebar without a link.
 */
export function makeSiteView(input: SiteViewInput): SiteView {
  const { config, base, texts } = input;
  const searchPath = config.search.searchPagePath;
  const locales = localeViews(config);
  const locale = locales.find((it) => it.code === input.locale) ?? locales[0];
  if (!locale) throw new ConfigurationError('`i18n.locales` has no language.');
  return {
    title: translated(config.title, texts),
    tagline: translated(config.tagline, texts),
    origin: config.url,
    base,
    locale,
    texts,
    brand: brandView(input),
    navbar: {
      ...(config.navbar.style && { style: config.navbar.style }),
      hideOnScroll: config.navbar.hideOnScroll,
      left: navItems('left', input),
      right: navItems('right', input),
    },
    ...(config.footer && { footer: footerView(config.footer, input) }),
    colorMode: config.colorMode,
    versions: Object.fromEntries(
      input.plugins
        .filter((plugin) => plugin.versions.length > 1)
        .map((plugin) => [plugin.id, plugin.versions.map((version) => version.name)]),
    ),
    ...(searchPath !== false && { searchHref: input.href(`/${searchPath}`) }),
  };
}

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
