import type { ReadContext } from './block.ts';
import type { EntryDoc, GroupDoc, Position, Reference } from './model.ts';
import { mendName, placeText, type Report } from './report.ts';
import { EVENT_CLASS } from './symbols.ts';

const BUILT_IN = [
  'any',
  'boolean',
  'false',
  'function',
  'integer',
  'lightuserdata',
  'nil',
  'number',
  'self',
  'string',
  'table',
  'thread',
  'true',
  'unknown',
  'userdata',
];

/** Names that a file which does not parse would define, as far as its text tells. */
export interface LostNames {
  types: string[];
  symbols: string[];
}

/** Collects the names in the text of a file that does not parse, so that their uses elsewhere are not reported too. */
export function findLostNames(text: string, group: string): LostNames {
  const types = Array.from(
    text.matchAll(/^---@(?:class|alias)\s+(?:\(\w+\)\s*)?([\w.*]+)/gm),
    (match) => match[1] ?? '',
  );
  const symbols = Array.from(text.matchAll(/^(?:function\s+)?([\w.:]+)\s*[(=]/gm), (match) => match[1] ?? '');
  return { types, symbols: [...types, ...symbols, group] };
}

/** Checks what only all files together show: names defined twice, routes used twice, names that nothing defines. */
export function checkReference(reference: Reference, context: ReadContext, lost: LostNames): void {
  const { report } = context;
  checkTypesOnce(context);
  checkTypeNames(context, lost);
  const symbols = new Map<string, Position>();
  for (const group of reference.groups) {
    for (const field of group.fields) addOnce(symbols, `${group.id}.${field.name}`, field.position, report);
    for (const entry of group.entries) {
      const name = entry.kind === 'constructor' ? `${group.id}.__call` : entry.name;
      addOnce(symbols, name, entry.position, report);
    }
    checkSlugs(group, report);
  }
  const events = new Map<string, Position>();
  for (const event of reference.events)
    addOnce(events, `event.${event.family}.${event.name}`, event.position, report);
  const known = new Set([...symbols.keys(), ...events.keys(), ...lost.symbols]);
  for (const group of reference.groups) known.add(group.id);
  for (const type of reference.types) known.add(type.name);
  for (const event of reference.events) known.add(`event.${event.family}`);
  for (const { target, position } of context.sees) {
    if (known.has(target) || /^(?:\/|https?:\/\/)/.test(target)) continue;
    report.error(
      position,
      `\`@see ${target}\` names nothing that is documented.`,
      mendName(
        target,
        known,
        'Write the full name of a symbol, as in `group.name`, or a route that starts with `/`.',
      ),
    );
  }
}

function checkTypesOnce({ types, report }: ReadContext): void {
  const first = new Map<string, Position>();
  for (const { type } of types) {
    const before = first.get(type.name);
    if (!before) first.set(type.name, type.position);
    else if (!EVENT_CLASS.test(type.name)) {
      reportTwice(`The ${type.kind} \`${type.name}\``, type.position, before, report);
    }
  }
}

function checkTypeNames({ types, uses, report }: ReadContext, lost: LostNames): void {
  const known = new Set([...BUILT_IN, ...types.map(({ type }) => type.name), ...lost.types]);
  for (const { name, position } of uses) {
    if (known.has(name)) continue;
    const otherwise = `Define it with \`---@class ${name}\` or \`---@alias ${name}\`, or write the type before the text.`;
    report.error(position, `Unknown type \`${name}\`.`, mendName(name, known, otherwise));
  }
}

/** Also finds an event written both as a class and as a function, which `checkTypesOnce` cannot see. */
function addOnce(seen: Map<string, Position>, name: string, position: Position, report: Report): void {
  const before = seen.get(name);
  if (before) reportTwice(`\`${name}\``, position, before, report);
  else seen.set(name, position);
}

function reportTwice(what: string, position: Position, before: Position, report: Report): void {
  report.error(
    position,
    `${what} is defined twice; the first is at ${placeText(before)}.`,
    'Remove or rename one of the two.',
  );
}

function checkSlugs(group: GroupDoc, report: Report): void {
  const seen = new Map<string, EntryDoc>();
  for (const entry of group.entries) {
    const before = seen.get(entry.slug);
    if (!before) seen.set(entry.slug, entry);
    else if (before.name !== entry.name) {
      report.error(
        entry.position,
        `\`${entry.name}\` has the same route as \`${before.name}\` at ${placeText(before.position)}: \`${group.id}/${entry.slug}\`.`,
        'Rename one of the two; letter case and underscores do not count in routes.',
      );
    }
  }
}
