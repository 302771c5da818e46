import type { LostNames, ReadContext } from './comment-model.ts';
import { checkCycles } from './cycles.ts';
import type { EntryDoc, GroupDoc, Position, Reference } from './model.ts';
import { groupId } from './names.ts';
import { fixForName, quotePosition, type Report } from './report.ts';
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
  // Types that editors bring along for Lua's own libraries.
  'exitcode',
  'ffi.cdata*',
  'ffi.cdecl*',
  'ffi.ct*',
  'ffi.ctype*',
  'file*',
  'filetype',
  'gcoptions',
  'hookmask',
  'infowhat',
  'loadmode',
  'localecategory',
  'metatable',
  'openmode',
  'osdate',
  'osdateparam',
  'popenmode',
  'readmode',
  'seekwhence',
  'vbuf',
];

/** Collects the names in the text of a file that does not parse, so that their uses elsewhere are not reported too. */
export function findLostNames(text: string, group: string): LostNames {
  const types = Array.from(
    text.matchAll(/^---@(?:class|alias|enum)\s+(?:\(\w+\)\s*)?([\w.*]+)/gm),
    (match) => match[1] ?? '',
  );
  const symbols = Array.from(text.matchAll(/^(?:\w+[ \t]+)*([\w.:]+)\s*[(=]/gm), (match) => match[1] ?? '');
  return { types, symbols: [...types, ...symbols, group] };
}

/** Checks what only all files together show: names defined twice, routes used twice, names that nothing defines. */
export function checkReference(reference: Reference, context: ReadContext): void {
  const { report, lost, hidden } = context;
  checkTypesOnce(context);
  const circular = checkCycles(context);
  // Following an alias to what it stands for would never end.
  for (const type of reference.types) if (circular.has(type.name)) delete type.base;
  checkTypeNames(context);
  const symbols = new Map<string, Position>();
  for (const group of reference.groups) {
    for (const field of group.fields) addOnce(symbols, `${group.id}.${field.name}`, field.position, report);
    group.entries = group.entries.filter(({ kind, name, position }) =>
      addOnce(symbols, kind === 'constructor' ? `${group.id}.__call` : name, position, report),
    );
    checkSlugs(group, report);
  }
  const events = new Map<string, Position>();
  reference.events = reference.events.filter(({ family, name, position }) =>
    addOnce(events, `event.${family}.${name}`, position, report),
  );
  checkEventFiles(reference, context);
  reference.types = [
    ...new Map(reference.types.toReversed().map((type) => [type.name, type])).values(),
  ].reverse();
  const known = new Set([...symbols.keys(), ...events.keys(), ...lost.symbols]);
  for (const group of reference.groups) known.add(group.id);
  for (const type of reference.types) known.add(type.name);
  for (const event of reference.events) known.add(`event.${event.family}`);
  for (const { target, position } of context.sees) {
    if (known.has(target) || /^(?:\/|https?:\/\/)/.test(target)) continue;
    if (hidden.has(target)) {
      const message = `\`@see ${target}\` names a symbol that is private, protected or package-only, so it has no page.`;
      report.error(position, message, 'Remove the line, or the tag that hides the symbol.');
      continue;
    }
    report.error(
      position,
      `\`@see ${target}\` does not name anything that is documented.`,
      fixForName(
        target,
        known,
        'Write the full name of a symbol, as in `group.name`, or a route that starts with `/`.',
      ),
    );
  }
}

/** Reports events in the file of another family, and classes in these files that were meant to be events. */
function checkEventFiles({ events, types }: Reference, { report, uses, lost }: ReadContext): void {
  const families = new Set(events.map(({ family, position }) => `${family} ${position.file}`));
  for (const { family, name, position } of events) {
    const own = groupId(position.file);
    if (own === family || !families.has(`${own} ${position.file}`)) continue;
    const fix = `Move it to \`definitions/events/${family}.lua\`, or write \`event.${own}.${name}\`.`;
    report.error(position, `\`event.${family}.${name}\` is in the file of the family \`${own}\`.`, fix);
  }
  const used = new Set([...uses.map(({ name }) => name), ...lost.types]);
  for (const { kind, name, position } of types) {
    const own = groupId(position.file);
    if (kind !== 'class' || used.has(name) || !families.has(`${own} ${position.file}`)) continue;
    const message = `\`${name}\` is not an event, and nothing uses it as a type.`;
    report.warn(
      position,
      message,
      `Write \`---@class event.${own}.${name}\`, or move it to \`definitions/types.lua\`.`,
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

/** Types of other languages, and what they are called here. */
const FOREIGN = new Map([
  ['array', 'any[]'],
  ['list', 'any[]'],
  ['callback', 'function'],
  ['char', 'string'],
  ['double', 'number'],
  ['float', 'number'],
  ['null', 'nil'],
  ['num', 'number'],
  ['undefined', 'nil'],
  ['object', 'table'],
  ['str', 'string'],
]);

function checkTypeNames({ types, uses, report, lost }: ReadContext): void {
  const known = new Set([...BUILT_IN, ...types.map(({ type }) => type.name), ...lost.types]);
  for (const { name, position } of uses) {
    if (known.has(name)) continue;
    const otherwise = `Define it with \`---@class ${name}\` or \`---@alias ${name}\`, or write the type before the text.`;
    const meant = FOREIGN.get(name.toLowerCase());
    const fix = meant ? `Write \`${meant}\`.` : fixForName(name, known, otherwise);
    report.error(position, `Unknown type \`${name}\`.`, fix);
  }
}

/**
 * Returns whether a name is new; what is defined twice is left out, so that no page is claimed twice. Also finds an
 * event written both as a class and as a function, which `checkTypesOnce` cannot see.
 */
function addOnce(seen: Map<string, Position>, name: string, position: Position, report: Report): boolean {
  const before = seen.get(name);
  if (before) reportTwice(`\`${name}\``, position, before, report);
  else seen.set(name, position);
  return !before;
}

function reportTwice(what: string, position: Position, before: Position, report: Report): void {
  report.error(
    position,
    `${what} is defined twice; the first is at ${quotePosition(before)}.`,
    'Remove or rename one of the two.',
  );
}

function checkSlugs(group: GroupDoc, report: Report): void {
  const seen = new Map<string, EntryDoc>();
  group.entries = group.entries.filter((entry) => {
    const before = seen.get(entry.slug);
    seen.set(entry.slug, before ?? entry);
    if (!before) return true;
    report.error(
      entry.position,
      `\`${entry.name}\` has the same route as \`${before.name}\` at ${quotePosition(before.position)}: \`${group.id}/${entry.slug}\`.`,
      'Rename one of the two; routes ignore letter case and underscores.',
    );
    return false;
  });
}
