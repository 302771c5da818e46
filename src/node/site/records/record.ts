import type { SearchRecord } from '../../../shared/search/model.ts';
import { plainText } from '../../markdown/index.ts';
import type { SymbolPage } from '../reference/symbols.ts';
import type { ViewContext } from '../views/context.ts';

/** A record before it has its number in the index. */
export type UnnumberedRecord = Omit<SearchRecord, 'id'>;

/** Weight of most pages. */
export const USUAL = 2;
/** Standard libraries and the engine's own events are looked for less often than the platform's. */
export const RARE = 1;

/** What hits of a part of the reference show, and the title that they are listed under. */
export interface RecordLabels {
  /** Shown with the hit: `client`. */
  where: string;
  /** Title that hits are listed under: `API`. */
  heading: string;
}

/** A phrase that is a name in another library, and so another name of the symbol: `json.decode`. */
const NAME = /^\w+[.:]\w+$/;

/** Returns the record of a symbol's page, without its words. */
export function pageRecord(
  page: SymbolPage,
  labels: RecordLabels,
  weight: number,
  context: ViewContext,
): UnnumberedRecord {
  const phrases = page.phrases.filter((phrase) => !NAME.test(phrase));
  return {
    href: context.href(page.route),
    kind: page.kind,
    type: 'page',
    name: page.label,
    aliases: page.phrases.filter((phrase) => NAME.test(phrase)),
    summary: plainText(page.summary),
    text: '',
    ...labels,
    weight,
    ...(phrases.length > 0 && { phrases: phrases.join(', ') }),
    ...(page.deprecated && { deprecated: true as const }),
  };
}

/** Returns the record of a parameter, field, constant or member on a page. */
export function partRecord(
  { description }: { description: string },
  name: string,
  anchor: string,
  page: SymbolPage,
  labels: RecordLabels,
  context: ViewContext,
): UnnumberedRecord {
  const { phrases: _, ...shared } = pageRecord(page, labels, USUAL, context);
  return {
    ...shared,
    href: `${context.href(page.route)}#${anchor}`,
    type: 'part',
    name,
    aliases: [],
    summary: plainText(description),
  };
}
