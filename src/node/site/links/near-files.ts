import { posix } from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import { splitUrl } from './urls.ts';

/** Returns the picture of the same name in another folder, or else one next to the text with a name that is close. */
export function nearPicture(url: string, [place = '']: string[], paths: string[]): { near?: string } {
  const name = posix.basename(url);
  const folder = posix.join(place, posix.dirname(url));
  const beside = paths.filter((path) => posix.dirname(path) === folder);
  const close = nearest(
    name,
    beside.map((path) => posix.basename(path)),
  );
  const near = paths.find((path) => posix.basename(path) === name) ?? (close && posix.join(folder, close));
  const path = near && posix.relative(place, near);
  return path ? { near: path.startsWith('.') ? path : `./${path}` } : {};
}

/**
 * Returns the Markdown file of the same name in another folder, or else one with a name that is close where the link
 * leads.
 */
export function nearDocument(url: string, file: string, paths: string[]): string | undefined {
  const { path: written, rest } = splitUrl(url);
  const path = written.replaceAll('\\', '/');
  const place = posix.dirname(file);
  const folder = posix.join(place, posix.dirname(path));
  const name = posix.basename(path, '.md');
  const beside = paths
    .filter((other) => posix.dirname(other) === folder)
    .map((other) => posix.basename(other, '.md'));
  const close = nearest(name, beside);
  const near = close
    ? posix.join(folder, `${close}.md`)
    : paths.find((other) => posix.basename(other, '.md') === name);
  const way = near && posix.relative(place, near);
  return way && (way.startsWith('.') ? way : `./${way}`) + rest;
}
