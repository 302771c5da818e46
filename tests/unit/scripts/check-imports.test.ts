import { readdir, readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { describe, expect, it, test } from 'vitest';
import {
  type Import,
  judgeImports,
  listImports,
  roomOf,
  unusedPermissions,
} from '../../../scripts/support/check-imports.ts';
import { PURE_ROOMS, RULES } from '../../../scripts/support/import-rules.ts';

function imports(source: string): Import[] {
  return listImports(source, parseSync('a.tsx', source).module);
}

function isAllowed(file: string, specifier: string, typeOnly = false): boolean {
  return judgeImports(file, [{ specifier, line: 1, typeOnly }]).length === 0;
}

test('rooms whose tests need no other Node may import none of its modules, and all others may', () => {
  for (const room of Object.keys(RULES).filter((name) => name.startsWith('node/')))
    expect(isAllowed(`src/${room}/a.ts`, 'node:fs'), room).toBe(
      !PURE_ROOMS.includes(room) && room !== 'node/diagnostics',
    );
  expect(PURE_ROOMS).toContain('node/markdown');
});

test('every import is listed with its line, and whether anything of it is left at run time', () => {
  const source = `import type { A } from './types.ts';
import { type B, c } from './both.ts';
import './styles.css';
export { d } from './again.ts';
export * from './all.ts';
export type { E } from './types.ts';
export const f = 1;
const g = () => import('./later.ts');
`;
  expect(imports(source)).toEqual([
    { specifier: './types.ts', line: 1, typeOnly: true },
    { specifier: './both.ts', line: 2, typeOnly: false },
    { specifier: './styles.css', line: 3, typeOnly: false },
    { specifier: './again.ts', line: 4, typeOnly: false },
    { specifier: './all.ts', line: 5, typeOnly: false },
    { specifier: './types.ts', line: 6, typeOnly: true },
    { specifier: './later.ts', line: 8, typeOnly: false },
  ]);
});

describe('browser code imports nothing of what makes the site, not even a type', () => {
  it.each([
    'src/client/shell/App.tsx',
    'src/client/pages/content/Table.tsx',
    'src/client/entry/boot.ts',
    'src/client/search/worker.ts',
    'src/shared/urls.ts',
  ])('%s', (file) => {
    const up = '../'.repeat(file.split('/').length - 2);
    for (const room of ['build', 'markdown', 'luacats', 'config', 'site', 'server', 'commands']) {
      expect(isAllowed(file, `${up}node/${room}/index.ts`), room).toBe(false);
      expect(isAllowed(file, `${up}node/${room}/index.ts`, true), room).toBe(false);
    }
    for (const name of ['node:fs', 'fs', 'zod', 'unified', '@shikijs/core', 'vite', 'mrmime']) {
      expect(isAllowed(file, name), name).toBe(false);
    }
    expect(isAllowed(file, 'minisearch')).toBe(file.startsWith('src/client/'));
    expect(isAllowed(file, './near.ts')).toBe(true);
    expect(isAllowed(file, `${up}shared/urls.ts`)).toBe(true);
  });
});

test('what makes the site imports nothing of the browser code', () => {
  for (const room of Object.keys(RULES).filter((name) => name.startsWith('node/'))) {
    expect(isAllowed(`src/${room}/x.ts`, '../../client/entry/app.tsx'), room).toBe(false);
    expect(isAllowed(`src/${room}/x.ts`, '../../client/shell/App.tsx', true), room).toBe(false);
  }
});

test('no two rooms import each other, over however many others', () => {
  const reach = (room: string): string[] => {
    const direct = RULES[room]?.rooms ?? [];
    return [...direct, ...direct.flatMap(reach)];
  };
  for (const room of Object.keys(RULES)) expect(reach(room), room).not.toContain(room);
});

test('the readers of definitions and Markdown import nothing upwards and do no input or output', () => {
  for (const room of ['luacats', 'markdown']) {
    const file = `src/node/${room}/index.ts`;
    expect(isAllowed(file, '../diagnostics/problem.ts')).toBe(true);
    expect(isAllowed(file, 'unified')).toBe(true);
    expect(isAllowed(file, 'node:path')).toBe(true);
    expect(isAllowed(file, 'node:fs/promises')).toBe(false);
    expect(isAllowed(file, '../site/index.ts')).toBe(false);
    expect(isAllowed(file, '../site/index.ts', true)).toBe(false);
    expect(isAllowed(file, '../../../tests/helper.ts')).toBe(false);
  }
});

test('every room of `src/` has a rule', async () => {
  const names = await readdir('src', { recursive: true });
  const files = names
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(RULES).sort());
});

test('a forbidden import is reported with its place and what to do about it', () => {
  expect(judgeImports('src/client/shell/App.tsx', [{ specifier: 'zod', line: 3, typeOnly: false }])).toEqual([
    {
      severity: 'error',
      file: 'src/client/shell/App.tsx',
      line: 3,
      message: '`src/client/shell` may not import `zod`.',
      fix: 'Move the code to where it belongs; what both sides need goes into `src/shared`.',
    },
  ]);
});

test('a room that a rule allows and no file imports is reported', () => {
  const all = Object.entries(RULES).map(
    ([room, { rooms }]) => [`src/${room}/a.ts`, rooms.map((other) => `src/${other}/b.ts`)] as const,
  );
  expect(unusedPermissions(all)).toEqual([]);
  const others = all.map(
    ([file, targets]) => [file, file === 'src/node/addon/a.ts' ? [] : targets] as [string, string[]],
  );
  expect(unusedPermissions(others)).toEqual([
    {
      severity: 'error',
      file: 'scripts/support/import-rules.ts',
      message: '`src/node/addon` may import `src/node/luacats`, but none of its files does.',
      fix: 'Remove it from the rule, and from the table in docs/architecture.md.',
    },
  ]);
});

test('docs/architecture.md names for each room what the rules let it import', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const rows = [...page.matchAll(/^\| `src\/([\w/-]+)` \|[^|]*\| ([^|]+) \|$/gm)];
  const named = rows.map(([, room = '', allowed = '']) => [
    room,
    allowed.split(', ').flatMap((name) => (name === '–' ? [] : [name.replaceAll('`', '')])),
  ]);
  expect(named).toEqual(Object.entries(RULES).map(([room, { rooms }]) => [room, rooms]));
});
