import type { Translator } from '../../shared/i18n/translator.ts';
import { addTo } from '../diagnostics/add-to.ts';
import type { ApiChanges, PartChange } from './diff.ts';
import type { Outline } from './outline.ts';
import type { SnapshotSymbol } from './snapshot.ts';

/** What changes are written with. */
export interface ChangesText {
  before: Outline;
  after: Outline;
  i18n: Translator;
  /** Level of the headings. */
  depth: number;
  /** Address of a symbol; absent where it has no page. Only names when the function is absent. */
  hrefOf?(ref: string): string | undefined;
}

/** Writes changes of an API as Markdown: what is new, gone and different, and how many texts were reworded. */
export function changesText(changes: ApiChanges, options: ChangesText): string {
  const { i18n, before, after } = options;
  const symbols = (refs: string[], outline: Outline) =>
    refs.map((ref) => `- ${nameOf(ref, options)} (${kindWord(outline[ref]?.kind, i18n)})`);
  const changed = changes.changed.flatMap(({ ref, parts }) => [
    `- ${nameOf(ref, options)}`,
    ...partTexts(parts, i18n).map((text) => `  - ${text}`),
  ]);
  const parts = [
    ...section(i18n.t('changes.added', 'Added'), symbols(changes.added, after), options),
    ...section(i18n.t('changes.removed', 'Removed'), symbols(changes.removed, before), options),
    ...section(i18n.t('changes.changed', 'Changed'), changed, options),
  ];
  const count = changes.reworded.length;
  if (!parts.length) parts.push(i18n.t('changes.none', 'No symbol was added, removed or changed.'));
  if (count)
    parts.push(
      i18n.plural(
        'changes.reworded',
        'Only texts changed in {count} symbol.|Only texts changed in {count} symbols.',
        count,
      ),
    );
  return `${parts.join('\n\n')}\n`;
}

function section(title: string, lines: string[], { depth }: ChangesText): string[] {
  return lines.length ? [`${'#'.repeat(depth)} ${title} (${countItems(lines)})`, lines.join('\n')] : [];
}

function countItems(lines: string[]): number {
  return lines.filter((line) => line.startsWith('- ')).length;
}

/** `symbol:client.log` as `client.log`, a link where it has an address. */
function nameOf(ref: string, { hrefOf }: ChangesText): string {
  const name = code(ref.slice(ref.indexOf(':') + 1));
  const href = hrefOf?.(ref);
  return href === undefined ? name : `[${name}](${href})`;
}

function kindWord(kind: SnapshotSymbol['kind'] | undefined, i18n: Translator): string {
  switch (kind) {
    case 'method':
      return i18n.t('changes.method', 'method');
    case 'constructor':
      return i18n.t('changes.constructor', 'constructor');
    case 'value':
      return i18n.t('changes.value', 'value');
    case 'constant':
      return i18n.t('changes.constant', 'constant');
    case 'event':
      return i18n.t('changes.event', 'event');
    case 'class':
      return i18n.t('changes.class', 'class');
    case 'alias':
      return i18n.t('changes.alias', 'alias');
    case 'valueSet':
      return i18n.t('changes.valueSet', 'value set');
    case 'group':
      return i18n.t('changes.group', 'group');
    default:
      return i18n.t('changes.function', 'function');
  }
}

/** One line for each part; names without more to say share one. */
function partTexts(parts: PartChange[], i18n: Translator): string[] {
  const isName = ({ name, before, after }: PartChange) => name !== undefined && (before ?? after) === name;
  const keyOf = (part: PartChange) => `${part.part} ${part.before === undefined}`;
  const lists = new Map<string, PartChange[]>();
  for (const part of parts.filter(isName)) addTo(lists, keyOf(part), part);
  return parts.flatMap((part) => {
    if (!isName(part)) return partText(part, i18n);
    const list = lists.get(keyOf(part)) ?? [];
    if (list[0] !== part) return [];
    const names = list.map(({ name = '' }) => code(name)).join(', ');
    return addedOrRemoved(part, `${partWord(part.part, i18n, list.length)} ${names}`, i18n);
  });
}

/** Says of a part whether it is new or gone. */
function addedOrRemoved({ after }: PartChange, what: string, i18n: Translator): string {
  return after === undefined
    ? i18n.t('changes.partRemoved', '{what} (removed)', { what })
    : i18n.t('changes.partAdded', '{what} (added)', { what });
}

function partText(change: PartChange, i18n: Translator): string {
  const { part, name, before, after } = change;
  if (part === 'deprecated') {
    return after === undefined
      ? i18n.t('changes.notDeprecated', 'No longer deprecated')
      : i18n.t('changes.deprecated', 'Deprecated');
  }
  if (part === 'async') {
    return after === undefined
      ? i18n.t('changes.notAsync', 'No longer pauses the coroutine that calls it')
      : i18n.t('changes.async', 'May pause the coroutine that calls it');
  }
  const word = partWord(part, i18n);
  const what = name === undefined ? word : `${word} ${code(name)}`;
  if (before !== undefined && after !== undefined) {
    const values = { what, before: code(before), after: code(after) };
    return i18n.t('changes.partChanged', '{what}: {before} is now {after}', values);
  }
  return addedOrRemoved(change, `${what}: ${code(before ?? after ?? '')}`, i18n);
}

/** Returns the word for a kind of part, in the form for the number of parts that a line lists. */
function partWord(part: PartChange['part'], i18n: Translator, count = 1): string {
  switch (part) {
    case 'kind':
      return i18n.t('changes.partKind', 'Kind');
    case 'module':
      return i18n.t('changes.partModule', 'Module');
    case 'param':
      return i18n.t('changes.partParam', 'Parameter');
    case 'return':
      return i18n.t('changes.partReturn', 'Return value');
    case 'field':
      return i18n.t('changes.partField', 'Field');
    case 'member':
      return i18n.plural('changes.partMember', 'Member|Members', count);
    case 'overload':
      return i18n.t('changes.partOverload', 'Way to call it');
    case 'operator':
      return i18n.t('changes.partOperator', 'Operator');
    case 'parent':
      return i18n.t('changes.partParent', 'Parent');
    case 'order':
      return i18n.t('changes.partOrder', 'Order');
    default:
      return i18n.t('changes.partType', 'Type');
  }
}

/** Text as a code span, whatever it contains. */
function code(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}
