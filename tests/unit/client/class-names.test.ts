import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'src/client';

/** Names of classes and animations in a sheet, without those that `:global()` takes from another one. */
function namesIn(css: string): string[] {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '');
  const found = own.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi);
  return [...new Set(Array.from(found, ([, name, animation]) => name ?? `@${animation}`))];
}

test('no class of a module has the name of another class: names reach the pages as they are written', async () => {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.css'));
  const owners = new Map<string, string[]>();
  for (const file of files)
    for (const name of namesIn(await readFile(join(FOLDER, file), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), file]);
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(
    ([, own]) => own.length > 1 && own.some((it) => it.endsWith('.module.css')),
  );
  expect(Object.fromEntries(shared)).toEqual({});
});
