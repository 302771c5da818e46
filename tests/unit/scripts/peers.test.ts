import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureTableFile } from '../../../scripts/bench/figures-file.ts';
import { layContent, readTwin, sidebarOf, writePage } from '../../../scripts/bench/peers/content.ts';
import { formatPeers, type SiteResult } from '../../../scripts/bench/peers/table.ts';
import { weightOf } from '../../../scripts/bench/peers/visit.ts';

const PLAIN = { folder: 'content', ownTitle: false, slash: false };
const TITLED = { folder: 'src/docs', ownTitle: true, slash: true };
const TWIN = `---
title: client.log
url: https://docs.example.com/docs/api/client/log
description: Writes a line.
---

# \`client.log\`

Writes a [line](/docs/about.md#lines), see [\`Color\`](/docs/types/color.md), [below](#example),
[elsewhere](https://example.com/a.md) and ![the console](/pictures/console.png).

\`\`\`lua
-- [line](/docs/about.md) ![x](/y.png)
\`\`\`
`;

describe('pages for peers', () => {
  const page = readTwin('docs/api/client/log.md', TWIN);
  const ids = new Set(['index', 'docs/about', page.id]);

  test('have the address of the page, and links to pages instead of twins', () => {
    expect(writePage(page, ids, PLAIN)).toBe(`---
title: "client.log"
slug: "/docs/api/client/log"
---

# client.log

Writes a [line](/docs/about#lines), see \`Color\`, [below](#example),
[elsewhere](https://example.com/a.md) and the console.

\`\`\`lua
-- [line](/docs/about.md) ![x](/y.png)
\`\`\`
`);
  });

  test('leave the title to a peer that prints it', () => {
    const written = writePage(page, ids, TITLED);
    expect(written).toContain('slug: "docs/api/client/log"\n---\n\nWrites a [line](/docs/about/#lines)');
    expect(writePage({ ...page, id: 'index' }, ids, TITLED)).not.toContain('slug');
    expect(writePage({ ...page, id: 'index' }, ids, PLAIN)).toContain('slug: "/"\n');
  });

  test('stand in a sidebar with a group for each folder', () => {
    const pages = ['docs', 'docs/about', 'docs/api/log'].map((id) => ({ id, title: `T ${id}`, body: '' }));
    expect(sidebarOf(pages, TITLED)).toEqual([
      {
        label: 'T docs',
        items: [
          { label: 'T docs', id: 'docs', link: '/docs/' },
          { label: 'T docs/about', id: 'docs/about', link: '/docs/about/' },
          { label: 'api', items: [{ label: 'T docs/api/log', id: 'docs/api/log', link: '/docs/api/log/' }] },
        ],
      },
    ]);
  });

  test('replace those of an earlier run', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'peers-'));
    try {
      await mkdir(join(dir, 'site/docs'), { recursive: true });
      await writeFile(join(dir, 'site/docs/log.md'), TWIN);
      await mkdir(join(dir, 'peer/content'), { recursive: true });
      await writeFile(join(dir, 'peer/content/old.md'), '');
      expect(await layContent(join(dir, 'site'), join(dir, 'peer'), PLAIN)).toBe(1);
      await expect(readFile(join(dir, 'peer/content/old.md'))).rejects.toThrow('ENOENT');
      expect(await readFile(join(dir, 'peer/content/docs/log.md'), 'utf8')).toContain('# client.log');
      expect(JSON.parse(await readFile(join(dir, 'peer/sidebar.json'), 'utf8'))).toHaveLength(1);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });

  test('need twins with a title', () => {
    expect(() => readTwin('a.md', '# A')).toThrow('The Markdown twin `a.md` does not begin with a title');
  });
});

test('a visit weighs documents with their style, and scripts; icons are left out', () => {
  const log = [
    { path: '/docs/a', bytes: 10 },
    { path: '/docs/b/', bytes: 20 },
    { path: '/assets/a.css', bytes: 3 },
    { path: '/assets/a.js', bytes: 5 },
    { path: '/favicon.ico', bytes: 1000 },
    { path: '/assets/a.json', bytes: 7 },
  ];
  expect(weightOf(log)).toEqual({ requests: 5, bytes: 45, script: 5, page: 33 });
});

describe('the table of peers', () => {
  const result = (name: string, scale: number): SiteResult => ({
    name,
    build: 6 * scale,
    weight: { requests: 10 * scale, bytes: 80_000 * scale, script: 50_000 * scale, page: 11_400 * scale },
    paints: [1, 2, 9].map((run) => ({
      first: 100 * run * scale,
      largest: 200 * run * scale,
      blocking: 0,
      longest: run === 9 ? 80 : 0,
      shift: run === 9 ? 0.4 : 0,
    })),
    opening: [100 * scale, 120 * scale, 900],
    search: [{ field: 70 * scale, first: 300 * scale, keys: [10, 20, 60 * scale] }],
    clicks: { plain: [20 * scale], slow: [90 * scale] },
  });
  const facts = {
    date: '2026-11-22 18:40 UTC',
    machine: 'linux, 2 processors, 24 GB',
    versions: 'Node 20, Chromium 156',
    pages: 600,
    runs: 3,
    load: [0.24, 1.5] as [number, number],
  };
  const table = formatPeers(
    result('this site', 1),
    [{ ...result('A', 2), version: '3.1' }, result('B', 3)],
    facts,
  );

  test('has the middle of the runs, and aims that follow the best peer', () => {
    expect(table.split('\n').slice(0, 4)).toEqual([
      '| | this site | A 3.1 | B | aim |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| cold build, wall, s | **6.0** | 12.0 | 18.0 | 4.0 |',
      '| HTML + style, kB | 11.4 | 23 | 34 | 13.0 |',
    ]);
    expect(table).toContain(
      '| first / largest paint, ms | 200 / 400 | 400 / 800 | 600 / 1200 | equal, 720 |',
    );
    expect(table).toContain(
      '| sidebar click to the new page, ms: at full speed / throttled | 20 / 90 | 40 / 180 | 60 / 270 | 20 / 90 |',
    );
    expect(table).toContain('| Ctrl+K at `load` to a typed letter, ms | 120 | 240 | 360 | 150 |');
    expect(table).toContain(
      '| Ctrl+K in an idle page to a field that takes letters, ms | 70 | 140 | 210 | 150 |',
    );
  });

  test('shows the worst shift, and marks each aim that is missed', () => {
    expect(table).toContain('| layout shift, worst run | **0.400** | 0.400 | 0.400 | 0.000 |');
    expect(table).toContain('| key to hits at 4x, p95, ms | **60** | 120 | 180 | 50 |');
    expect(table).toContain('| longest task, ms | < 50 | < 50 | < 50 | 50 |');
  });

  test('says when and where it was measured', () => {
    expect(table).toContain('2026-11-22 18:40 UTC; linux, 2 processors, 24 GB; Node 20, Chromium 156.');
    expect(table).toContain('600 pages, 3 runs');
    expect(table).toContain('0.2 before and 1.5 after');
  });

  test('is written over an earlier table only', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'peers-'));
    try {
      const file = join(dir, 'peers.md');
      await ensureTableFile(file);
      await writeFile(file, table);
      await ensureTableFile(file);
      await writeFile(file, '# Notes\n');
      await expect(ensureTableFile(file)).rejects.toThrow('contains something other than the table');
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });
});
