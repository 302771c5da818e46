import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { DRAWN_FILES } from './icons.ts';

/** Drawings that a site may have, by folder. */
const KNOWN = new Map([
  ['brand', namesIn('brand')],
  ['brand/social', [...namesIn('brand/social'), 'ground.svg']],
]);

/** Finds files in `brand/` whose names are close to a drawing that the site lacks; nothing would read them. */
export async function unreadDrawings(siteDir: string): Promise<Problem[]> {
  const found = await Promise.all(
    Array.from(KNOWN, async ([folder, allowed]) => {
      const entries = await readdir(join(siteDir, folder), { withFileTypes: true }).catch(() => []);
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      const missing = allowed.filter((name) => !names.includes(name));
      return names.flatMap((name) => (allowed.includes(name) ? [] : unread(folder, name, missing)));
    }),
  );
  return found.flat();
}

function unread(folder: string, name: string, missing: string[]): Problem[] {
  const type = extname(name);
  const meant = nearest(
    basename(name, type),
    missing.map((path) => basename(path, '.svg')),
  );
  if (meant === undefined) return [];
  const file = `${folder}/${name}`;
  return [
    {
      severity: 'warning',
      file,
      message: `\`${file}\` is not read: the drawing must be called \`${meant}.svg\`.`,
      fix:
        type.toLowerCase() === '.svg'
          ? `Rename it to \`${meant}.svg\`.`
          : `Save it as SVG, in \`${meant}.svg\`.`,
    },
  ];
}

function namesIn(folder: string): string[] {
  const paths = new Set(DRAWN_FILES.map(({ source }) => source));
  return [...paths].filter((path) => dirname(path) === folder).map((path) => basename(path));
}
