import type { ReadContext, TypeUse } from '../comment-model.ts';
import type { Position, Reference } from '../model.ts';
import { EVENT_CLASS } from '../names.ts';
import { fixForName } from '../report.ts';
import { requireText } from '../require-text.ts';
import { checkArguments } from './check-arguments.ts';
import { reportTwice } from './report-twice.ts';

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

/**
 * Reports types that are defined twice or named like one of Lua, and those without a description, but not those that are
 * defined again.
 */
export function checkTypesOnce(reference: Reference, { types, report }: ReadContext): void {
  const first = new Map<string, Position>();
  const documented = new Set(reference.types.map(({ position }) => position));
  for (const block of types) {
    const { type } = block;
    if (OF_LUA.includes(type.name)) {
      const kind = type.kind === 'alias' ? 'an alias' : 'a class';
      const message = `\`${type.name}\` is a built-in Lua type, so it cannot be ${kind}.`;
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

/** Names of types in other languages, and the names that they have here. */
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

/** Reports uses of types that nothing defines or with the wrong number of type parameters, and parameters with the name of a type. */
export function checkTypeNames({ types, uses, generics, report, lost }: ReadContext): void {
  const known = new Set([...BUILT_IN, ...types.map(({ type }) => type.name), ...lost.types]);
  for (const { name, position } of generics) {
    if (!known.has(name)) continue;
    const message = `There is a type \`${name}\`, so \`@generic\` cannot have this name.`;
    report.error(position, message, 'Write another one, such as `T`, or remove it if the type is meant.');
  }
  for (const { type } of types) {
    const taken = type.typeParams?.match(/\w+/g)?.find((name) => known.has(name));
    if (taken === undefined) continue;
    const message = `There is a type \`${taken}\`, so the type parameter of \`${type.name}\` cannot have this name.`;
    report.error(
      type.position,
      message,
      'Write another one, such as `T`, or remove it if the type is meant.',
    );
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
  if (name === 'void') return 'Remove it: a function without a return type returns nothing.';
  if (turned && known.has(turned.type)) return turned.fix;
  if (of && /^(?:array|list|set|vector)$/i.test(name)) return `Write \`${of}[]\`.`;
  if (of && /^(?:dict|dictionary|map|record|hashmap)$/i.test(name)) return `Write \`table<${of}>\`.`;
  const meant = FOREIGN.get(name.toLowerCase());
  if (meant) return `Write \`${meant}\`.`;
  if (/^[A-Z]$/.test(name))
    return `Write \`---@generic ${name}\` in a line of its own if it stands for any type, or name another type.`;
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
