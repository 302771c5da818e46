import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { formatProblem } from '../../../src/diagnostics/problem.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function problemsOf(source: string): Promise<string[]> {
  await writeFile(join(folder, 'site.config.ts'), source);
  return (await loadConfig(folder)).problems.map(formatProblem);
}

test('a complete file is read with its defaults', async () => {
  await writeFile(
    join(folder, 'site.config.ts'),
    `const title: string = 'Site';
export default { title, url: 'https://a.example', brand: { words: ['a'] } };`,
  );
  const { config, problems } = await loadConfig(folder);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ title: 'Site', baseUrl: '/' });
});

test('a changed file is read anew', async () => {
  const write = (title: string) =>
    writeFile(
      join(folder, 'site.config.ts'),
      `export default { title: '${title}', url: 'https://a.example', brand: { words: ['a'] } };`,
    );
  await write('One');
  expect((await loadConfig(folder)).config?.title).toBe('One');
  await write('Two');
  const later = new Date(Date.now() + 5000);
  await utimes(join(folder, 'site.config.ts'), later, later);
  expect((await loadConfig(folder)).config?.title).toBe('Two');
});

test('a missing file is named with its folder', async () => {
  const { config, problems } = await loadConfig(folder);
  expect(config).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toBe(`The folder \`${folder}\` has no \`site.config.ts\`.`);
});

test('a syntax error is named with its place', async () => {
  expect(await problemsOf(`export default {\n  title: = 'x',\n};\n`)).toEqual([
    expect.stringMatching(/^site\.config\.ts:2:10: error: Syntax error: /),
  ]);
});

test('an error while the file runs is reported', async () => {
  expect(await problemsOf(`throw new Error('no luck');`)).toEqual([
    'site.config.ts: error: The file cannot be run: no luck',
  ]);
});

test('a file without a default export is reported', async () => {
  expect((await problemsOf('export const a = 1;'))[0]).toContain('The file has no default export.');
});

test('a wrong field is reported with its line and column', async () => {
  const source = `import type {} from 'node:fs';
const base = { title: 'Site', url: 'https://a.example' };
function defineSite<T>(config: T): T { return config; }
export default defineSite({
  ...base,
  brand: { words: ['a'] },
  navbar: {
    items: [
      { to: '/a', label: 'A' },
      { type: 'foo' },
      { label: 'More', items: [{ to: '/b', label: 'B', position: 'left' }] },
      { to: '/c', label: 'C', 'data-c': 5 },
    ] as unknown[],
  },
  footer: { stile: 'dark' },
});
`;
  const problems = await problemsOf(source);
  expect(problems.map((problem) => problem.split(': error: ')[0])).toEqual([
    'site.config.ts:10:9',
    'site.config.ts:11:56',
    'site.config.ts:12:31',
    'site.config.ts:15:13',
  ]);
  expect(problems[0]).toContain('`navbar.items[1].type` is `foo`');
});
