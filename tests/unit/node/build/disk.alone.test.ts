import { existsSync, symlinkSync } from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import type * as OutputModule from '../../../../src/node/build/output.ts';
import { createOutput } from '../../../../src/node/build/output.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What goes wrong: files that are gone when they are read, and files whose disk is full. */
const faults = vi.hoisted(() => ({ gone: '', full: '' }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>();
  const readFile = async (path: string, options?: BufferEncoding) => {
    if (faults.gone && String(path).endsWith(faults.gone)) await real.rm(path, { force: true });
    return real.readFile(path, options);
  };
  return { ...real, readFile };
});

vi.mock('../../../../src/node/build/output.ts', async (original) => {
  const real = await original<typeof OutputModule>();
  return {
    ...real,
    createOutput: (dir: string, kept?: string) => {
      const file = join(dir, faults.full);
      if (faults.full && existsSync(dir) && !existsSync(file)) symlinkSync('/dev/full', file);
      return real.createOutput(dir, kept);
    },
  };
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'disk-'));
  await put('site.config.ts', config());
  await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\nHello.\n');
});
afterEach(async () => {
  Object.assign(faults, { gone: '', full: '' });
  await rm(dir, { recursive: true, force: true });
});

function config(more = ''): string {
  return `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] }, ${more} };\n`;
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

async function build() {
  const { ok, problems } = await buildSite({ siteDir: dir, outDir: join(dir, 'dist') });
  return { ok, messages: problems.map(formatProblem) };
}

async function left(): Promise<string[]> {
  return (await readdir(dir)).filter((name) => name.startsWith('dist'));
}

describe('a build names the file', () => {
  test.each(['static/gone.txt', 'static/gone.png'])('that goes while it is read: %s', async (path) => {
    await put(path, 'here');
    faults.gone = path;
    expect(await build()).toEqual({
      ok: false,
      messages: [
        `${path}: error: \`${path}\` cannot be read: it no longer exists (ENOENT).\n` +
          '  Restore it, or wait until whatever is replacing it has finished, and try again.',
      ],
    });
    expect(await left()).toEqual([]);
  });

  test.skipIf(!existsSync('/dev/full'))('for which there is no room on the disk', async () => {
    faults.full = 'robots.txt';
    const file = join(dir, 'dist/robots.txt');
    expect(await build()).toEqual({
      ok: false,
      messages: [
        `${file}: error: \`${file}\` cannot be written: the disk is full (ENOSPC).\n  Free space, and try again.`,
      ],
    });
    expect(await left()).toEqual([]);
  });

  test('that would lie outside of the output', async () => {
    await put('content/docs/intro.md', '---\ntitle: Intro\nslug: /docs/../../../up\n---\n\nHello.\n');
    expect(await build()).toEqual({
      ok: false,
      messages: [
        expect.stringMatching(
          /^content\/docs\/intro\.md:?\S* error: .*`\/docs\/\.\.\/\.\.\/\.\.\/up`.*\n {2}\S/,
        ),
      ],
    });
    expect(existsSync(join(dir, '../up'))).toBe(false);
  });

  test('that has a name which no disk takes', async () => {
    // Each part is short enough, all of them together are not.
    const name = Array.from({ length: 20 }, () => 'x'.repeat(250)).join('/');
    await put('content/docs/intro.md', `---\ntitle: Intro\nslug: /docs/${name}\n---\n\nHello.\n`);
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(/x+.* cannot be written: .+ \(ENAMETOOLONG\)\.\n {2}\S/),
    ]);
  });
});

test.each(['../../out', 'a/../../b', '..\\out', './search', 'a/..'])(
  'a search page at %s is a mistake of the configuration',
  async (path) => {
    await put('site.config.ts', config(`search: { searchPagePath: ${JSON.stringify(path)} }`));
    expect(await build()).toEqual({
      ok: false,
      messages: [expect.stringMatching(/^site\.config\.ts:1:\d+: error: .*`search\.searchPagePath` is `/)],
    });
    expect(await left()).toEqual([]);
  },
);

test('whatever asks for it, no file is written outside of the folder', async () => {
  const output = createOutput(join(dir, 'out'));
  for (const path of ['../x.txt', 'a/../../x.txt', '/etc/x.txt', '..']) {
    expect(() => output.write(path, 'text'), path).toThrow(`\`${path}\` would be outside the output.`);
    expect(() => output.copy(path, join(dir, 'site.config.ts')), path).toThrow('outside the output');
  }
  output.write('..a/b..c/d.txt', 'text');
  await output.done();
  expect(await readdir(join(dir, 'out'))).toEqual(['..a']);
  expect(existsSync(join(dir, 'x.txt'))).toBe(false);
});
