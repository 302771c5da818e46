import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Reference } from '../../../../src/node/luacats/model.ts';
import { comparable, libraryOf, readAddon, readBack, symbolsOf, undone } from './support.ts';

const FIXTURES = ['content', 'hosted', 'locales', 'look', 'nav', 'rtl', 'small', 'versions'];
const SITES = ['.', ...FIXTURES.map((name) => `tests/fixtures/${name}`)];

/** Names of the symbols whose text says what is in doubt. */
function doubtful(reference: Reference): Set<string> {
  const found = symbolsOf(reference).filter(({ unconfirmed }) => unconfirmed !== undefined);
  return new Set(found.map(({ name }) => name));
}

test.each(SITES)('ADD-03: the add-on of %s says what its definitions say', async (siteDir) => {
  const { source, files } = await readAddon(siteDir);
  const { reference } = source.catalogue.editor;
  const { listeners } = source.config.docs.reference.examples;
  const { reference: again, problems } = readBack(libraryOf(files));
  expect(problems).toEqual([]);
  const base = source.catalogue.site.base.replace(/\/$/, '');
  const doubts = doubtful(reference);
  const back = undone(again, source.config.url + base, (name) => doubts.has(name));
  expect(comparable(back, listeners)).toEqual(comparable(reference, listeners));
});

test('ADD-03: of the functions that take a callback, the first two differ by their overloads alone', async () => {
  const { source, files } = await readAddon('.');
  const names = source.config.docs.reference.examples.listeners;
  expect(names).toEqual(['client.set_event_callback', 'client.unset_event_callback']);
  const entries = readBack(libraryOf(files)).reference.groups.flatMap((group) => group.entries);
  for (const entry of entries.filter(({ name }) => names.includes(name))) {
    expect(entry.params.map(({ name, type }) => [name, type])).toEqual([
      ['event_name', { kind: 'name', name: 'string' }],
      ['callback', { kind: 'name', name: 'function' }],
    ]);
  }
});

test('ADD-04: each event has an overload in which its callback gets its fields', async () => {
  const { source, files } = await readAddon('.');
  const { reference } = source.catalogue.editor;
  const again = readBack(libraryOf(files)).reference;
  const register = again.groups
    .flatMap((group) => group.entries)
    .find(({ name }) => name === 'client.set_event_callback');
  const known = new Map(register?.overloads.map(({ params }) => [params[0]?.type, params[1]?.type]));
  const byName = new Map([...known].map(([name, type]) => [name?.kind === 'literal' && name.text, type]));
  expect([...byName.keys()].sort()).toEqual(
    [...new Set(reference.events.map(({ name }) => `"${name}"`))].sort(),
  );
  for (const event of reference.events) {
    const type = byName.get(`"${event.name}"`);
    const [param] = type?.kind === 'function' ? type.params : [];
    const known = JSON.stringify(param?.type ?? '');
    if (event.fields.length) expect(known).toContain(`"event.${event.family}.${event.name}"`);
    else expect(type).toEqual(event.callback);
  }
});

test('ADD-02: the server’s own libraries are off where the definitions have them, and only there', async () => {
  const { files } = await readAddon('.');
  const config = JSON.parse(files.find(({ path }) => path === 'config.json')?.text ?? '');
  expect(config.settings['Lua.runtime.version']).toBe('LuaJIT');
  expect(config.settings['Lua.runtime.builtin']).toEqual({
    basic: 'disable',
    bit: 'disable',
    coroutine: 'disable',
    ffi: 'disable',
    math: 'disable',
    string: 'disable',
  });
  expect(config.settings['Lua.diagnostics.globals']).toEqual(
    expect.arrayContaining(['client', 'defer', 'entity', 'globals', 'renderer', 'ui']),
  );
  expect(config.settings['Lua.diagnostics.globals']).not.toContain('vector');
  expect(config.settings['Lua.type.weakNilCheck']).toBe(true);
  expect(config.settings['Lua.type.weakUnionCheck']).toBe(true);
  const guide = await readFile('content/docs/editor.md', 'utf8');
  const [, luarc = ''] = /```json title=".luarc.json"\n([\s\S]*?)```/.exec(guide) ?? [];
  const { 'Lua.diagnostics.globals': _, ...settings } = config.settings;
  for (const [key, value] of Object.entries(settings))
    expect(JSON.parse(luarc)[key.replace('Lua.', '')], key).toEqual(value);
  expect(config.words).toEqual(['client%.set_event_callback', 'client%.unset_event_callback']);
});

test('ADD-01: the add-on has its settings, its library, a README, a licence and its version', async () => {
  const { source, files } = await readAddon('.');
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('library/'))).toEqual([
    'config.json',
    'version.json',
    'README.md',
    'LICENSE',
  ]);
  expect(paths.filter((path) => path.startsWith('library/')).sort()).toEqual(
    source.definitions.map(({ path }) => path.replace('definitions/', 'library/')).sort(),
  );
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text ?? '';
  expect(JSON.parse(textOf('version.json'))).toEqual({
    name: 'clientlua',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    build: 'build',
  });
  expect(textOf('README.md')).toContain('https://docs.example.com/');
  expect(textOf('LICENSE')).toMatch(/^MIT License/);
});
