import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { countTypos } from '../../../shared/search/typos.ts';
import type { SiteConfig } from '../../config/index.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { PAGE_FOLDERS } from '../../files/folders.ts';
import { listTree } from '../../files/read-tree.ts';

/**
 * Reports what no build reads: folders of languages, versions and instances that the configuration does not name, whatever else
 * is next to or in those that it names, and folders with a misspelt name.
 *
 * @param sets Folders of the docs, each empty or with a slash at its end.
 * @param isDoubtful Whether the configuration has an error where it names folders.
 */
export async function unreadFolders(
  siteDir: string,
  { i18n, docs }: SiteConfig,
  sets: string[],
  isDoubtful: (...path: string[]) => boolean = () => false,
): Promise<Problem[]> {
  const codes = Object.keys(i18n.locales);
  const bases = ['', ...codes.map((code) => `i18n/${code}/`)];
  const versionsOf = ({ versions }: Pick<SiteConfig['docs'], 'versions'>) => versions.map(({ name }) => name);
  const named: [folder: string, names: string[], field: string[]][] = [
    ['i18n', codes, ['i18n', 'locales']],
    ...bases.flatMap((base): [string, string[], string[]][] => [
      [`${base}versions`, versionsOf(docs), ['docs', 'versions']],
      [`${base}instances`, Object.keys(docs.instances), ['docs', 'instances']],
      ...Object.entries(docs.instances).map(([id, instance]): [string, string[], string[]] => [
        `${base}instances/${id}/versions`,
        versionsOf(instance),
        ['docs', 'instances', id, 'versions'],
      ]),
    ]),
  ];
  const found = await Promise.all(
    named
      .filter(([, , field]) => !isDoubtful(...field))
      .map(([folder, names, field]) => unread(siteDir, folder, names, field.join('.'))),
  );
  const folders = await misspeltFolders(siteDir);
  const hasCurrent = docs.versions.some(({ name }) => name === 'current') || isDoubtful('docs', 'versions');
  const files = await Promise.all([
    ...named.map(([folder]) => unreadBeside(siteDir, folder, [])),
    unreadDefault(siteDir, i18n.defaultLocale),
    hasCurrent ? [] : unreadCurrent(siteDir, docs.snippets),
    ...codes.map((code) => unreadBeside(siteDir, `i18n/${code}`, TRANSLATED)),
    ...sets
      .filter(Boolean)
      .flatMap((folder) => [
        unreadBeside(siteDir, folder.slice(0, -1), knownIn(folder, ['snapshots'])),
        ...codes.map((code) => unreadBeside(siteDir, `i18n/${code}/${folder}`.slice(0, -1), knownIn(folder))),
        ...bases.map((base) => unreadBlog(siteDir, base + folder)),
      ]),
  ]);
  return [...found, ...files, folders].flat();
}

/** Folders whose files are read, whatever they are called. */
const READ = [...PAGE_FOLDERS, 'static'];

/** Reports folders that are missing, with one of nearly the same name in their place: nothing else is certain then. */
export async function missingFolders(siteDir: string): Promise<Problem[]> {
  const found = await misspeltFolders(siteDir);
  return found.filter(({ severity }) => severity === 'error');
}

/**
 * Folders one letter away from a name that is read. Where there is a folder of that name, too, only those with a text or a
 * Lua file, or with the same name but for letter case: they are most likely meant to be in it.
 */
async function misspeltFolders(siteDir: string): Promise<Problem[]> {
  const entries = await readdir(siteDir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = names
    .filter((name) => !READ.includes(name))
    .map(async (name): Promise<Problem[]> => {
      const meant = READ.find((folder) => countTypos(name.toLowerCase(), folder, 1) <= 1);
      if (!meant) return [];
      const isThere = names.includes(meant);
      // Some disks do not distinguish the two.
      if (!isThere && existsSync(join(siteDir, meant))) return [];
      const files = await listTree(join(siteDir, name)).catch(() => []);
      const hasTexts = files.some((file) => /\.(?:md|lua)$/.test(file));
      if (isThere && !hasTexts && name.toLowerCase() !== meant) return [];
      const message = `The folder \`${name}/\` is not read, ${isThere ? 'only' : 'and there is no'} \`${meant}/\`${isThere ? ' is' : ''}.`;
      const fix = isThere ? `Move its files to \`${meant}/\`.` : `Rename it to \`${meant}\`.`;
      const isNeeded = meant === 'static' || (hasTexts && ['content', 'definitions'].includes(meant));
      const severity = !isThere && isNeeded ? 'error' : 'warning';
      return [{ severity, file: name, message, fix }];
    });
  return (await Promise.all(found)).flat();
}

/** What the folder of a version or an instance may hold, in a language or, with some more, in the site itself. */
function knownIn(folder: string, more: string[] = []): string[] {
  const isVersion = /(?:^|\/)versions\/[^/]+\/$/.test(folder);
  return ['content', 'definitions', ...more, ...(isVersion ? [] : ['versions'])];
}

/** The blog belongs to the site: posts of a version or an instance are not read. */
async function unreadBlog(siteDir: string, folder: string): Promise<Problem[]> {
  const file = `${folder}content/blog`;
  const entries = await readdir(join(siteDir, file)).catch(() => []);
  if (!entries.length) return [];
  const [language = ''] = /^i18n\/[^/]+\//.exec(folder) ?? [];
  const message = `\`${file}/\` is not read: the blog belongs to the site, not to a part of its docs.`;
  return [{ severity: 'warning', file, message, fix: `Move the posts to \`${language}content/blog/\`.` }];
}

/** Without a version `current`, the site's own folder has only the home page and the blog. */
async function unreadCurrent(siteDir: string, snippets: string): Promise<Problem[]> {
  const folders = ['definitions', 'content/docs', `content/${snippets}`];
  const filled = await Promise.all(
    folders.map((folder) =>
      listTree(join(siteDir, folder)).then(
        ({ length }) => length > 0,
        () => false,
      ),
    ),
  );
  return folders
    .filter((_, index) => filled[index])
    .map((folder) => ({
      severity: 'warning',
      file: folder,
      message: `The folder \`${folder}/\` is not read: \`docs.versions\` has no \`current\`.`,
      fix: `Add \`{ name: 'current', label: ... }\` to \`docs.versions\`, or move its files to the folder of a version.`,
    }));
}

/** The site itself is in the default language: only texts of the engine can be written anew for it. */
async function unreadDefault(siteDir: string, code: string): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, 'i18n', code), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && TRANSLATED.includes(entry.name))
    .map(({ name }) => ({
      severity: 'warning',
      file: `i18n/${code}/${name}`,
      message: `\`i18n/${code}/${name}/\` is not read: \`${code}\` is the language of the site itself.`,
      fix: `Move its files to \`${name}/\`.`,
    }));
}

/** What the folder of a language may hold. */
const TRANSLATED = ['texts.json', 'content', 'definitions', 'versions', 'instances'];

/** Files and folders that are not read in a folder with a fixed content; a `README` and hidden files may be there. */
async function unreadBeside(siteDir: string, folder: string, allowed: string[]): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, folder), { withFileTypes: true }).catch(() => []);
  // A version without content is reported, and with it where its files belong.
  const isReported =
    /^(?!i18n\/).*versions\/[^/]+$/.test(folder) && !entries.some(({ name }) => allowed.includes(name));
  return entries
    .filter(({ name }) => !/^\.|^readme\b/i.test(name) && !allowed.includes(name))
    .filter(({ name }) => !(isReported && isOfContent(name)))
    .filter((entry) => allowed.length > 0 || !entry.isDirectory())
    .map(({ name }) => {
      const near = nearest(name, allowed);
      return {
        severity: 'warning',
        file: `${folder}/${name}`,
        message: `\`${folder}/${name}\` is not read: ${placeOf(folder)} may contain ${list(allowed)}.`,
        fix:
          isOfContent(name) && allowed.includes('content')
            ? `Move it to \`${folder}/content/${name}\`.`
            : near
              ? `Rename it to \`${near}\`.`
              : allowed.length
                ? 'Remove it, or move it to one of these folders.'
                : 'Move it into one of these folders.',
      };
    });
}

/** A folder that belongs in `content`, wherever that is. */
const isOfContent = (name: string) => /^(?:docs|blog|snippets)$/.test(name);

/** What a folder is, in the words of authors. */
function placeOf(folder: string): string {
  if (/(?:^|\/)(?:i18n|versions|instances)$/.test(folder)) return `\`${folder}/\``;
  if (/^i18n\/[^/]+$/.test(folder)) return 'the folder of a language';
  return /(?:^|\/)versions\/[^/]+$/.test(folder) ? 'the folder of a version' : 'the folder of an instance';
}

function list(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || 'only folders that `site.config.ts` names';
}

async function unread(siteDir: string, parent: string, allowed: string[], field: string): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, parent), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !allowed.includes(entry.name))
    .map(({ name }) => {
      const near = nearest(name, allowed);
      return {
        severity: 'warning',
        file: `${parent}/${name}`,
        message: `The folder \`${parent}/${name}/\` is not read: \`${field}\` has no \`${name}\`.`,
        fix: `${near ? `Rename it to \`${near}\`, or add` : 'Add'} \`${name}\` to \`${field}\` in \`site.config.ts\`.`,
      };
    });
}
