import { posix } from 'node:path';
import type { PageKind } from '../../shared/page-kinds.ts';
import { underBase } from '../../shared/urls.ts';
import { SCHEMA_FILE } from '../api/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Reference } from '../luacats/model.ts';
import type { ImageSize, LinkResolver, LinkTarget } from '../markdown/link-resolver.ts';
import type { PictureFile } from '../pictures/model.ts';
import type { PlaceTable } from './places.ts';
import { type DocsRoutes, spellTrailingSlash } from './routes.ts';
import { type SymbolTable, symbolTarget } from './symbols.ts';
import { decodeFilePath, fileUrl, isExternal, ownPath } from './urls.ts';
import type { TextLink } from './written-links.ts';

/** Everything that decides where links lead, known before any text is rendered. */
export interface LinkInput {
  base: string;
  /** Base URL of the default language, above the files that all languages share. */
  rootBase: string;
  /** Protocol and host of the site: full URLs with them are links to its own pages. */
  origin?: string;
  trailingSlash: boolean | undefined;
  symbols: SymbolTable;
  places: PlaceTable;
  /** Kind of each page by its route. */
  kinds: Map<string, PageKind>;
  /** Route of each Markdown file, by its path relative to the site's folder, without the folder of a language. */
  files: Map<string, string>;
  /** Files of the site, by their URL below the base URL; images have their size. */
  statics: StaticUrls;
  /** Pictures beside the texts, by their path relative to the site's folder. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Collects the links that authors wrote to pages and files of the site. */
  written?: TextLink[];
}

/** Files by their URL below the base URL: `/img/map.png`; with the size of images where it is known. */
export type StaticUrls = ReadonlyMap<string, ImageSize | undefined>;

/** Creates the resolver that every text is rendered with. */
export function createLinkResolver(input: LinkInput): LinkResolver & { href(route: string): string } {
  const { base, symbols, places, kinds, files, statics } = input;
  const href = (route: string) => spellTrailingSlash(underBase(route, base), input.trailingSlash, base);
  const resolve = (url: string, file: string): LinkTarget | undefined => {
    if (isExternal(url)) return { href: url, external: true };
    if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('#')) return { href: url };
    const { path, rest } = splitUrl(url);
    if (findStatic(path, statics) !== undefined) return { href: fileUrl(path, base) + rest };
    if (path === `/${SCHEMA_FILE}`) return { href: input.rootBase + SCHEMA_FILE + rest };
    if (path.startsWith('/')) return withKind(href(path) + rest, kinds.get(path));
    if (!path.endsWith('.md')) {
      // From the root, because a page is also at its address with a slash, and the excerpt of a post is on lists.
      const from = path ? files.get(untranslated(file)) : undefined;
      const to = from && posix.join(posix.dirname(from), path);
      return to === undefined ? { href: url } : withKind(href(to) + rest, kinds.get(to));
    }
    const route = files.get(posix.join(posix.dirname(untranslated(file)), path));
    return route === undefined ? undefined : withKind(href(route) + rest, kinds.get(route));
  };
  return {
    href,
    symbol(name) {
      const event = name.startsWith('event:') ? symbols.findEvent(name.slice(6)) : undefined;
      const page = event ?? symbols.find(name) ?? symbols.findEvent(name);
      const [, bare = ''] = /^event\.\w+\.(\w+)$/.exec(name) ?? [];
      // Another family may have an event of that name.
      const isBareEnough = page && symbols.findEvent(bare) === page;
      return page && { ...symbolTarget(page, href), ...(isBareEnough && { name: bare }) };
    },
    place(written) {
      const found = places.find(written);
      return found && 'route' in found ? symbolTarget(found, href) : found;
    },
    link(url, file, at) {
      const target = resolve(url, file);
      const isOwn = target && !target.external && !/^[a-z][a-z\d+.-]*:/i.test(url);
      const href = isOwn ? target.href : ownPath(url, input.origin);
      // Texts without a file are repeated from elsewhere.
      if (at && file && href !== undefined) input.written?.push({ url, href, location: { ...at, file } });
      return target;
    },
    nearFile: (url, file) => nearDocument(url, untranslated(file), [...files.keys()]),
    image(url) {
      const sitePath = ownPath(url, input.origin);
      if (sitePath !== undefined) {
        const path = decodeFilePath(splitUrl(sitePath).path);
        return { href: url, missing: statics.has(path) ? { near: path } : nearStatic(path, statics) };
      }
      if (isExternal(url)) return { href: url, external: true };
      const { path, rest } = splitUrl(url);
      const file = findStatic(path, statics);
      if (file === undefined) return { href: url, missing: nearStatic(path, statics) };
      const size = statics.get(file);
      return { href: fileUrl(path, base) + rest, ...(size && { size }) };
    },
    picture(url, file) {
      // A translation shows the pictures of the original, unless it has its own.
      const places = [file, untranslated(file)].map((path) => posix.dirname(path));
      const [found] = places.flatMap(
        (place) => input.pictures.get(posix.join(place, decodeFilePath(url))) ?? [],
      );
      return found ?? { missing: nearPicture(url, places, [...input.pictures.keys()]) };
    },
  };
}

/** Returns the file that a URL names, as written or percent-encoded. */
export function findStatic(path: string, statics: StaticUrls): string | undefined {
  return [path, decodeFilePath(path)].find((form) => statics.has(form));
}

/** The file of the same name in another folder, or else one with a name that is close. */
export function nearStatic(path: string, statics: StaticUrls): { near?: string } {
  const name = decodeFilePath(path).split('/').at(-1) ?? '';
  const same = [...statics.keys()].find((file) => name && file.endsWith(`/${name}`));
  const near = same ?? nearest(path, statics.keys());
  return near === undefined ? {} : { near };
}

/** The picture of the same name in another folder, or else one beside the text with a name that is close. */
function nearPicture(url: string, [place = '']: string[], paths: string[]): { near?: string } {
  const name = posix.basename(url);
  const folder = posix.join(place, posix.dirname(url));
  const beside = paths.filter((path) => posix.dirname(path) === folder);
  const close = nearest(
    name,
    beside.map((path) => posix.basename(path)),
  );
  const near = paths.find((path) => posix.basename(path) === name) ?? (close && posix.join(folder, close));
  const path = near && posix.relative(place, near);
  return path ? { near: path.startsWith('.') ? path : `./${path}` } : {};
}

/** The Markdown file of the same name in another folder, or else one with a name that is close where the link leads. */
function nearDocument(url: string, file: string, paths: string[]): string | undefined {
  const { path, rest } = splitUrl(url);
  const place = posix.dirname(file);
  const folder = posix.join(place, posix.dirname(path));
  const name = posix.basename(path, '.md');
  const beside = paths
    .filter((other) => posix.dirname(other) === folder)
    .map((other) => posix.basename(other, '.md'));
  const close = nearest(name, beside);
  const near = close
    ? posix.join(folder, `${close}.md`)
    : paths.find((other) => posix.basename(other, '.md') === name);
  const way = near && posix.relative(place, near);
  return way && (way.startsWith('.') ? way : `./${way}`) + rest;
}

/** Kinds of all pages of a reference, by route. */
export function referenceKinds(
  reference: Reference,
  symbols: SymbolTable,
  routes: DocsRoutes,
): Map<string, PageKind> {
  const kinds = new Map<string, PageKind>();
  for (const group of reference.groups) {
    kinds.set(routes.group(group), 'Group');
    for (const entry of group.entries) kinds.set(routes.entry(entry), 'Function');
  }
  for (const event of reference.events) {
    const family = symbols.family(event.family);
    if (!family) continue;
    kinds.set(routes.family(family), 'EventIndex');
    kinds.set(routes.event(event, family), 'Event');
  }
  for (const type of reference.types) kinds.set(routes.type(type), 'Type');
  if (reference.events.length) kinds.set(routes.events, 'EventIndex');
  if (reference.types.length) kinds.set(routes.types, 'TypeIndex');
  return kinds;
}

/** Path of the file that a file translates: texts of all languages link to the same files. */
export function untranslated(path: string): string {
  return path.replace(/^i18n\/[^/]+\//, '');
}

/** Splits a URL before its query and hash. */
export function splitUrl(url: string): { path: string; rest: string } {
  const end = url.search(/[?#]/);
  return end < 0 ? { path: url, rest: '' } : { path: url.slice(0, end), rest: url.slice(end) };
}

function withKind(href: string, kind: PageKind | undefined) {
  return kind ? { href, kind } : { href };
}
