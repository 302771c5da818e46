import type { CataloguePage } from '../index.ts';
import { BUILD_TRAITS } from '../kinds.ts';
import type { ViewContext } from '../views/context.ts';
import { type Draft, RARE } from './draft.ts';

/** The pages of the docs that list others: their landing page, the indexes of events and types. */
export function indexPageRecords(pages: CataloguePage[], { href, words }: ViewContext): Draft[] {
  const place = words.t('docs.heading', 'Documentation');
  return pages
    .filter(({ kind }) => BUILD_TRAITS[kind].isListOfDocs)
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
