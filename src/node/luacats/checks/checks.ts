import type { LostNames, ReadContext, TypeUse } from '../comment-model.ts';
import type { EntryDoc, GroupDoc, Position, Reference } from '../model.ts';
import { EVENT_CLASS } from '../names.ts';
import { fixForName, quotePosition, type Report } from '../report.ts';
import { requireText } from '../require-text.ts';
import { checkArguments } from './check-arguments.ts';
import { checkEventFiles, checkFamilyFiles } from './check-event-files.ts';
import { checkParams } from './check-params.ts';
import { checkTargets } from './check-targets.ts';
import { checkCycles } from './cycles.ts';

const OF_LUA = [
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

const BUILT_IN = [
  ...OF_LUA,
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
  const { report } = context;
  checkTypesOnce(reference, context);
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
  checkFieldNames(reference, report);
  checkFamilyFiles(reference, context);
  const events = new Map<string, Position>();
  reference.events = reference.events.filter(({ family, name, position }) =>
    addOnce(events, `event.${family}.${name}`, position, report),
  );
  checkEventFiles(reference, context);
  reference.types = [
    ...new Map(reference.types.toReversed().map((type) => [type.name, type])).values(),
  ].reverse();
  checkParams(reference, report);
  checkTargets([...symbols.keys(), ...events.keys()], reference, context);
}

/** Also reports types without a description, but not those that are defined again. */
function checkTypesOnce(reference: Reference, { types, report }: ReadContext): void {
  const first = new Map<string, Position>();
  const documented = new Set(reference.types.map(({ position }) => position));
  for (const block of types) {
    const { type } = block;
    if (OF_LUA.includes(type.name)) {
      const kind = type.kind === 'alias' ? 'an alias' : 'a class';
      const message = `\`${type.name}\` is a type of Lua, so it cannot be ${kind}.`;
      report.error(type.position, message, `Give the ${type.kind} another name.`);
    }
    const before = first.get(type.name);
    if (!before) {
      first.set(type.name, type.position);
      if (documented.has(type.position)) requireText(type, block, type.name, report);
    } else if (!EVENT_CLASS.test(type.name)) {
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

function checkTypeNames({ types, uses, generics, report, lost }: ReadContext): void {
  const known = new Set([...BUILT_IN, ...types.map(({ type }) => type.name), ...lost.types]);
  for (const { name, position } of generics) {
    if (!known.has(name)) continue;
    const message = `There is a type \`${name}\`, so \`@generic\` cannot have this name.`;
    report.error(position, message, 'Write another one, such as `T`, or remove it if the type is meant.');
  }
  const typeParams = new Map(types.map(({ type }) => [type.name, type.typeParams ?? '']));
  for (const use of uses) {
    checkArguments(use, typeParams.get(use.name), report);
    if (known.has(use.name)) continue;
    report.error(use.position, `Unknown type \`${use.name}\`.`, fixForUse(use, known));
  }
}

function fixForUse(
  { name, turned, isInAlias, mayBeText, of, isLast, owner }: TypeUse,
  known: Set<string>,
): string {
  if (name === 'void') return 'Leave it out: a function without a type of its result returns nothing.';
  if (turned && known.has(turned.type)) return turned.fix;
  if (of && /^(?:array|list|set|vector)$/i.test(name)) return `Write \`${of}[]\`.`;
  if (of && /^(?:dict|dictionary|map|record|hashmap)$/i.test(name)) return `Write \`table<${of}>\`.`;
  const meant = FOREIGN.get(name.toLowerCase());
  if (meant) return `Write \`${meant}\`.`;
  const define = `Define it with \`---@class ${name}\` or \`---@alias ${name}\``;
  const otherwise =
    isLast && !isInAlias
      ? `Remove the \`|\` if \`${name}\` is the start of the text. ${define} if it is a type.`
      : isInAlias
        ? `Write \`"${name}"\` if it is a value. ${define} if it is a type.`
        : `${define}, or ${mayBeText ? 'write the type before the text' : 'name another type'}.`;
  const others = owner === undefined ? known : [...known].filter((other) => other !== owner);
  return fixForName(name, others, otherwise);
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

/** Reports methods and functions of a class that have the name of one of its fields: the table keeps one of the two. */
function checkFieldNames({ types, groups }: Reference, report: Report): void {
  const fields = new Map(
    types.flatMap((type) => type.fields.map(({ name, position }) => [`${type.name}.${name}`, position])),
  );
  for (const { name, position } of groups.flatMap(({ entries }) => entries)) {
    const before = fields.get(name.replace(':', '.'));
    if (before) reportTwice(`\`${name}\``, position, before, report);
  }
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
      `\`${entry.name}\` has the same address as \`${before.name}\` at ${quotePosition(before.position)}: \`${group.id}/${entry.slug}\`.`,
      'Rename one of the two; addresses ignore letter case and underscores.',
    );
    return false;
  });
}
