/** The site's configuration: the fields of `site.config.ts`, and how it is read. */

export { type ConfigIssue, formatPath } from './explain.ts';
export { htmlMistake, listNames } from './fields.ts';
export { configProblems, loadConfig } from './load.ts';
export { editFormUrl, issueFormUrl } from './repository-urls.ts';
export type { SiteConfig } from './schema.ts';
export { configTexts, translateConfig } from './texts.ts';
