import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../../src/node/files/folders.ts';

/**
 * Reads a configuration twice, and changes what it imports in between. In a process of its own: the hooks of Node's loader stay,
 * and these tests have another loader.
 */
const TWICE = `
  import { writeFileSync } from 'node:fs';
  import { followImports, runConfig } from './src/node/config/loading/run.ts';
  const [folder] = process.argv.slice(1);
  const read = () => runConfig(folder + '/site.config.ts').catch((error) => error.message);
  followImports();
  const answers = [await read()];
  for (const text of ["throw new Error('late'); export default ''", "export default 'second'"]) {
    writeFileSync(folder + '/words/label.js', text);
    answers.push(await read());
  }
  console.log(JSON.stringify(answers));
`;

test.each([
  ['a module', { type: 'module' }],
  ['no module', { type: 'commonjs' }],
  ['what its folder does not say', {}],
])('what a configuration imports is read anew when it has changed: it is %s', async (_, packageFile) => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  try {
    const files = {
      'package.json': JSON.stringify(packageFile),
      'site.config.ts': "import { labels } from './parts/labels.ts';\nexport default { labels };\n",
      'parts/labels.ts': "import label from '../words/label.js';\nexport const labels: string[] = [label];\n",
      'words/label.js': "export default 'first'\n",
    };
    for (const name of ['parts', 'words']) await mkdir(join(folder, name));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const node = ['--import', 'tsx', '--input-type=module', '-e', TWICE, folder];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, node, { cwd: PROJECT_DIR });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([{ labels: ['first'] }, 'late', { labels: ['second'] }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
