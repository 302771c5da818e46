import { nearest } from '../../diagnostics/nearest.ts';
import type { ImageSize } from '../../markdown/link-resolver.ts';
import { decodeFilePath } from './urls.ts';

/** Files by their URL below the base URL: `/img/map.png`; with the size of images where it is known. */
export type StaticUrls = ReadonlyMap<string, StaticFacts | undefined>;

/** Size of an image, or that it is damaged, which is reported at its file. */
export type StaticFacts = ImageSize | 'damaged';

/** Returns the file that a URL names, as written or percent-encoded. */
export function findStatic(path: string, statics: StaticUrls): string | undefined {
  return [path, decodeFilePath(path)].find((form) => statics.has(form));
}

/** Returns the file of the same name in another folder, or else one with a name that is close. */
export function nearStatic(path: string, statics: StaticUrls): { near?: string } {
  const name = decodeFilePath(path).split('/').at(-1) ?? '';
  const same = [...statics.keys()].find((file) => name && file.endsWith(`/${name}`));
  const near = same ?? nearest(path, statics.keys());
  return near === undefined ? {} : { near };
}
