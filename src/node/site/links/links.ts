import { posix } from 'node:path';
import type { PageKind } from '../../../shared/page-kinds.ts';
import { underBase } from '../../../shared/urls.ts';
import { SCHEMA_FILE } from '../../api/index.ts';
import type { LinkResolver, LinkTarget } from '../../markdown/link-resolver.ts';
import type { PictureFile } from '../../pictures/model.ts';
import type { PlaceTable } from '../reference/places.ts';
import { type SymbolTable, symbolTarget } from '../reference/symbols.ts';
import { spellTrailingSlash } from '../routes.ts';
import { nearDocument, nearPicture } from './near-files.ts';
import { findStatic, nearStatic, type StaticUrls } from './static-urls.ts';
import { untranslated } from './untranslated.ts';
import { decodeFilePath, fileUrl, isExternal, ownPath, splitUrl } from './urls.ts';
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
  /** Pictures next to the texts, by their path relative to the site's folder. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Collects the links that authors wrote to pages and files of the site. */
  written?: TextLink[];
}

/** Creates the resolver that every text is rendered with. */
export function createLinkResolver(input: LinkInput): LinkResolver & { href(route: string): string } {
  const { base, symbols, places } = input;
  const href = (route: string) => spellTrailingSlash(underBase(route, base), input.trailingSlash, base);
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
    link(url, file, at, text) {
      const target = linkTarget(url, file, input, href);
      const isOwn = target && !target.external && !/^[a-z][a-z\d+.-]*:/i.test(url);
      const ownHref = isOwn ? target.href : ownPath(url, input.origin);
      // Texts without a file are repeated from elsewhere.
      if (at && file && ownHref !== undefined)
        input.written?.push({ url, href: ownHref, location: { ...at, file }, isFile: text === url });
      return target;
    },
    nearFile: (url, file) => nearDocument(url, untranslated(file), [...input.files.keys()]),
    image: (url) => imageTarget(url, input),
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

/** Where a link leads as it is written; undefined for a Markdown file that does not exist. */
function linkTarget(
  url: string,
  file: string,
  { base, rootBase, kinds, files, statics }: LinkInput,
  href: (route: string) => string,
): LinkTarget | undefined {
  if (isExternal(url)) return { href: url, external: true };
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('#')) return { href: url };
  const { path, rest } = splitUrl(url);
  if (findStatic(path, statics) !== undefined) return { href: fileUrl(path, base) + rest };
  if (path === `/${SCHEMA_FILE}`) return { href: rootBase + SCHEMA_FILE + rest };
  if (path.startsWith('/')) return withKind(href(path) + rest, kinds.get(path));
  if (!path.endsWith('.md')) {
    // From the root, because a page is also at its address with a slash, and the excerpt of a post is on lists.
    const from = path ? files.get(untranslated(file)) : undefined;
    const to = from && posix.join(posix.dirname(from), path);
    return to === undefined ? { href: url } : withKind(href(to) + rest, kinds.get(to));
  }
  const route = files.get(posix.join(posix.dirname(untranslated(file)), path));
  return route === undefined ? undefined : withKind(href(route) + rest, kinds.get(route));
}

/** The file of an image; a full URL of this site is not one, even where the file exists. */
function imageTarget(url: string, { base, origin, statics }: LinkInput): LinkTarget {
  const sitePath = ownPath(url, origin);
  if (sitePath !== undefined) {
    const path = decodeFilePath(splitUrl(sitePath).path);
    return { href: url, missing: statics.has(path) ? { near: path } : nearStatic(path, statics) };
  }
  if (isExternal(url)) return { href: url, external: true };
  const { path, rest } = splitUrl(url);
  const file = findStatic(path, statics);
  if (file === undefined) return { href: url, missing: nearStatic(path, statics) };
  const size = statics.get(file);
  const facts = size === 'damaged' ? { isDamaged: true } : size && { size };
  return { href: fileUrl(path, base) + rest, ...facts };
}

function withKind(href: string, kind: PageKind | undefined) {
  return kind ? { href, kind } : { href };
}
