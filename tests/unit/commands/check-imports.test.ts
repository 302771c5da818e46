import { readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { judgeImports, listRuntimeImports, RULES } from '../../../src/commands/support/check-imports.ts';

function imports(source: string): { specifier: string; line: number }[] {
  return listRuntimeImports(source, parseSync('a.tsx', source).module);
}

function isAllowed(file: string, specifier: string): boolean {
  return judgeImports(file, [{ specifier, line: 1 }]).length === 0;
}

test('imports of types are left out, everything that stays at run time is listed with its line', () => {
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
    { specifier: './both.ts', line: 2 },
    { specifier: './styles.css', line: 3 },
    { specifier: './again.ts', line: 4 },
    { specifier: './all.ts', line: 5 },
    { specifier: './later.ts', line: 8 },
  ]);
});

describe('browser code imports nothing of the build', () => {
  it.each(['src/shell/App.tsx', 'src/pages/parts/Table.tsx', 'src/runtime/boot.ts', 'src/search/worker.ts'])(
    '%s',
    (file) => {
      const up = '../'.repeat(file.split('/').length - 2);
      for (const folder of ['build', 'prose', 'reference', 'config', 'catalogue', 'server', 'commands']) {
        expect(isAllowed(file, `${up}${folder}/index.ts`), folder).toBe(false);
      }
      for (const name of ['node:fs', 'fs', 'zod', 'unified', '@shikijs/core', 'vite', 'mrmime']) {
        expect(isAllowed(file, name), name).toBe(false);
      }
      for (const name of ['react', 'react-dom/client', 'react/jsx-runtime', 'minisearch', './near.ts']) {
        expect(isAllowed(file, name), name).toBe(true);
      }
      expect(isAllowed(file, `${up}runtime/paths.ts`)).toBe(true);
    },
  );
});

test('reference and prose import nothing upwards and do no input or output', () => {
  for (const folder of ['reference', 'prose']) {
    const file = `src/${folder}/index.ts`;
    expect(isAllowed(file, '../diagnostics/problem.ts')).toBe(true);
    expect(isAllowed(file, 'unified')).toBe(true);
    expect(isAllowed(file, 'node:path')).toBe(true);
    expect(isAllowed(file, 'node:fs/promises')).toBe(false);
    expect(isAllowed(file, '../catalogue/index.ts')).toBe(false);
    expect(isAllowed(file, '../../tests/helper.ts')).toBe(false);
  }
});

test('build and commands import everything', () => {
  expect(isAllowed('src/build/index.ts', '../catalogue/index.ts')).toBe(true);
  expect(isAllowed('src/commands/build.ts', 'node:fs')).toBe(true);
});

test('a forbidden import is reported with its place and how to mend it', () => {
  expect(judgeImports('src/shell/App.tsx', [{ specifier: 'zod', line: 3 }])).toEqual([
    {
      severity: 'error',
      file: 'src/shell/App.tsx',
      line: 3,
      message: '`src/shell` may not import `zod` at run time.',
      mend: 'Import only its types (`import type`), or move the code to where it belongs.',
    },
  ]);
});

test('docs/architecture.md names for each folder what the rules let it import', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const rows = [...page.matchAll(/^\| `src\/([\w-]+)` \|[^|]*\| ([^|]+) \|$/gm)];
  const named = rows.map(([, folder = '', allowed = '']) => [
    folder,
    allowed === 'everything' ? undefined : allowed.split(', ').filter((name) => name !== '–'),
  ]);
  expect(named.length).toBeGreaterThan(10);
  expect(named).toEqual(named.map(([folder]) => [folder, RULES[String(folder)]?.folders]));
  expect(Object.keys(RULES).filter((folder) => !named.some(([name]) => name === folder))).toEqual([]);
});
