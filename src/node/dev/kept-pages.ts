import { keep, keyOf, readKept } from '../files/kept-files.mjs';

/** Documents that a dev server has kept for the next one. */
export interface KeptPages {
  /** The state of the site from which they were made. */
  state: string;
  /** Base URL of the site. */
  base: string;
  /** Documents by the path that they answer, the one that was requested last at the end. */
  documents: [path: string, html: string][];
}

/** Returns what the last dev server of a site has kept; undefined when there was none. */
export function readKeptPages(siteDir: string, kept: string): KeptPages | undefined {
  const text = readKept(kept, keyFor(siteDir))?.toString();
  return text === undefined ? undefined : (JSON.parse(text) as KeptPages);
}

/** Keeps documents instead of those that were kept before. */
export function keepPages(siteDir: string, kept: string, pages: KeptPages): void {
  keep(kept, keyFor(siteDir), [Buffer.from(JSON.stringify(pages))]);
}

function keyFor(siteDir: string): string {
  return keyOf('dev pages', siteDir);
}
