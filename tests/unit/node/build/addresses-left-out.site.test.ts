import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageModel } from '../../../../src/node/build/pages/page-model.ts';
import { loadConfig } from '../../../../src/node/config/index.ts';
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

/** Labels of the items that another configuration has in the navbar and the footer, and whether pages can have edit links. */
async function labelsWith(text: string) {
  await writeFile(join(dir, 'site.config.ts'), text);
  const { config: read, problems } = await loadConfig(dir);
  expect(problems).toEqual([]);
  const labels = (items: object[] = []) => items.map((item) => Reflect.get(item, 'label'));
  return {
    navbar: labels(read?.navbar.items),
    footer: labels(read?.footer?.links.flatMap((column) => ('items' in column ? column.items : []))),
    isEdited: read?.repository !== undefined,
  };
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
  const editLinks = pages.filter((page) => pageModel(page, source, new Map()).editUrl).length;
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

    const [noForum, noRepository] = [config.replace(FORUM, ''), config.replace(REPOSITORY, '')];
    const without = (labels: (string | undefined)[] = [], ...left: string[]) =>
      labels.filter((label) => !left.includes(label ?? ''));
    const { navbar, footer } = all;
    expect(await labelsWith(config)).toEqual({ navbar, footer, isEdited: true });
    for (const [text, label] of [
      [noForum, 'Forums'],
      [noRepository, 'GitHub'],
    ] as const)
      expect(await labelsWith(text)).toEqual({
        navbar: without(navbar, label),
        footer: without(footer, label),
        isEdited: label === 'Forums',
      });

    // Reading the whole site takes long: once, without both.
    expect(linksOf(await readWith(noForum.replace(REPOSITORY, '')))).toEqual({
      ...all,
      navbar: without(navbar, 'Forums', 'GitHub'),
      footer: without(footer, 'Forums', 'GitHub'),
      editLinks: 0,
    });
  });
});
