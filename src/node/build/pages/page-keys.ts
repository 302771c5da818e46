import type { PageModel } from '../../../shared/page.ts';
import type { DocumentFrame } from '../../document/document-frame.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { CataloguePage } from '../../site/index.ts';
import type { ShownSidebar } from './shown-sidebar.ts';

/** What a page is rendered from, with a hash of all of it but the shell and the neighbours. */
export interface KeyedModel {
  model: PageModel;
  key: string;
}

/**
 * Returns a function that hashes everything that the files of a page depend on.
 *
 * @param frame What the documents of all pages have in common.
 */
export function pageKeys(
  frame: DocumentFrame,
): (page: CataloguePage, keyed: KeyedModel, sidebar: ShownSidebar | undefined) => string {
  const common = keyOf('page', JSON.stringify(frame, withoutBytes));
  return ({ data: _data, origins: _origins, text: _text, ...page }, { model, key }, sidebar) =>
    keyOf(common, JSON.stringify(page), key, model.shell, model.nearby ?? '', sidebar?.key ?? '');
}

/** Documents name images and do not contain them; sets are lists in JSON. */
function withoutBytes(_key: string, value: unknown): unknown {
  if (value instanceof Set) return [...value];
  return value !== null && typeof value === 'object' && 'content' in value
    ? { ...value, content: '' }
    : value;
}
