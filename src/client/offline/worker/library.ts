import type {
  KeptFile,
  KeptPart,
  LifetimeEvent,
  OfflineIndex,
  PartPages,
  WorkerSite,
} from '../../../shared/offline.ts';
import { dataFile, decodePath } from '../../../shared/urls.ts';
import { type Check, list, number, optional, record, text } from '../../runtime/loading/shape.ts';
import { dropFile, isKept, takeFile } from './store.ts';

/** A language of the site, as the worker knows it. */
export type Language = WorkerSite['languages'][number];

/** The kept pages and files of a site in one language, ready to be looked up. */
export interface Library {
  index: OfflineIndex;
  /** Parts by the routes of their pages. */
  pages: ReadonlyMap<string, KeptPart>;
  /** Routes by the paths of their data files. */
  data: ReadonlyMap<string, string>;
  /** Files by their paths, escapes decoded as those of requests are. */
  files: ReadonlyMap<string, KeptFile>;
}

const libraries = new Map<Language, Promise<Library>>();

/** Returns the library of a language; absent while the language is not kept. */
export async function openLibrary(language: Language, event: LifetimeEvent): Promise<Library | undefined> {
  const isOpen = libraries.has(language) || (await isKept(language.index));
  return isOpen ? loadLibrary(language, event) : undefined;
}

/** Loads the library of a language, whether the language is kept or not. */
export function loadLibrary(language: Language, event: LifetimeEvent): Promise<Library> {
  const cached = libraries.get(language);
  if (cached) return cached;
  const library = readLibrary(language, event);
  libraries.set(language, library);
  library.catch(() => libraries.delete(language));
  return library;
}

/** Returns everything that a library keeps, its index included. */
export function filesOf(language: Language, { index }: Library): KeptFile[] {
  return [language.index, ...index.parts, ...index.files];
}

/** Returns a page of a library; absent when the library has none at the route. */
export async function readPage(
  { pages }: Library,
  route: string,
  event: LifetimeEvent,
): Promise<PartPages[string] | undefined> {
  const part = pages.get(route);
  if (!part) return undefined;
  const hasPage: Check<PartPages> = (value): value is PartPages =>
    isRecord(value) && Object.hasOwn(value, route) && isPage(Reflect.get(value, route));
  return (await readKept(part, event, hasPage))[route];
}

async function readLibrary(language: Language, event: LifetimeEvent): Promise<Library> {
  const index = await readKept(language.index, event, isIndex);
  const routes = index.parts.flatMap((part) => part.routes.map((route) => [route, part] as const));
  return {
    index,
    pages: new Map(routes),
    data: new Map(routes.map(([route]) => [dataFile(route, index.base), route])),
    files: new Map(index.files.map((file) => [decodePath(file.url), file])),
  };
}

/** Reads a kept file. One with unexpected content is dropped, so that it is fetched anew. */
async function readKept<T>(file: KeptFile, event: LifetimeEvent, isRight: Check<T>): Promise<T> {
  const content: unknown = await (await takeFile(file, event)).json().catch(() => undefined);
  if (isRight(content)) return content;
  await dropFile(file);
  throw new Error(`\`${file.url}\` is cached with unexpected content.`);
}

const isRecord = record({});
const isPage = record({ file: record({ kind: text, title: text, html: optional(text) }), main: text });
const file = { url: text, integrity: text, bytes: number };
const index = record({
  shell: text,
  base: text,
  documents: record({ plain: text, sidebar: text }),
  bothSlashForms: list(text),
  parts: list(record({ ...file, routes: list(text) })),
  files: list(record(file)),
});
const isIndex: Check<OfflineIndex> = (value): value is OfflineIndex => index(value);
