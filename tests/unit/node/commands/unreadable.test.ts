import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as diff } from '../../../../src/node/commands/api-diff.ts';
import { run as report } from '../../../../src/node/commands/content-report.ts';
import { run as extract } from '../../../../src/node/commands/i18n-extract.ts';
import { defineCommand } from '../../../../src/node/commands/support/command.ts';
import { replaceFile } from '../../../../src/node/files/replace-file.ts';

let dir: string;
let errors: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'unreadable-'));
  errors = '';
  vi.spyOn(console, 'error').mockImplementation((text) => {
    errors += `${text}\n`;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

test('a folder in the place of a file is reported with its name', async () => {
  expect(await diff([dir, dir])).toBe(2);
  expect(errors).toBe(`\`${dir}\` cannot be read: it is a folder (EISDIR).\n  Replace it with a file.\n`);
});

test('a file that was never there is not said to be gone', async () => {
  const file = join(dir, 'none.json');
  expect(await diff([file, file])).toBe(2);
  expect(errors).toBe(`\`${file}\` does not exist.\n  Correct the path.\n`);
});

test.each([report, extract])(
  'a site that is no folder is reported with the option that names it',
  async (run) => {
    const file = join(dir, 'site.config.ts');
    await writeFile(file, '');
    for (const [site, what] of [
      [file, 'is not a folder'],
      [join(dir, 'none'), 'does not exist'],
    ] as const) {
      errors = '';
      expect(await run(['--site', site])).toBe(1);
      expect(errors).toBe(`\`${site}\` ${what}. Choose the folder of the site with \`--site\`.\n`);
    }
  },
);

test.each([
  ['a folder', '', 'a folder with this name already exists (EISDIR).\n  Rename one of the two.'],
  [
    'below no folder',
    'none/a.json',
    'its folder no longer exists or cannot contain files (ENOENT).\n  Choose a folder on a disk, and try again.',
  ],
])('a file to write that is %s is told by the name that was given', async (_what, path, reason) => {
  const file = join(dir, path);
  const run = defineCommand({
    name: 'x',
    summary: '',
    options: {},
    action: async () => {
      await replaceFile(file, 'text');
      return 0;
    },
  });
  expect(await run([])).toBe(1);
  expect(errors).toBe(`\`${file}\` cannot be written: ${reason}\n`);
});
