import { KIND_FILTERS } from '../../../shared/kind-filters.ts';
import type { SearchView } from '../../../shared/search/view.ts';
import type { AnnouncementView, SiteView } from '../../../shared/site.ts';
import { issueFormUrl, type SiteConfig } from '../../config/index.ts';
import { leadsTo } from '../links/urls.ts';
import { footerView } from './footer-view.ts';
import { logoView } from './logo-view.ts';
import { navItems } from './nav-items.ts';
import { localeViews, rootBase, type SiteViewInput } from './site-input.ts';

/** Creates the shell's view of the site from its configuration. */
export function makeSiteView(input: SiteViewInput): SiteView {
  const { config, base, texts } = input;
  const searchPath = config.search.searchPagePath;
  const locales = localeViews(config, rootBase(input));
  const locale = locales.find((candidate) => candidate.code === input.locale) ?? locales[0];
  if (!locale) throw new Error('`i18n.locales` has no language.');
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
      input.instances
        .filter((instance) => instance.versions.length > 1)
        .map((instance) => [instance.id, instance.versions.map((version) => version.name)]),
    ),
    ...(config.pwa.serviceWorker === 'on' && { offline: offlineView(input) }),
    ...(searchPath !== false && { searchHref: input.href(`/${searchPath}`) }),
    search: searchView(input),
  };
}

/** Name that the history of searches in the embedded index is kept under. */
const EMBEDDED_INDEX = 'embedded';

function searchView(input: SiteViewInput): SearchView {
  const { config, instances } = input;
  const { externalUrlRegex, contextualSearch, indexName } = config.search;
  const issueHref = issueFormUrl(config);
  const kinds = KIND_FILTERS.filter((kind) => input.kinds.has(kind));
  return {
    indexName: indexName ?? EMBEDDED_INDEX,
    contextual: contextualSearch,
    ...(externalUrlRegex && { externalUrlRegex }),
    ...(issueHref && { issueHref }),
    ...(kinds.length < KIND_FILTERS.length && { kinds }),
    docs: instances
      .filter(({ versions }) => versions.length > 1)
      .map(({ id, versions }) => ({
        instance: id,
        versions: versions.map(({ name, label }) => ({ name, label })),
      })),
    ...hostedView(input),
  };
}

/** The hosted service, when the configuration names one. */
function hostedView(input: SiteViewInput): Pick<SearchView, 'hosted'> {
  const { appId, apiKey, hosts, facetFilters } = input.config.search;
  if (!appId || !apiKey) return {};
  const latest = input.instances.flatMap(({ id, versions }) =>
    versions.filter(({ isLast }) => isLast).map(({ name }) => [id, name] as const),
  );
  return {
    hosted: {
      appId,
      apiKey,
      ...(hosts && { hosts }),
      facetFilters,
      latest: Object.fromEntries(latest),
      rootBase: rootBase(input),
    },
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

/** A logo next to a visible title is decoration; alone it says what the site is. */
function brandView({ config, base, statics, href }: SiteViewInput): SiteView['brand'] {
  const { logo, title } = config.navbar;
  return {
    words: title === undefined ? config.brand.words : title ? [title] : [],
    ...(config.brand.badge && { badge: config.brand.badge }),
    href: logo?.href === undefined ? href('/') : leadsTo(logo.href, href),
    ...(logo?.target && { target: logo.target }),
    ...(logo && { logo: logoView(logo, 'navbar', { base, statics }, title === '' ? config.title : '') }),
  };
}
