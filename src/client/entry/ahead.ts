/**
 * Fetches code in parallel, before the browser finds out from the first module that it needs the others. The dev server has
 * no chunks to fetch.
 */

import { loadSiteFile } from '../runtime/loading/site-file.ts';
import { readDocument } from '../runtime/page/document.ts';

/** Names of files, which the build fills in: React with what app and search share, the search panel, its worker, the bar. */
const REACT_FILES = '%REACT_FILES%';
const SEARCH_FILES = '%SEARCH_FILES%';
const WORKER_FILE = '%WORKER_FILE%';
const PROGRESS_FILE = '%PROGRESS_FILE%';

/** Fetches React, which is most of what the first sign of life will need, and runs none of it. */
export function fetchReact(onLoad: () => void): void {
  fetchModules(REACT_FILES, 'low', onLoad);
}

/** Fetches what the panel of the search needs, with the worker where the index of this site answers. */
export function fetchSearch(hasWorker: boolean): void {
  fetchModules(`${REACT_FILES} ${SEARCH_FILES}${hasWorker ? ` ${WORKER_FILE}` : ''}`);
}

/** Returns the URL of the progress bar; empty in the dev server. */
export function progressBarUrl(): string {
  return import.meta.env.PROD ? new URL(PROGRESS_FILE, import.meta.url).href : '';
}

/** Fetches the shell's view of the site, and the chunk of a tool, which that view names and the shell would request only later. */
export async function fetchChunk(kind = ''): Promise<void> {
  const file = await loadSiteFile(readDocument().site).catch(() => undefined);
  const chunk = file?.chunks[kind];
  if (chunk) fetchModules(chunk);
}

function fetchModules(
  files: string,
  priority: HTMLLinkElement['fetchPriority'] = 'auto',
  onLoad?: () => void,
): void {
  if (!import.meta.env.PROD) return;
  for (const file of files.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = new URL(file, import.meta.url).href;
    link.onload = onLoad ?? null;
    document.head.append(link);
  }
}
