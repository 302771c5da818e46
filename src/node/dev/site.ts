import { isDeepStrictEqual } from 'node:util';
import { formatProblem } from '../diagnostics/problem.ts';
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
   * Makes only the pages of one changed file again. A reading has to follow, which finds what is wrong. Returns false
   * if that is not enough.
   *
   * @param path Relative to the site's folder, with slashes.
   */
  remake(path: string): Promise<boolean>;
}

/**
 * Creates the state of a site that is being written. It prints the problems of each state once, and says when none are
 * left.
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
