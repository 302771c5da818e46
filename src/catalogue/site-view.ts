import type { SiteView } from '../shell/site.ts';
import { rooted } from './addresses.ts';
import { footerView } from './footer-view.ts';
import { navItems } from './nav-items.ts';
import { ConfigurationError, localeViews, type SiteViewInput, translated } from './site-input.ts';

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
