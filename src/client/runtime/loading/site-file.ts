import type { SiteFile } from '../../../shared/site.ts';
import { fetchJson } from './fetch-json.ts';
import { loadOnce } from './load-once.ts';
import { type Check, list, record, text } from './shape.ts';

const anything = list((value): value is unknown => value !== null);
const site = record({
  site: record({
    title: text,
    origin: text,
    base: text,
    locale: record({ htmlLang: text }),
    texts: record({}),
    brand: record({ words: list(text), href: text }),
    navbar: record({ left: anything, right: anything }),
    colorMode: record({}),
    versions: record({}),
    search: record({ indexName: text, docs: anything }),
  }),
  chunks: record({}),
});

/** Returns whether a value is the shell's view of the site, as far as the shell depends on it. */
export const isSiteFile: Check<SiteFile> = (value): value is SiteFile => site(value);

const siteFile = loadOnce((url: string) => fetchJson(url, isSiteFile));

/**
 * Loads the shell's view of the site, once for app and search. After a failure the next call tries again.
 *
 * @throws PageUnavailable when it cannot be loaded.
 */
export const loadSiteFile = siteFile.load;
