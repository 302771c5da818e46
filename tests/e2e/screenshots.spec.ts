import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { expect, test } from './support/test.ts';

test('`npm run screenshots` takes a picture of a state in both colour modes', async ({
  browserName,
}, info) => {
  const out = info.outputPath(browserName);
  const args = ['run.mjs', 'screenshots', '--only', 'dropdown', '--out', out];
  await promisify(execFile)(process.execPath, args, { cwd: PROJECT_DIR });
  const pictures = ['dropdown-1440-dark.png', 'dropdown-1440-light.png'];
  expect(await readdir(out)).toEqual(expect.arrayContaining(pictures));
});
