import type { CataloguePage } from '../catalogue-page.ts';
import { BUILD_TRAITS } from '../pages/kinds.ts';
import type { ViewContext } from '../views/context.ts';
import { RARE, type UnnumberedRecord } from './record.ts';

/** Pages after the first one of a list of posts. */
const LATER = /\/page\/\d+$/;

/**
 * Returns the records of the pages that list others: the landing page of the docs, the indexes of events and types, the
 * list of posts.
 */
export function indexPageRecords(pages: CataloguePage[], context: ViewContext): UnnumberedRecord[] {
  const { href, i18n } = context;
  const ofDocs = i18n.t('docs.heading', 'Documentation');
  return pages
    .filter(({ kind, route }) => BUILD_TRAITS[kind].isListOfPages && !LATER.test(route))
    .map(({ route, kind, title, description }): UnnumberedRecord => {
      const heading = kind === 'BlogList' ? title : ofDocs;
      return {
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
      };
    });
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
