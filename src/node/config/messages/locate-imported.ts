import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { decodeText } from '../../diagnostics/decode-text.ts';
import type { Point } from '../../diagnostics/point.ts';
import { importOfField, locateExported, locateField } from './locate.ts';

/**
 * Finds the field that a path leads to where authors write it: in the configuration, or in the file of the site that it imports
 * the value from.
 *
 * @param siteDir Folder of the site, to which `file` in the answer is relative; there is none for the configuration.
 */
export async function locateAnywhere(
  siteDir: string,
  source: string,
  path: PropertyKey[],
): Promise<(Point & { file?: string }) | undefined> {
  const { from = '', name = '', rest = [] } = importOfField(source, path) ?? {};
  if (!/^\.{1,2}\/.*\.[cm]?[jt]s$/.test(from)) return locateField(source, path);
  const file = resolve(siteDir, from);
  const bytes = await readFile(file).catch(() => undefined);
  const read = bytes && decodeText(file, bytes);
  const point = read && 'text' in read ? locateExported(read.text, name, rest) : undefined;
  if (!point) return locateField(source, path);
  return { file: relative(siteDir, file).replaceAll('\\', '/'), ...point };
}
