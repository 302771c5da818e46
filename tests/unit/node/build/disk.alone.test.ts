import type * as Fs from 'node:fs';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import type * as OutputModule from '../../../../src/node/files/output.ts';
import { createOutput } from '../../../../src/node/files/output.ts';
import { putFile } from '../../../support/put-file.ts';

/**
 * What goes wrong: files that are gone when they are read, files whose disk is full, folders in which nothing can be
 * written for the same reason, and what happens after a file was read, or after a folder was moved to a name.
 */
const NONE = { gone: '', full: '', fullBelow: '', afterReading: {}, afterMoving: {} };
const faults = vi.hoisted(() => ({
  gone: '',
  full: '',
  fullBelow: '',
  afterReading: {} as Record<string, () => Promise<unknown>>,
  afterMoving: {} as Record<string, () => void>,
}));

/** Takes what is to happen after something was done with a path, and lets it happen once. */
const happening = vi.hoisted(() => <Act>(acts: Record<string, Act>, path: string): Act | undefined => {
  const key = Object.keys(acts).find((end) => path.endsWith(end));
  if (key === undefined) return undefined;
  const act = acts[key];
  delete acts[key];
  return act;
});

vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>();
  return {
    ...real,
    renameSync(from: string, to: string) {
      real.renameSync(from, to);
      happening(faults.afterMoving, to)?.();
    },
    writeFileSync(path: string, content: Uint8Array) {
      const isFull = faults.fullBelow && path.startsWith(faults.fullBelow);
      // Half of it is written, as where the disk is full.
      real.writeFileSync(path, isFull ? content.subarray(0, content.length / 2) : content);
      if (isFull) real.writeFileSync('/dev/full', 'x');
    },
  };
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>();
  const readFile = async (path: string, options?: BufferEncoding) => {
    if (faults.gone && String(path).endsWith(faults.gone)) await real.rm(path, { force: true });
    const content = await real.readFile(path, options);
    await happening(faults.afterReading, String(path))?.();
    return content;
  };
  return { ...real, readFile };
});

vi.mock('../../../../src/node/files/output.ts', async (original) => {
  const real = await original<typeof OutputModule>();
  return {
    ...real,
    createOutput: (dir: string, ...rest: unknown[]) => {
      const file = join(dir, faults.full);
      if (faults.full && existsSync(dir) && !existsSync(file)) symlinkSync('/dev/full', file);
      return real.createOutput(dir, ...(rest as [object?]));
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
  Object.assign(faults, NONE);
  await rm(dir, { recursive: true, force: true });
});

function config(more = ''): string {
  return `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] }, ${more} };\n`;
}

const put = (path: string, text: string | Uint8Array) => putFile(dir, path, text);

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

  test('that goes while it is read, together with what is wrong elsewhere', async () => {
    await put('static/gone.png', 'here');
    await put('content/docs/intro.md', '---\ntitle: Intro\ndraft: perhaps\n---\n\nHello.\n');
    faults.gone = 'static/gone.png';
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(/^content\/docs\/intro\.md:3:\d+: error: /),
      expect.stringMatching(/^static\/gone\.png: error: .* it no longer exists/),
    ]);
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
    const name = Array.from({ length: 20 }, () => 'x'.repeat(240)).join('/');
    await put('content/docs/intro.md', `---\ntitle: Intro\nslug: /docs/${name}\n---\n\nHello.\n`);
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(/x+.* cannot be written: .+ \(ENAMETOOLONG\)\.\n {2}\S/),
    ]);
  });
});

describe('a file that changes while the site is read', () => {
  test('is in the output as it was at one moment, in all that is made of it', async () => {
    faults.afterReading['content/docs/intro.md'] = () =>
      put('content/docs/intro.md', '---\ntitle: Later\n---\n\nGoodbye.\n');
    expect(await build()).toEqual({ ok: true, messages: [] });
    for (const name of ['docs/intro/index.html', 'docs/intro/page.json', 'docs/intro.md'])
      expect(await readFile(join(dir, 'dist', name), 'utf8'), name).toMatch(
        /^(?!.*(?:Later|Goodbye)).*Hello/s,
      );
  });

  test('and grows without end, is taken as long as it was', async () => {
    await put('static/log.bin', 'first\n');
    faults.afterReading['static/log.bin'] = () => put('static/log.bin', 'first\nsecond\n');
    expect(await build()).toEqual({ ok: true, messages: [] });
    expect(await readFile(join(dir, 'dist/log.bin'), 'utf8')).toBe('first\n');
  });

  test('is an error when its size would be wrong in the pages', async () => {
    await put('static/a.png', png(3, 2));
    await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\n![A](/a.png)\n');
    faults.afterReading['static/a.png'] = () => put('static/a.png', png(5, 4));
    expect(await build()).toEqual({
      ok: false,
      messages: [
        'static/a.png: error: The image changed while the site was being built: it had 3 x 2 pixels, and has 5 x 4.\n' +
          '  Build again.',
      ],
    });
    expect(await left()).toEqual([]);
  });
});

describe('an output that another build replaces', () => {
  const site = (title: string) => put('content/docs/intro.md', `---\ntitle: ${title}\n---\n\nHello.\n`);

  test('while its files are compared with the list of them, is no folder of somebody else', async () => {
    const second = 'content/docs/second.md';
    await put(second, '---\ntitle: Second\n---\n\nHello.\n');
    await build();
    await cp(join(dir, 'dist'), join(dir, 'other'), { recursive: true });
    await rm(join(dir, second));
    await build();
    faults.afterReading['dist/.written-files'] = async () => {
      await rename(join(dir, 'dist'), join(dir, 'gone'));
      await rename(join(dir, 'other'), join(dir, 'dist'));
    };
    expect(await build()).toEqual({ ok: true, messages: [] });
    expect(existsSync(join(dir, 'dist/docs/intro/index.html'))).toBe(true);
    expect(existsSync(join(dir, 'dist/docs/second'))).toBe(false);
  });

  test('just when it was moved away, is replaced all the same', async () => {
    await build();
    await site('Second');
    faults.afterMoving['/old'] = () => {
      mkdirSync(join(dir, 'dist'));
      writeFileSync(join(dir, 'dist/from-the-other'), '');
    };
    expect(await build()).toEqual({ ok: true, messages: [] });
    expect(await left()).toEqual(['dist']);
    expect(existsSync(join(dir, 'dist/from-the-other'))).toBe(false);
    expect(await readFile(join(dir, 'dist/docs/intro/index.html'), 'utf8')).toContain('Second');
  });
});

test.skipIf(!existsSync('/dev/full'))(
  'where what is kept has no room, the build is the same and leaves no halves',
  async () => {
    const kept = join(dir, 'kept');
    const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    await put('brand/icon.svg', icon);
    const built = async (outDir: string) => {
      const { ok, problems } = await buildSite({ siteDir: dir, outDir: join(dir, outDir), kept });
      expect([ok, problems]).toEqual([true, []]);
      return readFile(join(dir, outDir, 'icons/192.png'));
    };
    faults.fullBelow = kept;
    const first = await built('one');
    const entries = await readdir(kept, { recursive: true, withFileTypes: true });
    const halves = entries.filter((entry) => entry.isFile() && /\.\d+-\d+-\d+$/.test(entry.name));
    expect(halves).toEqual([]);
    faults.fullBelow = '';
    expect(await built('two')).toEqual(first);
  },
);

/** The start of a PNG of a size, which is all that is read of it. */
function png(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(25);
  chunk.writeUInt32BE(13);
  chunk.write('IHDR', 4);
  chunk.writeUInt32BE(width, 8);
  chunk.writeUInt32BE(height, 12);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk, deflateSync('')]);
}

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
    expect(() => output.copy(path, join(dir, 'site.config.ts'), ''), path).toThrow('outside the output');
  }
  output.write('..a/b..c/d.txt', 'text');
  await output.done();
  expect(await readdir(join(dir, 'out'))).toEqual(['..a']);
  expect(existsSync(join(dir, 'x.txt'))).toBe(false);
});
