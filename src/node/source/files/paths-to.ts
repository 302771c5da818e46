/**
 * Returns the folders above a path and the path itself, from the outside in.
 *
 * @example
 * pathsTo('img/maps/a.png') // ['img', 'img/maps', 'img/maps/a.png']
 * pathsTo('/docs/api')      // ['/docs', '/docs/api']
 */
export function pathsTo(path: string): string[] {
  return Array.from(path.matchAll(/(?<=[^/])(?:\/|$)/g), ({ index }) => path.slice(0, index));
}
