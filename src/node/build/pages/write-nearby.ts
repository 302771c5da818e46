import type { NearbyFile, NearbyPage, PageFile } from '../../../shared/page.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { OutputFolder } from '../../files/output.ts';
import type { NearbyPlan } from './nearby.ts';

/** A page that goes into a file of neighbours. */
interface Neighbour {
  /** Hash of all that the page is made from. */
  key: string;
  /** Returns its data file. */
  file(): PageFile;
}

/** Writes the files of neighbours, each as soon as all of its pages are there. */
export interface NearbyWriter {
  /** Returns the path of the file that a page goes into, relative to the base URL; undefined without neighbours. */
  pathOf(route: string): string | undefined;
  addPage(route: string, page: Neighbour): void;
}

/**
 * Creates the writer of the files of neighbours. For offline use, each page is kept separately.
 *
 * @param plan What is in each file, by its path relative to the base URL.
 */
export function createNearbyWriter(
  output: Pick<OutputFolder, 'known' | 'takeOver' | 'write'>,
  plan: ReadonlyMap<string, NearbyPlan>,
  shell: string,
): NearbyWriter {
  const paths = new Map(
    [...plan].flatMap(([path, { routes }]) => routes.map((route) => [route, path] as const)),
  );
  const waiting = new Map<string, Map<string, Neighbour>>();

  function write(path: string, beside: string[], pages: Neighbour[]): void {
    const key = keyOf('nearby', ...beside, '', ...pages.map((page) => page.key));
    const note = output.known(path, key);
    const content = (): NearbyFile => ({
      shell,
      pages: pages.flatMap(({ file }) => withoutStamp(file())),
      ...(beside.length > 0 && { beside }),
    });
    if (note) output.takeOver(path, note);
    else output.write(path, JSON.stringify(content()), { key });
  }

  return {
    pathOf: (route) => paths.get(route),
    addPage(route, page) {
      const path = paths.get(route);
      const file = path === undefined ? undefined : plan.get(path);
      if (path === undefined || !file) return;
      const { routes, beside } = file;
      const there = waiting.get(path) ?? new Map<string, Neighbour>();
      waiting.set(path, there.set(route, page));
      if (there.size < routes.length) return;
      waiting.delete(path);
      write(
        path,
        beside,
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
