import type { SiteConfigInput } from './site-config.generated.ts';

/** Gives `site.config.ts` its types: `export default defineSite({ ... })`. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}

/**
 * A list with the item when it has an address, and without it when the address is not configured.
 *
 * @example
 * items: [...whenSet({ label: 'Forums', href: addresses.forum })]
 */
export function whenSet<Item extends { href?: string | undefined }>(item: Item): (Item & { href: string })[] {
  const { href } = item;
  return href ? [{ ...item, href }] : [];
}
