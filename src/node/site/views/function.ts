import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { FunctionData } from '../../../shared/symbol-data.ts';
import type { EntryDoc, FunctionType, TypeExpr } from '../../luacats/model.ts';
import type { ViewContext } from './context.ts';
import { signatureHtml } from './signature.ts';
import { symbolData, symbolToc } from './symbol.ts';
import { quietHtml, typeHtml } from './type-html.ts';
import { usedIn } from './used-in.ts';
import { paramViews, returnViews } from './values.ts';

/** What an entry is called in its badge. */
const KIND_WORDS = {
  function: (i18n) => i18n.t('kind.function', 'Function'),
  method: (i18n) => i18n.t('kind.method', 'Method'),
  constructor: (i18n) => i18n.t('kind.constructor', 'Constructor'),
  value: (i18n) => i18n.t('kind.value', 'Value'),
} satisfies Record<EntryDoc['kind'], (i18n: Translator) => string>;

/** Returns the data of the page of a function, method, constructor or value. */
export function functionView(entry: EntryDoc, context: ViewContext): { data: FunctionData; toc: TocEntry[] } {
  const title = splitName(entry);
  const data: FunctionData = {
    ...symbolData(entry, title, KIND_WORDS[entry.kind](context.i18n), context),
    signatures: signatures(entry, title, context),
    params: paramViews(entry.params, context, entry.overloads),
    returns: returnViews(entry.returns, context),
    ...usedIn(entry, context),
  };
  const parts = [
    {
      id: 'parameters',
      text: context.i18n.t('symbol.parameters', 'Parameters'),
      present: data.params.length > 0,
    },
    { id: 'returns', text: context.i18n.t('symbol.returns', 'Returns'), present: data.returns.length > 0 },
  ];
  return { data, toc: symbolToc(parts, data, context) };
}

/**
 * Splits a full name into its quiet prefix and the name itself.
 *
 * @example
 * splitName({ name: 'client.trace_line', shortName: 'trace_line' }) // { prefix: 'client.', name: 'trace_line' }
 */
function splitName(entry: Pick<EntryDoc, 'name' | 'shortName'>): { prefix: string; name: string } {
  const cut = entry.name.length - entry.shortName.length;
  return { prefix: entry.name.slice(0, cut), name: entry.name.slice(cut) };
}

function signatures(
  entry: EntryDoc,
  title: { prefix: string; name: string },
  context: ViewContext,
): string[] {
  if (entry.kind === 'value') return [valueSignature(title, entry.valueType, context)];
  const main = signatureHtml({ ...title, params: entry.params, returns: entry.returns }, context.typeLink);
  return [main, ...entry.overloads.map((overload) => overloadSignature(overload, title, context))];
}

function overloadSignature(
  overload: FunctionType,
  title: { prefix: string; name: string },
  context: ViewContext,
): string {
  const params = overload.params.filter((param, index) => !(index === 0 && param.name === 'self'));
  return signatureHtml({ ...title, params, returns: overload.returns }, context.typeLink);
}

function valueSignature(
  title: { prefix: string; name: string },
  type: TypeExpr | undefined,
  context: ViewContext,
): string {
  const name = `${quietHtml(escapeHtml(title.prefix))}<span class="f">${escapeHtml(title.name)}</span>`;
  const html = type ? `${name}${quietHtml(': ')}${typeHtml(type, context.typeLink)}` : name;
  return `<span class="line">${html}</span>`;
}
