import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { countTypos } from '../../shared/search/typos.ts';
import type { SiteConfig } from '../config/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';

/**
 * Folders whose names the configuration gives: what is in others would never be read.
 *
 * @param sets Folders of the docs, each empty or with a slash at its end.
 */
export async function unreadFolders(
  siteDir: string,
  { i18n, docs }: SiteConfig,
  sets: string[],
): Promise<Problem[]> {
  const found = await Promise.all([
    unread(siteDir, 'i18n', Object.keys(i18n.locales), 'i18n.locales'),
    unread(
      siteDir,
      'versions',
      docs.versions.map(({ name }) => name),
      'docs.versions',
    ),
    unread(siteDir, 'instances', Object.keys(docs.instances), 'docs.instances'),
  ]);
  const codes = Object.keys(i18n.locales);
  const folders = await Promise.all(sets.map((folder) => misspeltFolders(siteDir, folder)));
  const files = await Promise.all([
    unreadBeside(siteDir, 'i18n', []),
    ...codes.map((code) => unreadBeside(siteDir, `i18n/${code}`, TRANSLATED)),
  ]);
  return [...found, ...files, ...folders].flat();
}

/** Folders that a site or a version is read from. */
const READ = ['content', 'definitions', 'i18n', 'instances', 'snapshots', 'static', 'versions'];

/** Folders one letter away from a name that is read, where there is none of that name. */
async function misspeltFolders(siteDir: string, folder: string): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, folder), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.flatMap((name): Problem[] => {
    const meant = READ.find((it) => !names.includes(it) && countTypos(name.toLowerCase(), it, 1) <= 1);
    if (!meant || READ.includes(name)) return [];
    const message = `The folder \`${folder}${name}/\` is not read, and there is no \`${folder}${meant}/\`.`;
    return [{ severity: 'warning', file: folder + name, message, fix: `Rename it to \`${meant}\`.` }];
  });
}

/** What the folder of a language may hold. */
const TRANSLATED = ['texts.json', 'content', 'definitions', 'versions', 'instances'];

/** Files and folders among the translations that are not read; notes for translators and hidden files may be there. */
async function unreadBeside(siteDir: string, folder: string, known: string[]): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => !/^\.|^readme\b/i.test(name) && !known.includes(name))
    .filter((entry) => known.length > 0 || !entry.isDirectory())
    .map(({ name }) => {
      const near = nearest(name, known);
      return {
        severity: 'warning',
        file: `${folder}/${name}`,
        message: `\`${folder}/${name}\` is not read: the folder of a language may contain ${TRANSLATED.map((it) => `\`${it}\``).join(', ')}.`,
        fix: near
          ? `Rename it to \`${near}\`.`
          : known.length
            ? 'Remove it, or move it to one of these folders.'
            : 'Move it into the folder of its language.',
      };
    });
}

async function unread(siteDir: string, parent: string, known: string[], field: string): Promise<Problem[]> {
  const entries = await readdir(join(siteDir, parent), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !known.includes(entry.name))
    .map(({ name }) => {
      const near = nearest(name, known);
      return {
        severity: 'warning',
        file: `${parent}/${name}`,
        message: `The folder \`${parent}/${name}/\` is not read: \`${field}\` has no \`${name}\`.`,
        fix: `${near ? `Rename it to \`${near}\`, or add` : 'Add'} \`${name}\` to \`${field}\` in \`site.config.ts\`.`,
      };
    });
}
