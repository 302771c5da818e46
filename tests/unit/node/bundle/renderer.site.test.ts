import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEngine } from '../../../../src/node/bundle/engine.ts';
import { ENGINES_DIR } from '../../../../src/node/files/folders.ts';

test('the renderer is one file without `import()`, which the loader of TypeScript would rewrite', async () => {
  const dir = join(ENGINES_DIR, (await loadEngine()).id, 'server');
  expect(await readdir(dir)).toEqual(['render-page.js']);
  expect(await readFile(join(dir, 'render-page.js'), 'utf8')).not.toMatch(/\bimport\s*\(/);
});
