import { expect, test } from 'vitest';
import { parseTypeAt } from '../../../../src/node/luacats/index.ts';
import { parseLua } from '../../../../src/node/luacats/syntax/lua.ts';
import { libraryOf, readAddon } from './support.ts';

/**
 * Forms of tags that the language server's own descriptions of Lua and published add-ons use, with the type in `T`. A
 * real language server is not among the packages at hand, so the library keeps to what others load every day.
 */
const FORMS: Record<string, RegExp> = {
  meta: /^@meta(?: \w+)?$/,
  class: /^@class [\w.]+(?:: [\w.]+(?:, [\w.]+)*)?$/,
  field: /^@field (?:\w+\??|\[\w+\]) T(?: .+)?$/,
  alias: /^@alias \w+(?: T)?$/,
  generic: /^@generic [A-Z](?:: table)?(?:, [A-Z])*$/,
  param: /^@param (?:\w+\??|\.\.\.) T .+$/,
  return: /^@return T (?:\w+|\.\.\.) .+$/,
  overload: /^@overload T$/,
  operator: /^@operator (?:add|sub|mul|div|unm|len|eq|concat|call)(?:\(\w+\))?: \w+ # .+$/,
  type: /^@type T$/,
  see: /^@see [\w.:]+$/,
  version: /^@version (?:5\.1|JIT)$/,
  deprecated: /^@deprecated .+$/,
  nodiscard: /^@nodiscard$/,
};

/** Where the type of a tag starts. */
const BEFORE_TYPE: Record<string, RegExp> = {
  field: /^@field (?:\w+\??|\[\w+\]) /,
  alias: /^@alias \w+ /,
  param: /^@param (?:\w+\??|\.\.\.) /,
  return: /^@return /,
  overload: /^@overload /,
  type: /^@type /,
};

/** A tag with `T` instead of its type. */
function formOf(name: string, line: string): string {
  const [before] = BEFORE_TYPE[name]?.exec(line) ?? [];
  if (before === undefined) return line;
  return `${before}T${line.slice(parseTypeAt(line, before.length).end)}`;
}

async function linesOfComments(): Promise<string[]> {
  const { files } = await readAddon('.');
  return libraryOf(files).flatMap(({ text }) =>
    [...text.matchAll(/^---(.*)$/gm)].map(([, line = '']) => line),
  );
}

test('ADD-05: every tag of the library has a form that published add-ons use', async () => {
  const tags = (await linesOfComments()).filter((line) => line.startsWith('@'));
  expect(tags.length).toBeGreaterThan(2000);
  const odd = tags.filter((line) => {
    const [, name = ''] = /^@(\w+)/.exec(line) ?? [];
    return !FORMS[name]?.test(formOf(name, line));
  });
  expect(odd).toEqual([]);
});

test('ADD-05: members of value sets are literals, or a basic type for all others', async () => {
  const members = (await linesOfComments()).filter((line) => /^\s*\|/.test(line) && !/^\|.*\|$/.test(line));
  expect(members.length).toBeGreaterThan(100);
  expect(
    members.filter((line) => !/^\| (?:"[^"]*"|-?\d+|0x[\da-f]+|integer|string)(?: # .+)?$/i.test(line)),
  ).toEqual([]);
});

test('ADD-05: links of the library are full, and no tag of the site alone is left', async () => {
  const lines = await linesOfComments();
  expect(lines.filter((line) => /\]\((?!https:\/\/|#)/.test(line) && !line.includes('`'))).toEqual([]);
  expect(lines.filter((line) => /@(?:search|section|since|unconfirmed)\b/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('[View documentation](https://')).length).toBeGreaterThan(
    500,
  );
});

test('ADD-05: every file of the library is Lua that LuaJIT reads', async () => {
  const { files } = await readAddon('.');
  const library = libraryOf(files);
  expect(library.map(({ path }) => path)).toContain('library/client.lua');
  for (const { path, text } of library) expect(parseLua(text), path).not.toHaveProperty('problem');
});
