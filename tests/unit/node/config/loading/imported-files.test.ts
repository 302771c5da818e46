import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { importedFiles } from '../../../../../src/node/config/loading/imported-files.ts';

test('the files that a configuration imports are followed through others, in circles and out of its folder, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  try {
    const files = {
      'site.config.ts':
        "import { a } from './parts/a.ts';\nimport yaml from 'yaml';\nimport '../above.ts';\nimport './node_modules/a/b.js';\nimport data from './data.json' with { type: 'json' };\n",
      'parts/a.ts': "export { b } from '../words/b.js';\nexport const late = () => import('./late');\n",
      'words/b.ts': "import { a } from '../parts/a.ts';\nimport gone from './gone.mts';\n",
      'parts/unused.ts': "import './more.ts';\n",
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const found = [...(await importedFiles(join(folder, 'site.config.ts')))];
    expect(found.map((path) => relative(folder, path).replaceAll('\\', '/')).sort()).toEqual([
      '../above.ts',
      'data.json',
      'parts/a.ts',
      'parts/late.js',
      'parts/late.ts',
      'parts/late/index.ts',
      'words/b.js',
      'words/b.ts',
      'words/gone.mts',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the engine's own code is not part of a configuration", async () => {
  const project = join(import.meta.dirname, '../../../../..');
  const found = [...(await importedFiles(join(project, 'site.config.ts')))];
  expect(found).toEqual([join(project, 'search-synonyms.ts')]);
});
