import type { GroupDoc, Reference, TypeExpr } from '../luacats/model.ts';

/** Libraries that the language server describes itself; `runtime.builtin` switches them on and off. */
const LIBRARIES = new Set(
  'bit bit32 coroutine debug ffi io jit math os package string table utf8'.split(' '),
);

/** Functions of the server's own `basic` library. */
const BASIC = new Set(
  (
    'assert collectgarbage dofile error getfenv getmetatable ipairs load loadfile loadstring module newproxy next ' +
    'pairs pcall print rawequal rawget rawlen rawset select setfenv setmetatable tonumber tostring type unpack xpcall'
  ).split(' '),
);

/** What the settings of an add-on depend on. */
interface ConfigInput {
  title: string;
  reference: Reference;
  listeners: string[];
  globals: string[];
}

/**
 * Returns the content of `config.json`: when editors offer the add-on, and the settings that come with it. The server's
 * own description of a library is switched off if the definitions describe that library, so that no name is described
 * twice.
 */
export function addonConfig({ title, reference, listeners, globals }: ConfigInput): object {
  const words = listeners.map((name) => name.replaceAll('.', '%.'));
  const builtin = builtinsOf(reference);
  const names = [...new Set([...globalsOf(reference), ...globals])].sort();
  return {
    $schema: 'https://raw.githubusercontent.com/LuaLS/LLS-Addons/main/schemas/addon_config.schema.json',
    name: title,
    ...(words.length && { words }),
    settings: {
      'Lua.runtime.version': 'LuaJIT',
      ...(builtin.length && {
        'Lua.runtime.builtin': Object.fromEntries(builtin.map((name) => [name, 'disable'])),
      }),
      ...(names.length && { 'Lua.diagnostics.globals': names }),
      ...leniency(reference),
    },
  };
}

/** The server's own libraries that the definitions describe too. */
function builtinsOf({ groups }: Reference): string[] {
  const tables = groups.map(({ id }) => id).filter((id) => LIBRARIES.has(id));
  const basic = groups.flatMap(freeNames).filter((name) => BASIC.has(name));
  // Without the server's own description, scripts have what the definitions list, and nothing else.
  const isBasic = basic.length > BASIC.size / 2;
  return [...(isBasic ? ['basic'] : []), ...tables].sort();
}

/**
 * Returns settings that relax checks which correct scripts would fail: the server cannot tell that a value is not `nil`
 * because the one before it is not, nor which type of a union a call returns.
 */
function leniency({ groups }: Reference): object {
  const returns = groups.flatMap(({ entries }) =>
    entries.map((entry) => entry.returns.map(({ type }) => type)),
  );
  const areNilTogether = returns.some((types) => types.filter(mayBeNil).length > 1);
  const isOneOfMany = returns.flat().some((type) => membersOf(type).length > 1);
  return {
    ...(areNilTogether && { 'Lua.type.weakNilCheck': true }),
    ...(isOneOfMany && { 'Lua.type.weakUnionCheck': true }),
  };
}

function mayBeNil(type: TypeExpr): boolean {
  return type.kind === 'optional' || (type.kind === 'union' && type.members.some(isNil));
}

/** Types of a union other than `nil`. */
function membersOf(type: TypeExpr): TypeExpr[] {
  const inner = type.kind === 'optional' ? type.inner : type;
  return inner.kind === 'union' ? inner.members.filter((member) => !isNil(member)) : [inner];
}

function isNil(type: TypeExpr): boolean {
  return type.kind === 'literal' && type.text === 'nil';
}

/** Global names of the platform, apart from those of Lua itself. */
function globalsOf({ groups }: Reference): string[] {
  const tables = groups.filter((group) => group.module === undefined && !freeNames(group).length);
  const names = [...tables.map(({ name }) => name), ...groups.flatMap(freeNames)];
  return names.filter((name) => !LIBRARIES.has(name) && !BASIC.has(name) && name !== 'require');
}

/** Names of a group that are used without a table. */
function freeNames({ entries }: GroupDoc): string[] {
  return entries
    .filter(({ kind, name }) => kind === 'function' && !/[.:]/.test(name))
    .map(({ name }) => name);
}
