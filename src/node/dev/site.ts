import { isDeepStrictEqual } from 'node:util';
import { formatProblem } from '../diagnostics/problem.ts';
import { PAGE_FOLDERS } from '../files/folders.ts';
import { pathBelow } from '../files/path-below.ts';
import type { readSources, SiteSource } from '../source/index.ts';
import { latestOnly } from './latest-only.ts';

/** What open pages have to do after a change. */
export type SiteChange =
  /** The content has changed: pages fetch their data again. */
  | 'content'
  /** The frame of the pages, or a file that they show, has changed: they reload. */
  | 'frame'
  /** The site has errors: pages show them and stay as they are. */
  | 'errors';

/** A site that is being written. */
export interface DevSite {
  /** The newest state without errors; empty until there was one. */
  sources: SiteSource[];
  /** The errors of the newest state, as they are printed; absent without errors. */
  errors: string | undefined;
  /** Reads the site. Undefined when a newer reading, or a newer change of one file, has overtaken this one. */
  read(): Promise<SiteChange | undefined>;
  /**
   * Makes the pages of one changed file again, and nothing else: a reading has to follow, which finds what is wrong. False
   * where that is not enough.
   *
   * @param path Relative to the site's folder, with slashes.
   */
  remake(path: string): Promise<boolean>;
}

/**
 * Creates the state of a site that is being written. Problems are printed, each state's once, and that none are left.
 *
 * @param load Returns the code that reads a site; called before every reading, because that code may change too.
 */
export function createDevSite(
  siteDir: string,
  load: () => Promise<{ readSources: typeof readSources }>,
): DevSite {
  const newest = latestOnly(async () => (await load()).readSources(siteDir, { isFollowed: true }));
  let printed = '';
  /** Counts changes of one file: a reading that began before one does not know it. */
  let remakes = 0;
  const site: DevSite = {
    sources: [],
    errors: undefined,
    async read() {
      const turn = remakes;
      const result = await newest().catch((error: unknown) => ({ sources: [], problems: [], error }));
      if (!result || turn !== remakes) return undefined;
      const { sources, problems } = result;
      const text = 'error' in result ? String(result.error) : problems.map(formatProblem).join('\n');
      if (text !== printed) console.error(text || 'No problems are left.');
      printed = text;
      site.errors = sources.length ? undefined : text;
      if (site.errors !== undefined) return 'errors';
      const same = isDeepStrictEqual(site.sources.map(frameOf), sources.map(frameOf));
      site.sources = sources;
      return same ? 'content' : 'frame';
    },
    async remake(path) {
      const turn = ++remakes;
      const former = site.sources;
      if (site.errors !== undefined) return false;
      const made = await Promise.all(former.map((source) => source.remake?.(path))).catch(
        (): undefined[] => [],
      );
      const sources = made.flatMap((source) => source ?? []);
      if (turn !== remakes || former !== site.sources || sources.length < former.length) return false;
      if (sources.every((source, index) => source === former[index])) return false;
      site.sources = sources;
      return true;
    },
  };
  return site;
}

/** What a page keeps while its content follows the sources: when this changes, it is reloaded. */
function frameOf({ config, catalogue }: SiteSource): unknown {
  return [config, catalogue.site];
}

/** What a changed file belongs to. */
export type ChangedPart = 'site' | 'static' | 'engine' | 'pages';

/** Components of pages and of what is around their content, which browsers get as HTML alone, and their sheets. */
const PAGE_CODE = /^src\/client\/(?:pages|layouts)\/.*\.(?:tsx?|css)$/;

/** Code of the browser whose changes Vite shows itself: all but what is part of the documents. */
const BROWSER_CODE = /^src\/client\/(?!inline\/)/;

/**
 * Returns what a changed file belongs to; undefined when it does not concern the dev server.
 *
 * @param path Absolute path of the file or folder.
 * @param siteDir Folder of the site.
 * @param engineDir Folder of the project whose `src/` is the engine.
 */
export function partOf(path: string, siteDir: string, engineDir: string): ChangedPart | undefined {
  const inEngine = pathBelow(engineDir, path);
  if (inEngine && PAGE_CODE.test(inEngine)) return 'pages';
  if (inEngine && /^src\/.*\.tsx?$/.test(inEngine)) return BROWSER_CODE.test(inEngine) ? undefined : 'engine';
  const inSite = pathBelow(siteDir, path);
  if (!inSite) return undefined;
  const [folder = ''] = inSite.split('/');
  if (folder === 'static') return 'static';
  if (PAGE_FOLDERS.includes(folder)) return 'site';
  // The configuration, and the modules beside it that it may import.
  return /^[^/]+\.(?:[cm]?[jt]s|json)$/.test(inSite) ? 'site' : undefined;
}
