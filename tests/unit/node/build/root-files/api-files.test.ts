import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../../../../src/node/build/index.ts';
import { contentType } from '../../../../../src/node/server/content-type.ts';

let out: string;
beforeEach(async () => {
  out = join(await mkdtemp(join(tmpdir(), 'api-')), 'dist');
});
afterEach(() => rm(join(out, '..'), { recursive: true, force: true }));

const read = async (path: string) => JSON.parse(await readFile(join(out, path), 'utf8'));
const files = async () =>
  (await readdir(out, { recursive: true })).filter((path) => /(?:^|\/)api[.\w]*$/.test(path));

test('JSN-08: each version has its API below its own path, served as compressed JSON; offline use leaves it out', async () => {
  await buildSite({ siteDir: 'tests/fixtures/versions', outDir: out });
  const paths = (await files()).filter((path) => path.endsWith('api.json'));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    const api = await read(path);
    const root = path === 'api.json' ? undefined : `/${path.replace('/api.json', '')}`;
    if (root) expect(api.docs.url).toBe(root);
    for (const { url } of api.functions) expect(url.startsWith(`${api.docs.url}/`), url).toBe(true);
    expect(existsSync(join(out, `${path}.br`))).toBe(true);
    expect(contentType(path)).toBe('application/json; charset=utf-8');
  }
  const { $schema } = await read('api.json');
  expect((await read('api.schema.json')).$id).toBe($schema);
  const kept = (await readdir(out, { recursive: true })).filter((path) =>
    /offline\/.*\.json$|sw\.js$/.test(path),
  );
  for (const path of kept) expect(await readFile(join(out, path), 'utf8')).not.toContain('api.json');
});

test('JSN-08: each language has its API below its own path, and all share a schema', async () => {
  await buildSite({ siteDir: 'tests/fixtures/locales', outDir: out });
  const paths = (await files()).filter((path) => path.endsWith('api.json'));
  expect(paths).toContain('api.json');
  const languages = await Promise.all(paths.map(async (path) => (await read(path)).site));
  expect(new Set(languages.map(({ language }) => language)).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(1);
  expect((await files()).filter((path) => path.endsWith('api.schema.json'))).toEqual(['api.schema.json']);
});
