import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(PROJECT_DIR, 'docs')).map((name) => `docs/${name}`),
];

/** Files that a walk tells its reader to make. */
const TO_MAKE = ['src/client/pages/Authors.tsx', 'src/node/site/blog/authors.ts'];

/** Code of the repository, as a text names it; with `<name>` or `*` it stands for several files. */
const PATH = /`((?:src|scripts|tests|deploy)\/[^`\s<*]+)`/g;

/** Names of files, and the folder that has them: `` `a.ts` and `b.ts` in `src/node` ``. */
const IN_FOLDER =
  /((?:`[\w.-]+\.(?:ts|tsx|mjs|css)`(?:, | and | or )?)+) (?:is |are )?in `((?:src|scripts|tests)\/[\w/.-]+)`/g;

/** Names, and the file that has them: `` `ICONS` and `TITLES` in `src/a.ts` ``. */
const IN_FILE = /((?:`[\w-]+`(?:, | and | or )?)+) (?:in|of) `((?:src|scripts|tests)\/[\w/.-]+\.\w+)`/g;

const textOf = (page: string) => readFileSync(join(PROJECT_DIR, page), 'utf8');

/** The text without code blocks, as one line. */
const proseOf = (page: string) =>
  textOf(page)
    .replace(/^( *)(`{3,})[^`\n]*$.*?^\1\2$/gms, '')
    .replace(/\n\s*/g, ' ');

/** Ids of the headings of a page, as the hosts of code make them. */
function idsOf(page: string): string[] {
  const slugger = new GithubSlugger();
  const headings = textOf(page).matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = '']) => slugger.slug(heading.replaceAll('`', '')));
}

describe.each(PAGES)('%s names what is there:', (page) => {
  const missing = (paths: string[]) => paths.filter((path) => !existsSync(join(PROJECT_DIR, path)));

  test('files and folders', () => {
    const named = Array.from(proseOf(page).matchAll(PATH), ([, path = '']) => path);
    const inFolders = [...proseOf(page).matchAll(IN_FOLDER)].flatMap(([, files = '', folder = '']) =>
      Array.from(files.matchAll(/`([^`]+)`/g), ([, name = '']) => join(folder, name)),
    );
    const examples = named.filter((path) => TO_MAKE.includes(path) || /\bNAME\b/.test(path));
    expect(missing([...named, ...inFolders]).filter((path) => !examples.includes(path))).toEqual([]);
  });

  test('what files hold', () => {
    const lost = [...proseOf(page).matchAll(IN_FILE)].flatMap(([, names = '', file = '']) => {
      const code = TO_MAKE.includes(file) ? names : textOf(file);
      return Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name).filter(
        (name) => !code.includes(name),
      );
    });
    expect(lost).toEqual([]);
  });

  test('commands', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = Array.from(textOf(page).matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('links', () => {
    const prose = proseOf(page).replace(/`[^`]*`/g, '');
    const links = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    const broken = links.filter((link) => {
      if (link.startsWith('https://')) return false;
      const [path = '', id] = link.split('#');
      const target = path ? join(dirname(page), path) : page;
      return missing([target]).length > 0 || (id !== undefined && !idsOf(target).includes(id));
    });
    expect(broken).toEqual([]);
  });
});
