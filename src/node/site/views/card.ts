import { escapeHtml } from '../../../shared/escape-html.ts';
import type { PageData } from '../../../shared/page-data.ts';
import { traitsOf } from '../../../shared/page-kinds.ts';
import type { CardContent, SymbolCard } from '../../../shared/symbol-card.ts';
import type {
  EventData,
  FunctionData,
  GroupData,
  MemberView,
  TypeData,
  ValueView,
} from '../../../shared/symbol-data.ts';
import type { CataloguePage } from '../catalogue-page.ts';

/** Names of fields or members that a card lists. */
const MOST_NAMES = 8;

/** Kinds of page that are about a symbol. */
type SymbolKind = 'Event' | 'Function' | 'Group' | 'Type';

type AnySymbolData = Pick<FunctionData, 'name' | 'prefix' | 'badges' | 'leadHtml'> &
  Partial<FunctionData & EventData & TypeData & GroupData>;

/** Returns what the hover cards of links to a page say; undefined unless the page is about a symbol. */
export function cardOf({ kind, data }: Pick<CataloguePage, 'kind' | 'data'>): SymbolCard | undefined {
  if (!isOfSymbol(kind, data)) return undefined;
  const { params = [], returns = [], fields = [], indexFields = [], members = [] } = data;
  const places = Object.fromEntries([
    ...[...params, ...returns, ...fields, ...indexFields].flatMap((value) =>
      placeOf(value.id, cardOfValue(value)),
    ),
    ...members.flatMap((member) => placeOf(member.id, cardOfMember(member))),
  ]);
  const warning = data.badges.find(({ tone }) => tone === 'warning')?.text;
  return {
    codeHtml: codeOf(kind, data),
    textHtml: data.leadHtml,
    ...(warning && { warning }),
    ...(Object.keys(places).length > 0 && { places }),
  };
}

function isOfSymbol(
  kind: string,
  data: PageData[keyof PageData],
): data is AnySymbolData & PageData[SymbolKind] {
  return traitsOf(kind).isSymbol === true && 'badges' in data;
}

function codeOf(kind: string, data: AnySymbolData): string {
  const { prefix, name, signatures, fields = [], members = [], baseHtml } = data;
  if (signatures?.[0]) return signatures[0];
  const title = `${escapeHtml(prefix)}<b class="f">${escapeHtml(name)}</b>`;
  if (baseHtml) return `${title}: ${baseHtml}`;
  if (members.length > 0)
    return `${title}: ${shortList(
      members.map(({ literal }) => literal),
      ' | ',
    )}`;
  if (kind === 'Group' || fields.length === 0) return title;
  return `${title}: ${shortList(
    fields.map((field) => escapeHtml(field.name)),
    ', ',
  )}`;
}

function shortList(names: string[], between: string): string {
  const shown = names.slice(0, MOST_NAMES).join(between);
  return names.length > MOST_NAMES ? `${shown}${between}…` : shown;
}

/** An entry for a part of the page, unless it has no id. */
function placeOf(id: string | undefined, card: CardContent): [string, CardContent][] {
  return id ? [[id, card]] : [];
}

function cardOfValue({ name, optional, typeHtml, descriptionHtml }: ValueView): CardContent {
  return {
    codeHtml: `<b>${escapeHtml(name)}</b>${optional ? '?' : ''}: ${typeHtml}`,
    textHtml: descriptionHtml,
  };
}

function cardOfMember({ literal, descriptionHtml }: MemberView): CardContent {
  return { codeHtml: `<b>${literal}</b>`, textHtml: descriptionHtml };
}
