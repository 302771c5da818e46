import { escapeHtml } from '../../../shared/escape-html.ts';
import { type OfflineIndex, type PartPages, SLOTS } from '../../../shared/offline.ts';
import { cleanPath, decodePath, NOT_FOUND_ROUTE, routeOf } from '../../../shared/urls.ts';
import { type Language, type Library, openLibrary, readPage } from './library.ts';
import { type RequestEvent, scope } from './scope.ts';
import { takeFile } from './store.ts';

/**
 * Returns the kept answer to a request; absent when nothing is kept for its path. Query and hash do not count, and
 * `/x`, `/x/` and `/x/index.html` are one page.
 */
export async function keptAnswer(event: RequestEvent): Promise<Response | undefined> {
  const path = decodePath(new URL(event.request.url).pathname);
  for (const language of scope.offlineSite.languages) {
    const library = await openLibrary(language, event);
    const file = library?.files.get(path);
    if (file) return takeFile(file, event);
  }
  const library = await openLibrary(languageOf(path), event);
  if (!library) return undefined;
  const dataRoute = library.data.get(path);
  if (dataRoute !== undefined) return dataAnswer(library, dataRoute, event);
  const route = pageRoute(library, path);
  return route !== undefined && event.request.mode === 'navigate'
    ? documentAnswer(library, route, event)
    : undefined;
}

/** Files for programs, such as `/api.json`: they are not kept, so nothing here says whether one exists. */
const FOR_PROGRAMS = /\.(?:json|md|txt|xml)$/;

/**
 * Returns what answers a request when the network fails: the kept page, or the not-found page for a navigation to what may
 * be a page. For a file, the browser says that there is no network.
 */
export async function lastAnswer(event: RequestEvent): Promise<Response | undefined> {
  const path = decodePath(new URL(event.request.url).pathname);
  const library = await openLibrary(languageOf(path), event);
  if (!library) return undefined;
  const route = pageRoute(library, path);
  if (route === undefined && (event.request.mode !== 'navigate' || FOR_PROGRAMS.test(path))) return undefined;
  return documentAnswer(library, route ?? NOT_FOUND_ROUTE, event);
}

/**
 * Returns the language that a path belongs to: another one whose base URL fits, or else the default one.
 *
 * @throws Error when the build names no language.
 */
export function languageOf(path: string): Language {
  const [main, ...others] = scope.offlineSite.languages;
  const found = others.find(({ base }) => routeOf(path, base) !== undefined) ?? main;
  if (!found) throw new Error('The site has no language.');
  return found;
}

function pageRoute({ pages, index }: Library, path: string): string | undefined {
  const route = routeOf(path, index.base);
  return route === undefined ? undefined : [route, cleanPath(route)].find((form) => pages.has(form));
}

async function dataAnswer(
  library: Library,
  route: string,
  event: RequestEvent,
): Promise<Response | undefined> {
  const page = await readPage(library, route, event);
  return page && Response.json({ ...page.file, shell: library.index.shell });
}

async function documentAnswer(
  library: Library,
  route: string,
  event: RequestEvent,
): Promise<Response | undefined> {
  const page = await readPage(library, route, event);
  return (
    page &&
    new Response(fillDocument(library.index, route, page), {
      status: route === NOT_FOUND_ROUTE ? 404 : 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  );
}

/** Writes a page into the document of its kind. */
function fillDocument(index: OfflineIndex, route: string, { file, main }: PartPages[string]): string {
  const { documents, bothSlashForms } = index;
  const { kind, title } = file;
  const document = file.sidebar ? documents.sidebar : documents.plain;
  return document
    .replace(SLOTS.route, () => escapeHtml(route))
    .replace(SLOTS.kind, () => escapeHtml(kind))
    .replace(SLOTS.title, () => (title ? `${escapeHtml(title)} | ` : ''))
    .replace(SLOTS.slash, bothSlashForms.includes(route) ? 'data-slash="both"' : '')
    .replace(SLOTS.main, () => main.replace(SLOTS.content, () => file.html ?? ''));
}
