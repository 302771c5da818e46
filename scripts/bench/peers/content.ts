import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A page of this site as plain Markdown, for another engine. */
export interface PeerPage {
  /** Path of its twin without the ending: `docs/api/client/log`; `index` is the home page. */
  id: string;
  title: string;
  /** Markdown below the title. */
  body: string;
}

/** An entry of a peer's sidebar: a page, or a group of entries. */
export interface SidebarItem {
  label: string;
  /** The page's id and address; groups have neither. */
  id?: string;
  link?: string;
  items?: SidebarItem[];
}

/** What differs from peer to peer. */
export interface ContentStyle {
  /** Folder of the pages, below the peer's own. */
  folder: string;
  /** The peer prints the title from the front matter, so it is left out of the text. */
  ownTitle: boolean;
  /** Addresses end with a slash. */
  slash: boolean;
}

/**
 * Reads a twin. Pictures become their alternative text: their files are this site's own.
 *
 * @throws Error when the file has no front matter with a title.
 */
export function readTwin(path: string, text: string): PeerPage {
  const [, title, rest] = /^---\ntitle: (.+)\n(?:.*\n)*?---\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || rest === undefined)
    throw new Error(`The Markdown twin \`${path}\` does not begin with a title. Build the site again.`);
  return {
    id: path.replace(/\.md$/, ''),
    title: title.replace(/^(["'])(.*)\1$/, '$2'),
    body: rest.replace(/^\s*# .+\n+/, '').trimStart(),
  };
}

/**
 * Writes the Markdown of a page with addresses as the peer has them.
 *
 * @param ids Pages that are there; links to anything else become their text.
 */
export function writePage(page: PeerPage, ids: ReadonlySet<string>, style: ContentStyle): string {
  // A peer that prints titles itself takes slugs without slashes around, and the home page by the name of its file.
  const slug = style.ownTitle ? page.id : addressOf(page.id, style);
  const slugLine = slug === 'index' ? '' : `slug: ${JSON.stringify(slug)}\n`;
  const heading = style.ownTitle ? '' : `# ${page.title}\n\n`;
  return `---\ntitle: ${JSON.stringify(page.title)}\n${slugLine}---\n\n${heading}${relink(page.body, ids, style)}`;
}

/**
 * Returns the sidebar of all pages: a group for each folder, its own page first.
 *
 * @example
 * sidebarOf([{ id: 'docs', … }, { id: 'docs/about', … }], style)
 * // [{ label: 'docs', items: [{ label: 'Docs', id: 'docs', link: '/docs' }, { label: 'About', … }] }]
 */
export function sidebarOf(pages: PeerPage[], style: ContentStyle, folder = ''): SidebarItem[] {
  const depth = folder === '' ? 0 : folder.split('/').length;
  const inside = pages.filter(({ id }) => id.startsWith(folder === '' ? '' : `${folder}/`));
  const names = [...new Set(inside.map(({ id }) => id.split('/')[depth] ?? ''))];
  return names.map((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    const page = inside.find(({ id }) => id === path);
    const entry = page && { label: page.title, id: page.id, link: addressOf(page.id, style) };
    const below = sidebarOf(pages, style, path);
    if (entry && below.length === 0) return entry;
    return { label: page?.title ?? name, items: [...(entry ? [entry] : []), ...below] };
  });
}

/** Lays the twins of a built site into a peer's folder, with its sidebar. Returns the number of pages. */
export async function layContent(siteOut: string, peerDir: string, style: ContentStyle): Promise<number> {
  const paths = (await readdir(siteOut, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();
  const pages = await Promise.all(
    paths.map(async (path) => readTwin(path, await readFile(join(siteOut, path), 'utf8'))),
  );
  const ids = new Set(pages.map(({ id }) => id));
  await rm(join(peerDir, style.folder), { recursive: true, force: true });
  for (const page of pages) {
    const file = join(peerDir, style.folder, `${page.id}.md`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writePage(page, ids, style));
  }
  await writeFile(join(peerDir, 'sidebar.json'), JSON.stringify(sidebarOf(pages, style)));
  return pages.length;
}

function addressOf(id: string, { slash }: ContentStyle): string {
  return id === 'index' ? '/' : `/${id}${slash ? '/' : ''}`;
}

/** Links lead from twins to pages; code stays as it is. */
function relink(body: string, ids: ReadonlySet<string>, style: ContentStyle): string {
  return body
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, index) => (index % 2 ? part : relinkText(part, ids, style)))
    .join('');
}

function relinkText(text: string, ids: ReadonlySet<string>, style: ContentStyle): string {
  return text.replace(
    /(!?)\[((?:\\.|[^[\]\\])*)\]\((\/[^)\s#]*)?(#[^)\s]*)?\)/g,
    (all, picture: string, label: string, path?: string, hash = '') => {
      if (picture) return label;
      if (path === undefined) return all;
      const id = path.slice(1).replace(/\.md$/, '');
      return ids.has(id) ? `[${label}](${addressOf(id, style)}${hash})` : label;
    },
  );
}
