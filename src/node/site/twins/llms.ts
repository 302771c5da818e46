import type { PhrasingContent, RootContent } from 'mdast';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { Sidebar } from '../../../shared/page.ts';
import { hasTwin, type PageKind } from '../../../shared/page-kinds.ts';
import type { SiteView } from '../../../shared/site.ts';
import { heading, list, paragraph, quote, text } from '../../markdown/nodes.ts';
import { stringify } from '../../markdown/to-markdown/to-markdown.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { InstanceRecord } from '../sets/docs-records.ts';
import { sidebarPages } from '../sidebar/sidebars.ts';
import type { Twins } from './index.ts';
import { REFERENCE } from './reference.ts';

/** What the files for programs are made from. */
export interface LlmsInput {
  pages: CataloguePage[];
  sidebars: Sidebar[];
  instances: InstanceRecord[];
  site: SiteView;
  twins: Twins;
  i18n: Translator;
  href(route: string): string;
}

/** A file for programs that read the twins. */
export interface LlmsFile {
  /** Returns everything that the file is made from besides twins. */
  origin(): unknown;
  /** Pages whose twins are in it. */
  pages(): CataloguePage[];
  /** Returns the parts of the file, to be joined: as one text, that of a large site takes as much memory as thousands of pages. */
  parts(body?: LlmsBody): Iterable<string>;
}

/** Returns the twin of a page without its front matter, if it has been made. */
type LlmsBody = (page: CataloguePage) => string | undefined;

/** Name of the file that has the whole reference. */
const LLMS_FULL_FILE = 'llms-full.txt';

/** A part of the index. */
interface Part {
  title: string;
  pages: CataloguePage[];
}

/**
 * Returns `llms.txt`: every twin of the latest docs and of the blog by the parts of the sidebars, one line each. All
 * others come last, such as lists of the blog, under the heading that readers of the format may skip.
 */
function llmsText(input: LlmsInput): string {
  return stringify(llmsNodes(input));
}

function llmsNodes(input: LlmsInput): RootContent[] {
  const { site, twins, i18n } = input;
  const home = i18n.t('breadcrumbs.home', 'Home page');
  const about = i18n.t(
    'llms.about',
    'Each page is also a Markdown file: its address with `.md` at the end. These are all of them.',
  );
  return [
    heading(1, [text(site.title)]),
    ...(site.tagline ? [quote(...paragraph(text(site.tagline)))] : []),
    ...paragraph(text(about.replaceAll('`', '')), ...(hasReference(input) ? fullLink(input) : [])),
    ...partsOf(input).flatMap(({ title, pages }) => [
      heading(2, [text(title)]),
      ...list(
        pages.map((page) => [
          { type: 'link', url: twins.twinUrl(page), children: [text(nameOf(page) || home)] },
          ...(page.description ? [text(`: ${page.description.replaceAll(/\s+/g, ' ')}`)] : []),
        ]),
      ),
    ]),
  ];
}

/** The landing pages of all versions have one title. */
function nameOf({ title, version }: CataloguePage): string {
  return version?.latest ? `${title} (${version.label})` : title;
}

/** Leads to the other file, after the sentence before it. */
function fullLink({ site, i18n }: LlmsInput): PhrasingContent[] {
  const url = site.origin + site.base + LLMS_FULL_FILE;
  return [
    text(` ${i18n.t('llms.full', 'The whole reference in one file:')} `),
    { type: 'link', url, children: [text(LLMS_FULL_FILE)] },
  ];
}

function hasReference({ pages }: LlmsInput): boolean {
  return pages.some(({ kind }) => REFERENCE.has(kind));
}

/** Returns the files by their names, each made when it is needed. */
export function llmsFiles(input: LlmsInput): Map<string, LlmsFile> {
  const { twins } = input;
  const index = { origin: () => llmsNodes(input), pages: () => [], parts: () => [llmsText(input)] };
  const full: LlmsFile = {
    origin: () => referencePages(input).map((page) => twins.url(page)),
    pages: () => referencePages(input),
    parts: (body) => llmsFullParts(input, body),
  };
  return new Map([['llms.txt', index], ...(hasReference(input) ? [[LLMS_FULL_FILE, full] as const] : [])]);
}

/** Gives the parts of `llms-full.txt`: all twins of the reference, in the order of the index. */
function* llmsFullParts(input: LlmsInput, body: LlmsBody = () => undefined): Iterable<string> {
  const { twins } = input;
  for (const [index, page] of referencePages(input).entries()) {
    const text = body(page) ?? twins.body(page) ?? '';
    yield (index ? '\n' : '') + text.replace(/^# .*\n/, `$&\n<${twins.url(page)}>\n`);
  }
}

function referencePages(input: LlmsInput): CataloguePage[] {
  return partsOf(input).flatMap((part) => part.pages.filter(({ kind }) => REFERENCE.has(kind)));
}

function partsOf({ pages, sidebars, instances, i18n, href }: LlmsInput): Part[] {
  const latest = new Set(
    instances.flatMap((instance) =>
      instance.versions.filter(({ isLast }) => isLast).map(({ name }) => `${instance.id} ${name}`),
    ),
  );
  const isLatest = ({ doc }: CataloguePage) => !doc || latest.has(`${doc.instance} ${doc.version}`);
  const left = new Map(pages.filter(isLatest).map((page) => [href(page.route), page]));
  const take = (links: { href: string }[]) =>
    links.flatMap((link) => {
      const page = left.get(link.href);
      left.delete(link.href);
      return page ? [page] : [];
    });
  const takeKind = (...kinds: PageKind[]) =>
    take([...left].flatMap(([url, { kind }]) => (kinds.includes(kind) ? [{ href: url }] : [])));

  const parts = new Map<string, CataloguePage[]>();
  const add = (title: string, more: CataloguePage[]) => {
    if (more.length) parts.set(title, [...(parts.get(title) ?? []), ...more]);
  };
  const docs = i18n.t('docs.heading', 'Documentation');
  add(docs, takeKind('Home', 'DocsIndex'));
  const items = sidebars.flatMap((sidebar) => sidebar.items);
  add(docs, take(items.filter((item) => !item.items).flatMap((item) => sidebarPages([item]))));
  for (const item of items) add(item.label, take(sidebarPages([item])));
  add(docs, takeKind('Article', ...REFERENCE));
  add(i18n.t('blog.heading', 'Blog'), takeKind('BlogPost'));
  const others = pages.filter((page) => page.kind === 'DocsIndex' && !isLatest(page));
  // The format has a heading of this name, so it is the same in every language.
  add('Optional', [...[...left.values()].filter(({ kind }) => hasTwin(kind)), ...others]);
  return [...parts].map(([title, own]) => ({ title, pages: own }));
}
