import type { GroupDoc, Reference } from '../luacats/model.ts';

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
 * The content of `config.json`: when editors offer the add-on, and the settings that they take over with it. The
 * server's own description of a library is off where the definitions have that library, so that no name has two.
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
