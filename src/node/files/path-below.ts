import system from 'node:path';

/**
 * Returns the path of a file relative to a folder that it is in, with slashes: empty for the folder itself, undefined for
 * what is outside of it, such as a file on another drive.
 *
 * @param paths How the system writes paths.
 * @example
 * pathBelow('/a', '/a/b/c') // 'b/c'
 * pathBelow('/a/b', '/a')   // undefined
 */
export function pathBelow(
  folder: string,
  file: string,
  paths: Pick<typeof system, 'isAbsolute' | 'relative' | 'sep'> = system,
): string | undefined {
  const way = paths.relative(folder, file);
  const isOutside = way === '..' || way.startsWith(`..${paths.sep}`) || paths.isAbsolute(way);
  return isOutside ? undefined : way.split(paths.sep).join('/');
}
