/** The site's configuration: what `site.config.ts` may say, and how it is read. */
export { editAddress, issueAddress } from './addresses.ts';
export { loadConfig } from './load.ts';
export type { SiteConfig } from './schema.ts';
export { configTexts, translateConfig } from './texts.ts';
