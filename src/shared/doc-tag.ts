/** Which docs a page belongs to. */
export interface DocVersion {
  /** Id of the docs instance. */
  instance: string;
  /** Name of the version. */
  version: string;
}

/** Tag of pages outside the docs. */
export const DEFAULT_TAG = 'default';

/** Names of the meta elements that tell a search crawler what a page belongs to. */
export const CRAWLER_META = {
  language: 'docsearch:language',
  version: 'docsearch:version',
  tag: 'docsearch:docusaurus_tag',
};

/** Value of the `robots` meta element on pages without content of their own. */
export const NOT_INDEXED = 'noindex, follow';

/**
 * Returns the tag by which the hosted search distinguishes versions of the docs.
 *
 * @example
 * docTag({ instance: 'default', version: 'current' }) // 'docs-default-current'
 * docTag(undefined) // 'default'
 */
export function docTag(doc: DocVersion | undefined): string {
  return doc ? `docs-${doc.instance}-${doc.version}` : DEFAULT_TAG;
}
