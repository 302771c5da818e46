/** The site's configuration: the fields of `site.config.ts`, and how it is read. */

export { CONFIG_FILE } from './config-file.ts';
export { configProblems, loadConfig } from './loading/load.ts';
export { type ConfigIssue, formatPath } from './messages/explain.ts';
export { editFormUrl, issueFormUrl } from './repository-urls.ts';
export { listNames } from './schema/fields.ts';
export { htmlMistake } from './schema/html-field.ts';
export type { SiteConfig } from './schema/schema.ts';
export { configTexts, translateConfig } from './texts.ts';
