import type { CataloguePage } from '../catalogue-page.ts';
import { BUILD_TRAITS } from '../pages/kinds.ts';
import type { ViewContext } from '../views/context.ts';
import { RARE, type UnnumberedRecord } from './record.ts';

/** The pages of the docs that list others: their landing page, the indexes of events and types. */
export function indexPageRecords(pages: CataloguePage[], context: ViewContext): UnnumberedRecord[] {
  const { href, i18n } = context;
  const heading = i18n.t('docs.heading', 'Documentation');
  return pages
    .filter(({ kind }) => BUILD_TRAITS[kind].isListOfDocs)
    .map(
      ({ route, kind, title, description }): UnnumberedRecord => ({
        href: href(route),
        kind,
        type: 'page',
        name: title,
        aliases: [route.split('/').at(-1) ?? ''],
        summary: description,
        text: '',
        ...phrasesOf(route, context),
        where: heading,
        heading,
        weight: RARE,
      }),
    );
}

/** Phrases of the families whose page this is. */
function phrasesOf(
  route: string,
  { families, reference, routes }: ViewContext,
): Pick<UnnumberedRecord, 'phrases'> {
  const here = families.filter((family) => routes.family(family) === route).map(({ id }) => id);
  const phrases = reference.families
    .filter(({ id }) => here.includes(id))
    .flatMap((family) => family.phrases);
  return phrases.length ? { phrases: phrases.join(', ') } : {};
}
