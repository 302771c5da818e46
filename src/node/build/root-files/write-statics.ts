import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Problem, ProblemsError } from '../../diagnostics/problem.ts';
import { listTree } from '../../files/read-tree.ts';
import { SIZED } from '../../markdown/images/image-formats.ts';
import type { StaticUrls } from '../../site/links/static-urls.ts';
import { isPublished } from '../../source/files/static-files.ts';
import type { Bitmap } from '../../source/images/icons.ts';
import { imageSize } from '../../source/images/image-size.ts';
import type { SiteWriter } from '../site-writer.ts';
import { MANIFEST_FILE, type StaticFile, webManifest } from './web-manifest.ts';

/** Largest file of `static/` that is kept for offline use, in bytes. */
const MOST_KEPT = 1_000_000;

/**
 * Writes the files of `static/`, the icons that it does not have itself, and the web manifest of a site that can be
 * installed. Returns the files of `static/`.
 *
 * @throws ProblemsError when an image is no longer the one whose size pages say.
 */
export async function writeStatics(
  { source, output, library }: SiteWriter,
  icons: Bitmap[],
  siteDir: string,
): Promise<StaticFile[]> {
  const { base } = source;
  const statics = await readFolder(join(siteDir, 'static'));
  const changed = statics.flatMap((file) => resized(file, source.statics));
  if (changed.length) throw new ProblemsError(changed);
  const staticPaths = new Set(statics.map(({ path }) => path));
  for (const icon of icons) if (!staticPaths.has(icon.path)) output.write(icon.path, icon.content);
  for (const { path, content } of statics) output.write(path, content);
  if (library) {
    const manifest = webManifest(source, icons, statics);
    output.write(MANIFEST_FILE, manifest);
    library.addFile(base + MANIFEST_FILE, manifest, false);
    for (const file of statics) if (isKept(file)) library.addFile(base + file.path, file.content, false);
  }
  return statics;
}

/** Reports an image that got another size since the site was read. */
function resized({ path, content }: StaticFile, read: StaticUrls): Problem[] {
  const facts = read.get(`/${path}`);
  const former = facts === 'damaged' ? undefined : facts;
  const size = former && SIZED.test(path) ? imageSize(content) : undefined;
  if (!former || (size?.width === former.width && size.height === former.height)) return [];
  const now = size ? `has ${size.width} x ${size.height}` : 'is no longer an image';
  return [
    {
      severity: 'error',
      file: `static/${path}`,
      message: `The image changed while the site was being built: it had ${former.width} x ${former.height} pixels, and ${now}.`,
      fix: 'Build again.',
    },
  ];
}

function isKept({ path, content }: StaticFile): boolean {
  return !path.startsWith('screenshots/') && content.length <= MOST_KEPT;
}

async function readFolder(from: string): Promise<StaticFile[]> {
  const paths = (await listTree(from).catch(() => [])).filter(isPublished);
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(from, path)) })));
}
