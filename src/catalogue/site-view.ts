import type { SiteConfig } from '../config/index.ts';
import type { AnnouncementView, SiteView } from '../shell/site.ts';
import { fileAddress, leadsTo } from './addresses.ts';
import { footerView } from './footer-view.ts';
import { navItems } from './nav-items.ts';
import { ConfigurationError, localeViews, rootBase, type SiteViewInput } from './site-input.ts';

/**
 * Makes the shell's view of the site out of its configuration.
 *
 * @throws ConfigurationError for a doc or sidebar id that no version has, and for a sidebar without a link.
 */
export function makeSiteView(input: SiteViewInput): SiteView {
  const { config, base, texts } = input;
  const searchPath = config.search.searchPagePath;
  const locales = localeViews(config, rootBase(input));
  const locale = locales.find((it) => it.code === input.locale) ?? locales[0];
  if (!locale) throw new ConfigurationError('`i18n.locales` has no language.');
  return {
    title: config.title,
    tagline: config.tagline,
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
    ...(config.announcementBar && { announcement: announcementView(config.announcementBar) }),
    colorMode: config.colorMode,
    versions: Object.fromEntries(
      input.plugins
        .filter((plugin) => plugin.versions.length > 1)
        .map((plugin) => [plugin.id, plugin.versions.map((version) => version.name)]),
    ),
    ...(config.pwa.serviceWorker === 'on' && { offline: offlineView(input) }),
    ...(searchPath !== false && { searchHref: input.href(`/${searchPath}`) }),
  };
}

function offlineView(input: SiteViewInput): NonNullable<SiteView['offline']> {
  const { offlineModeActivationStrategies: strategies, debug } = input.config.pwa;
  const scope = rootBase(input);
  return { worker: `${scope}sw.js`, scope, strategies, debug, facts: `${input.base}offline.json` };
}

function announcementView({
  id,
  content,
  isCloseable,
}: NonNullable<SiteConfig['announcementBar']>): AnnouncementView {
  return { id, html: content, closeable: isCloseable };
}

/** A logo beside a visible title is decoration; alone it says what the site is. */
function brandView({ config, base, href }: SiteViewInput): SiteView['brand'] {
  const { logo, title } = config.navbar;
  return {
    words: title === undefined ? config.brand.words : title ? [title] : [],
    ...(config.brand.badge && { badge: config.brand.badge }),
    href: logo?.href === undefined ? href('/') : leadsTo(logo.href, href),
    ...(logo?.target && { target: logo.target }),
    ...(logo && {
      logo: {
        src: fileAddress(logo.src, base),
        ...(logo.srcDark && { srcDark: fileAddress(logo.srcDark, base) }),
        alt: logo.alt ?? (title === '' ? config.title : ''),
        ...(logo.width && { width: logo.width }),
        ...(logo.height && { height: logo.height }),
      },
    }),
  };
}
