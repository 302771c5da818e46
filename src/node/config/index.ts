/** The site's configuration: what `site.config.ts` may say, and how it is read. */
export { editAddress, issueAddress } from './addresses.ts';
export { type Complaint, formatPath } from './explain.ts';
export { listNames } from './fields.ts';
export { configProblems, loadConfig } from './load.ts';
export type { SiteConfig } from './schema.ts';
export { configTexts, translateConfig } from './texts.ts';
