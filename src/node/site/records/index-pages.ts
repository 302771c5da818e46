import type { PageKind } from '../../../shared/page-data.ts';
import type { CataloguePage } from '../index.ts';
import type { ViewContext } from '../views/context.ts';
import { type Draft, RARE } from './draft.ts';

/** Kinds of pages that list others. */
const LISTS: readonly PageKind[] = ['DocsIndex', 'EventIndex', 'TypeIndex'];

/** The pages of the docs that list others: their landing page, the indexes of events and types. */
export function indexPageRecords(pages: CataloguePage[], { href, words }: ViewContext): Draft[] {
  const place = words.t('docs.heading', 'Documentation');
  return pages
    .filter(({ kind }) => LISTS.includes(kind))
    .map(({ route, kind, title, description }) => ({
      href: href(route),
      kind,
      type: 'page',
      name: title,
      aliases: [route.split('/').at(-1) ?? ''],
      summary: description,
      text: '',
      where: place,
      heading: place,
      weight: RARE,
    }));
}
