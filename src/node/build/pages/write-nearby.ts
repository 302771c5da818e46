import type { NearbyFile, NearbyPage, PageFile } from '../../../shared/page.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { Output } from '../../files/output.ts';

/** A page that goes into a file of neighbours. */
interface Neighbour {
  /** Hash of all that the page is made from. */
  key: string;
  /** Returns its data file. */
  file(): PageFile;
}

/** Writes the files of neighbours, each as soon as all of its pages are there. */
export interface NearbyWriter {
  addPage(route: string, page: Neighbour): void;
}

/**
 * Creates what writes the files of neighbours. Offline, each page is kept on its own.
 *
 * @param plan The routes in each file, by its path relative to the base URL.
 */
export function createNearbyWriter(
  output: Pick<Output, 'known' | 'takeOver' | 'write'>,
  plan: ReadonlyMap<string, string[]>,
  shell: string,
): NearbyWriter {
  const paths = new Map([...plan].flatMap(([path, routes]) => routes.map((route) => [route, path] as const)));
  const waiting = new Map<string, Map<string, Neighbour>>();

  function write(path: string, pages: Neighbour[]): void {
    const key = keyOf('nearby', ...pages.map((page) => page.key));
    const note = output.known(path, key);
    const content = (): NearbyFile => ({ shell, pages: pages.flatMap(({ file }) => withoutStamp(file())) });
    if (note) output.takeOver(path, note);
    else output.write(path, JSON.stringify(content()), { key });
  }

  return {
    addPage(route, page) {
      const path = paths.get(route);
      const routes = path === undefined ? undefined : plan.get(path);
      if (path === undefined || !routes) return;
      const there = waiting.get(path) ?? new Map<string, Neighbour>();
      waiting.set(path, there.set(route, page));
      if (there.size < routes.length) return;
      waiting.delete(path);
      write(
        path,
        routes.flatMap((neighbour) => there.get(neighbour) ?? []),
      );
    },
  };
}

function withoutStamp(file: PageFile): NearbyPage[] {
  if (!('html' in file)) return [];
  const { shell: _shell, nearby: _nearby, ...page } = file;
  return [page];
}
