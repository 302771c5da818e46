import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unreadableFile } from '../../diagnostics/file-error.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { readTree } from '../../files/read-tree.ts';
import { IMAGE, SIZED } from '../../markdown/images/image-formats.ts';
import { malformedSvg } from '../../pictures/index.ts';
import type { StaticFacts } from '../../site/links/static-urls.ts';
import { DRAWN_FILES } from '../images/icons.ts';
import { imageSize, isImage } from '../images/image-size.ts';
import { decomposedNames } from './decomposed-names.ts';
import { refusedByWindows, sameButForCase, unwritableNames } from './disk-names.ts';
import { listFiles } from './site-folder.ts';
import { staticConflicts } from './static-conflicts.ts';
import { leftBehind } from './unread-files.ts';

/** Files for other programs, which do not belong on a site. */
const SILENT = /(?:^|\/)\.(?:DS_Store|git(?:keep|ignore|attributes)|keep)$/;

/** What Windows keeps in folders for itself. */
const OF_WINDOWS = /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i;

/**
 * Returns whether a file of `static/` is published. Names that start with a dot are mostly those of settings and
 * secrets; hosts need those in `.well-known/`, and `.nojekyll`.
 *
 * @param path Relative to `static/`.
 */
export function isPublished(path: string): boolean {
  if (OF_WINDOWS.test(path)) return false;
  return path === '.nojekyll' || !/(?:^|\/)\./.test(path.replace(/^\.well-known\//, ''));
}

/**
 * Returns the files of the folder `static/` by their URL below the base URL (`/img/map.png`), and those that the build
 * draws; of images with their size, unless they say none, or that they are damaged.
 */
export async function readStatics(
  siteDir: string,
  problems: Problem[],
): Promise<Map<string, StaticFacts | undefined>> {
  const listed = await listFiles(siteDir, 'static', problems);
  const paths = listed.filter((path) => isPublished(path.slice('static/'.length)));
  problems.push(
    ...sameButForCase(paths),
    ...decomposedNames(paths),
    ...refusedByWindows(paths),
    ...leftBehind(paths),
    ...unwritableNames(paths),
  );
  problems.push(...(await hidden(siteDir)));
  const conflicts = await staticConflicts(siteDir, paths);
  const torn = new Set(conflicts.map(({ file }) => file));
  problems.push(...conflicts);
  const entries = await Promise.all(
    paths.map(async (path): Promise<[string, StaticFacts | undefined]> => {
      const url = path.slice('static'.length);
      if (!IMAGE.test(path)) return [url, undefined];
      const content = await readImage(siteDir, path, problems);
      if (!content || torn.has(path)) return [url, 'damaged'];
      const size = SIZED.test(path) ? imageSize(content) : undefined;
      const fault = !size && !isImage(content) ? noImage(path, content) : faultOfSvg(path, content);
      if (fault) problems.push(fault);
      return [url, size ?? (fault ? 'damaged' : undefined)];
    }),
  );
  const drawn = DRAWN_FILES.filter(({ source }) => existsSync(join(siteDir, source)));
  return new Map([
    ...drawn.map(({ path, width, height }) => [`/${path}`, { width, height }] as const),
    ...entries,
  ]);
}

/** Reads an image; undefined when it cannot be read, which is a problem. */
async function readImage(siteDir: string, path: string, problems: Problem[]): Promise<Buffer | undefined> {
  try {
    return await readFile(join(siteDir, path));
  } catch (error) {
    problems.push(unreadableFile(error, path));
    return undefined;
  }
}

/** Reports a drawing that browsers would not show: for what its file contains, or for its name. */
function faultOfSvg(path: string, content: Buffer): Problem | undefined {
  const text = new TextDecoder().decode(content);
  if (path.endsWith('.svg')) return malformedSvg(path, text);
  if (!/^\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(text)) return undefined;
  const [ending = ''] = /\.\w+$/.exec(path) ?? [];
  return {
    severity: 'warning',
    file: path,
    message: `The image is SVG, but its name ends in \`${ending}\`, so browsers do not show it.`,
    fix: 'Let its name end in `.svg`, or save it in the format that the name says.',
  };
}

/** Reports a file that browsers would not show. */
function noImage(path: string, content: Buffer): Problem {
  const format = IMAGE.exec(path)?.[1]?.toUpperCase();
  return {
    severity: 'warning',
    file: path,
    ...(content.toString('latin1', 0, 40).startsWith('version https://git-lfs.')
      ? { message: 'The file only says where Git LFS keeps the image.', fix: 'Get it with `git lfs pull`.' }
      : {
          message: `The image cannot be read as ${format}: it is damaged, or not an image.`,
          fix: `Save it again as ${format}, or remove it.`,
        }),
  };
}

/** Files whose names start with a dot, apart from the usual ones. */
async function hidden(siteDir: string): Promise<Problem[]> {
  const entries = await readTree(join(siteDir, 'static')).catch(() => []);
  return entries
    .map(({ path }) => path)
    .filter((path) => /(?:^|\/)\.[^/]*$/.test(path) && !isPublished(path) && !SILENT.test(path))
    .filter((path) => path !== '.well-known')
    .map((path) => ({
      severity: 'warning',
      file: `static/${path}`,
      message: `\`${path}\` starts with a dot, so it is not published.`,
      fix: 'Move it out of `static/`, or rename it if readers should get it.',
    }));
}
