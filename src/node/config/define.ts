import type { SiteConfigInput } from './site-config.generated.ts';

/** Returns a configuration unchanged, and gives `site.config.ts` its types: `export default defineSite({ ... })`. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}

/**
 * Returns a list with the item when it has a URL, and an empty list when the URL is not configured.
 *
 * @example
 * items: [...whenSet({ label: 'Forums', href: urls.forum })]
 */
export function whenSet<Item extends { href?: string | undefined }>(item: Item): (Item & { href: string })[] {
  const { href } = item;
  return href ? [{ ...item, href }] : [];
}
