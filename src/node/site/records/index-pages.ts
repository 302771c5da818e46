import { BUILD_TRAITS } from '../kinds.ts';
import type { CataloguePage } from '../model.ts';
import type { ViewContext } from '../views/context.ts';
import { RARE, type UnnumberedRecord } from './record.ts';

/** The pages of the docs that list others: their landing page, the indexes of events and types. */
export function indexPageRecords(pages: CataloguePage[], { href, i18n }: ViewContext): UnnumberedRecord[] {
  const heading = i18n.t('docs.heading', 'Documentation');
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
      where: heading,
      heading,
      weight: RARE,
    }));
}
