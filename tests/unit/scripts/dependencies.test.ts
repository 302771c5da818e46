import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('every package of package.json has a place in docs/dependencies.md, and no other one', async () => {
  const page = await readFile('docs/dependencies.md', 'utf8');
  const tables = page.slice(page.indexOf('## Packages'), page.indexOf('## By hand'));
  const cells = Array.from(tables.matchAll(/^\| (`[^|]+`) \|/gm), ([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => cell.split(', ').map((name) => name.slice(1, -1)));
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(listed.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
