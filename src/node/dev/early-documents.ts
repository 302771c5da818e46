import type { IncomingMessage, ServerResponse } from 'node:http';
import { type KeptPages, readKeptPages } from './kept-pages.ts';
import { isDocumentRequest, pathOf } from './requests.ts';
import { siteState } from './site-state.ts';

/** Answers with documents of the last dev server, until this one has read the site. */
export interface EarlyDocuments {
  kept: KeptPages;
  /** Answers a request for a document that was kept; returns false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Returns the document that was kept for a path. */
  document(path: string): string | undefined;
}

/** Path of the script with which a kept document asks whether it is still current. */
const CHECK = '/@kept-page';

/**
 * Opens what the last dev server of a site has kept; undefined when the site, or the engine, is not as it was then.
 *
 * @param engine Hash of the engine's code.
 * @param dir Folder of what builds keep.
 */
export async function openEarlyDocuments(
  siteDir: string,
  engine: string,
  dir: string,
): Promise<EarlyDocuments | undefined> {
  const kept = readKeptPages(siteDir, dir);
  // A folder that cannot be read is explained when the site is read.
  if (!kept || kept.state !== (await siteState(siteDir, engine).catch(() => undefined))) return undefined;
  const documents = new Map(kept.documents);
  return {
    kept,
    answer(request, response) {
      const path = pathOf(request);
      const html = isDocumentRequest(request) ? documents.get(path) : undefined;
      if (html === undefined) return false;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html.replace('</head>', () => `${checkTag(path)}</head>`));
      return true;
    },
    document: (path) => documents.get(path),
  };
}

const STYLE = /<style>[\s\S]*?<\/style>/;

function checkTag(path: string): string {
  const src = `${CHECK}?${new URLSearchParams({ path })}`;
  return `<script type="module" async src="${src.replaceAll('&', '&amp;')}"></script>`;
}

/** Returns the path of the document that asks whether it is still current; undefined for any other request. */
export function checkedPath({ url = '/' }: IncomingMessage): string | undefined {
  const [path, query] = url.split('?');
  return path === CHECK ? (new URLSearchParams(query).get('path') ?? undefined) : undefined;
}

/**
 * Answers a document that asks whether it is still current; if not, it reloads. Styles are not compared: they are those
 * of the engine that the state names, and only the order of the modules may differ.
 *
 * @param now The document as it is made now; absent without a page at its path.
 */
export function answerCheck(
  kept: string | undefined,
  now: string | undefined,
  response: ServerResponse,
): void {
  const isRight = now !== undefined && kept?.replace(STYLE, '') === now.replace(STYLE, '');
  response.setHeader('content-type', 'text/javascript');
  response.setHeader('cache-control', 'no-store');
  response.end(isRight ? '' : 'location.reload();');
}
