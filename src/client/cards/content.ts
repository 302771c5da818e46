import { escapeHtml } from '../../shared/escape-html.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { EventData, FunctionData, GroupData, TypeData } from '../../shared/symbol-data.ts';

/** What a card shows, as HTML that the build has made. */
export interface CardContent {
  /** Signature, or name with type. */
  codeHtml: string;
  textHtml: string;
  /** Word of warning before the text: `Deprecated`. */
  warning?: string;
}

/** Names of fields or members that a card lists. */
const MOST_NAMES = 8;

/**
 * Returns what a card says about a page, or about a parameter, return value, field or member on it; absent when the
 * data has nothing about it.
 *
 * @param anchor Id of the place; empty for the symbol itself.
 */
export function cardContent(
  { kind, data }: { kind: string; data: unknown },
  anchor: string,
): CardContent | undefined {
  if (!isOfSymbol(kind, data)) return undefined;
  const place = anchor && placeContent(data, anchor);
  if (place) return place;
  const codeHtml = codeOf(kind, data);
  const warning = data.badges.find(({ tone }) => tone === 'warning')?.text;
  return codeHtml ? { codeHtml, textHtml: data.leadHtml, ...(warning && { warning }) } : undefined;
}

type SymbolPageData = Partial<FunctionData & EventData & TypeData & GroupData> &
  Pick<FunctionData, 'name' | 'prefix' | 'badges' | 'leadHtml'>;

function isOfSymbol(kind: string, data: unknown): data is SymbolPageData {
  const isSymbol = SYMBOL_KINDS.some((symbolKind) => symbolKind === kind);
  if (!isSymbol || typeof data !== 'object' || data === null) return false;
  return 'name' in data && 'leadHtml' in data && 'badges' in data && Array.isArray(data.badges);
}

const SYMBOL_KINDS = ['Function', 'Event', 'Type', 'Group'] satisfies (keyof PageData)[];

function codeOf(kind: string, data: SymbolPageData): string {
  const { prefix, name, signatures, fields = [], members = [], baseHtml } = data;
  if (signatures?.[0]) return signatures[0];
  const title = `${escapeHtml(prefix)}<b class="f">${escapeHtml(name)}</b>`;
  if (baseHtml) return `${title}: ${baseHtml}`;
  if (members.length > 0)
    return `${title}: ${list(
      members.map(({ literal }) => literal),
      ' | ',
    )}`;
  if (kind === 'Group' || fields.length === 0) return title;
  return `${title}: ${list(
    fields.map((field) => escapeHtml(field.name)),
    ', ',
  )}`;
}

function list(names: string[], between: string): string {
  const shown = names.slice(0, MOST_NAMES).join(between);
  return names.length > MOST_NAMES ? `${shown}${between}…` : shown;
}

function placeContent(data: SymbolPageData, anchor: string): CardContent | undefined {
  const { params = [], returns = [], fields = [], indexFields = [], members = [] } = data;
  const value = [...params, ...returns, ...fields, ...indexFields].find(({ id }) => id === anchor);
  if (value) {
    const name = `<b>${escapeHtml(value.name)}</b>${value.optional ? '?' : ''}`;
    return { codeHtml: `${name}: ${value.typeHtml}`, textHtml: value.descriptionHtml };
  }
  const member = members.find(({ id }) => id === anchor);
  return member && { codeHtml: `<b>${member.literal}</b>`, textHtml: member.descriptionHtml };
}
