import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../config/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';

/** Folders whose names the configuration gives: what is in others would never be read. */
export async function unreadFolders(siteDir: string, { i18n, docs }: SiteConfig): Promise<Problem[]> {
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
  return found.flat();
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
