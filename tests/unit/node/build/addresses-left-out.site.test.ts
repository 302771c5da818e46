import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageFile } from '../../../../src/node/build/pages/page-file.ts';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { type ReadSources, readSources } from '../../../../src/node/source/index.ts';
import type { NavItem } from '../../../../src/shared/navbar.ts';
import { readOwnSite } from '../../../support/own-site.ts';
import { readFiles } from '../../../support/read-files.ts';

const FORUM = /^ {2}forum: '(\S+)',\n/m;
const REPOSITORY = /^ {2}repository: '(\S+)',\n/m;

let dir: string;
let config: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'addresses-'));
  config = await readFile(join(PROJECT_DIR, 'site.config.ts'), 'utf8');
  const names = ['src', 'definitions', 'content', 'snapshots', 'static', 'node_modules'];
  for (const name of [...names, 'package.json', 'search-synonyms.ts'])
    await symlink(join(PROJECT_DIR, name), join(dir, name)).catch(() => {});
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Reads this site with another configuration. */
async function readWith(text: string): Promise<ReadSources> {
  await writeFile(join(dir, 'site.config.ts'), text);
  return readSources(dir);
}

/** External links of a site, and its pages with an edit link. */
function linksOf({ sources, problems }: ReadSources) {
  expect(problems).toEqual([]);
  const [source] = sources;
  if (!source) throw new Error('There is no site.');
  const { site, pages } = source.catalogue;
  const navbar = [...site.navbar.left, ...site.navbar.right].flatMap((item: NavItem) =>
    item.type === 'link' ? [item.label] : [],
  );
  const footer = site.footer?.columns.flatMap((column) => column.items.map((item) => item.label));
  const editLinks = pages.filter((page) => pageFile(page, source, new Map()).editUrl).length;
  return { navbar, footer, editLinks, pages: pages.length };
}

describe('addresses of the forum and the repository', () => {
  test('NAV-19: stand in one place each', async () => {
    const texts = [config];
    for (const folder of ['content', 'definitions']) {
      texts.push(...Object.values(await readFiles(join(PROJECT_DIR, folder), 'utf8')));
    }
    for (const pattern of [FORUM, REPOSITORY]) {
      const address = pattern.exec(config)?.[1] ?? '';
      expect(address).toMatch(/^https:/);
      expect(texts.join('\n').split(address)).toHaveLength(2);
    }
  });

  test('NAV-19: take with them only what needs them', async () => {
    const all = linksOf(await readOwnSite());
    expect(all.navbar).toEqual(['API', 'Snippets', 'Blog', 'Forums', 'GitHub']);
    expect(all.editLinks).toBeGreaterThan(0);

    const noForum = linksOf(await readWith(config.replace(FORUM, '')));
    expect(noForum).toEqual({
      ...all,
      navbar: all.navbar.filter((it) => it !== 'Forums'),
      footer: all.footer?.filter((it) => it !== 'Forums'),
    });

    const noRepository = linksOf(await readWith(config.replace(REPOSITORY, '')));
    expect(noRepository).toEqual({
      ...all,
      navbar: all.navbar.filter((it) => it !== 'GitHub'),
      footer: all.footer?.filter((it) => it !== 'GitHub'),
      editLinks: 0,
    });
  });
});
