import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { run as diff } from '../../../../src/node/commands/api-diff.ts';
import { run as record } from '../../../../src/node/commands/api-record.ts';
import { putFile } from '../../../support/put-file.ts';

let dir: string;
let out: string;
let errors: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'api-'));
  out = '';
  errors = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    errors += `${text}\n`;
  });
  await put(
    'site.config.ts',
    `export default ${JSON.stringify({ title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] } })};\n`,
  );
  await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\nSome words.\n');
  await define('---@param text string Line to write.\nfunction client.log(text) end');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

const put = (path: string, text: string) => putFile(dir, path, text);

const define = (code: string, text = 'Writes a line.') =>
  put(
    'definitions/client.lua',
    `---@meta\n\n---The client.\n---@class clientlib\nclient = {}\n\n---${text}\n${code}\n`,
  );
const recordOn = (date: string, ...more: string[]) => record(['--site', dir, '--date', date, ...more]);
const snapshot = (date: string) => readFile(join(dir, 'snapshots', `${date}.json`), 'utf8');
const page = async (route: string) =>
  JSON.parse(await readFile(join(dir, 'dist', route, 'page.json'), 'utf8'));
const build = () => buildSite({ siteDir: dir, outDir: join(dir, 'dist') });

describe('api:record', () => {
  test('CHG-02: the state is written once for a day, one line for each symbol', async () => {
    expect(await recordOn('2026-01-01')).toBe(0);
    expect(out).toContain('2 symbols');
    const text = await snapshot('2026-01-01');
    expect(text).toContain(
      '\n    "symbol:client.log": {"kind":"function","params":[{"name":"text","type":"string"}],"text":"',
    );
    expect(Object.keys(JSON.parse(text).symbols)).toEqual(['group:client', 'symbol:client.log']);
    expect(await recordOn('2026-01-01')).toBe(0);
    expect(out).toContain('already contains this state');
  });

  test('CHG-02: another state of the same day is refused, unless it is to be replaced', async () => {
    await recordOn('2026-01-01');
    const before = await snapshot('2026-01-01');
    await define('function client.log() end');
    expect(await recordOn('2026-01-01')).toBe(1);
    expect(errors).toMatch(/`\S+2026-01-01\.json` already exists with another state\. Add `--overwrite`/);
    expect(await snapshot('2026-01-01')).toBe(before);
    expect(await recordOn('2026-01-01', '--overwrite')).toBe(0);
    expect(await snapshot('2026-01-01')).not.toBe(before);
  });

  test('CHG-02: a day that is none is refused', async () => {
    expect(await recordOn('2026-02-30')).toBe(1);
    expect(errors).toContain('`--date` is `2026-02-30`, which is not a day of the calendar.');
    expect(await recordOn('2999-01-01')).toBe(1);
    expect(errors).toMatch(/`--date` is `2999-01-01`, expected a year from 1990 to \d{4}\./);
  });
});

describe('api:diff', () => {
  test('JSN-06: a snapshot and an api.json are compared; the status tells changes, other texts and wrong files', async () => {
    await recordOn('2026-01-01');
    const old = join(dir, 'snapshots/2026-01-01.json');
    await define(
      '---@param text string Line to write.\nfunction client.log(text) end',
      'Writes a line at once.',
    );
    expect((await build()).problems).toEqual([]);
    const now = join(dir, 'dist/api.json');
    expect(await diff([old, now])).toBe(0);
    expect(out).toContain('No symbol was added, removed or changed.\n\nOnly texts changed in 1 symbol.');
    await define(
      '---@param text string Line to write.\n---@param loud? boolean Beeps.\nfunction client.log(text, loud) end',
    );
    await build();
    expect(await diff([old, now])).toBe(1);
    expect(out).toContain('## Changed (1)\n\n- `client.log`\n  - Parameter `loud`: `boolean?` (added)');
    expect(await diff([old, await put('cut.json', '{"kind": "api",')])).toBe(2);
    expect(errors).toContain('cut.json:1:16: error: The file is not JSON from here on');
    expect(await diff([old, join(dir, 'none.json')])).toBe(2);
    expect(errors).toContain('none.json');
    errors = '';
    expect(await diff([join(dir, 'cut.json'), join(dir, 'none.json')])).toBe(2);
    expect(errors).toMatch(/cut\.json:1:16: error: .*\n.*\n`.*none\.json` does not exist/);
    expect(await diff([old])).toBe(2);
    expect(errors).toContain('`NEW.json` is missing. Write `npm run api:diff -- OLD.json NEW.json`.');
    expect(await diff([old, now, now])).toBe(2);
    expect(errors).toContain('Unexpected argument');
  });
});

describe('the page about what changed', () => {
  const textOf = (data: unknown) => JSON.stringify(data);

  test('CHG-01: without a recorded state there is none, and no symbol says since when it is there', async () => {
    await build();
    await expect(page('docs/api/changelog')).rejects.toThrow('ENOENT');
    expect(textOf(await page('docs/api/client/log'))).not.toContain('Since');
  });

  test('CHG-01, CHG-03: neighbours are compared, the newest first; what is gone is text; later symbols say since when', async () => {
    await recordOn('2026-01-01');
    await build();
    const first = textOf(await page('docs/api/changelog'));
    expect(first).toContain('The first recorded state, with 2 symbols. What changed before is not known.');
    expect(first).not.toContain('Added');
    expect(textOf(await page('docs/api/client/log'))).not.toContain('Since');
    await define('function client.beep() end');
    await recordOn('2026-02-01');
    await define('function client.beep() end\n\n---Draws.\n---@since 1.4\nfunction client.draw() end');
    await recordOn('2026-03-01');
    expect((await build()).problems).toEqual([]);
    const { html } = await page('docs/api/changelog');
    const data = html.slice(html.indexOf('<article>'));
    const parts = [
      '1-march-2026',
      'client.draw',
      '1-february-2026',
      'client.beep',
      'client.log',
      '1-january-2026',
    ];
    expect(parts.map((part) => data.indexOf(part))).toEqual(
      parts.map((part) => data.indexOf(part)).sort((a, b) => a - b),
    );
    expect(data).toContain('<a href="/docs/api/client/beep"');
    expect(data).toContain('<code>client.log</code>');
    expect(data).not.toContain('/docs/api/client/log"');
    expect((await page('docs/api/client/beep')).html).toContain('Since 1 February 2026');
    expect((await page('docs/api/client/draw')).html).toContain('Since 1.4');
    const api = JSON.parse(await readFile(join(dir, 'dist/api.json'), 'utf8'));
    expect(api.functions.map(({ ref, since }: { ref: string; since?: string }) => [ref, since])).toEqual([
      ['symbol:client.beep', '2026-02-01'],
      ['symbol:client.draw', '1.4'],
    ]);
  });

  test('JSN-07: a damaged snapshot, and one with another name, are problems with their place; the output stays', async () => {
    await build();
    await put('snapshots/2026-01-01.json', '{"kind": "snapshot"');
    await put(
      'snapshots/2026-01-02.json',
      '{"kind": "snapshot", "formatVersion": 1, "date": "2026-01-03", "symbols": {}}',
    );
    const { ok, problems } = await build();
    expect(ok).toBe(false);
    expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
      [
        'snapshots/2026-01-01.json',
        1,
        expect.stringContaining('not JSON from here on: found the end of the file'),
      ],
      [
        'snapshots/2026-01-02.json',
        undefined,
        'The snapshot has the date `2026-01-03`, but its file name is different.',
      ],
    ]);
    expect(await page('docs/api/client/log')).toBeDefined();
  });

  test('CHG-01: a page that an author wrote stays', async () => {
    await recordOn('2026-01-01');
    await put('content/docs/api/changelog.md', '---\ntitle: Mine\n---\n\nOwn words.\n');
    await build();
    expect(textOf(await page('docs/api/changelog'))).toContain('Own words.');
  });
});

test('CHG-03: a since without a version, a long one and a second one are problems', async () => {
  await define(
    `---@since\nfunction client.log() end\n\n---A.\n---@since ${'1.'.repeat(20)}\nfunction client.a() end\n\n---B.\n---@since 1\n---@since 2\nfunction client.b() end`,
  );
  const { problems } = await build();
  expect(problems.map(({ message }) => message)).toEqual([
    '`@since` has no version.',
    '`@since` has 40 characters, expected a version or a date.',
    '`@since` is written twice.',
  ]);
});
