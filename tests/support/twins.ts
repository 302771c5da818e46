import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageModel } from '../../src/node/build/pages/page-model.ts';
import { loadEngine } from '../../src/node/bundle/engine.ts';
import { shownText } from '../../src/node/markdown/html/rewrite.ts';
import type { CataloguePage } from '../../src/node/site/index.ts';
import { readSources, type SiteSource } from '../../src/node/source/index.ts';
import { readOwnSite } from './own-site.ts';

/** A page with its twin, and its content as HTML. */
export interface TwinnedPage {
  page: CataloguePage;
  source: SiteSource;
  twin: string;
  html: string;
}

/** Returns all pages with twins of the site in a folder, in all its languages. */
export async function readTwins(siteDir: string): Promise<TwinnedPage[]> {
  const [{ sources }, engine] = await Promise.all([
    siteDir === '.' ? readOwnSite() : readSources(siteDir),
    loadEngine(),
  ]);
  return sources.flatMap((source) =>
    source.catalogue.pages.flatMap((page): TwinnedPage[] => {
      const twin = source.catalogue.twins.of(page);
      if (twin === undefined) return [];
      // Without all that its layout shows around the content.
      const { source: _source, version: _version, previous: _previous, next: _next, ...linked } = page;
      const { aboutHref: _about, ...own } = linked;
      const { recent: _recent, ...model } = pageModel(own, source, new Map());
      const { site } = source.catalogue;
      const { html = '' } = engine.render({ ...model, shell: '', breadcrumbs: [], toc: [] }, site, undefined);
      return [{ page, source, twin, html }];
    }),
  );
}

/** Returns the text of `llms.txt` or `llms-full.txt`; undefined if the site does not have it. */
export function llmsText(source: SiteSource | undefined, name = 'llms.txt'): string | undefined {
  const file = source?.catalogue.llms.get(name);
  return file && [...file.parts()].join('');
}

/** A twin in its parts. */
interface ParsedTwin {
  facts: string;
  body: string;
  root: Root;
}

const parsed = new Map<string, ParsedTwin>();
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Splits a twin into its front matter and its tree. */
export function parseTwin(twin: string): ParsedTwin {
  const known = parsed.get(twin);
  if (known) return known;
  const [, facts = '', body = ''] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(twin) ?? [];
  const parts = { facts, body, root: parser.parse(body) };
  parsed.set(twin, parts);
  return parts;
}

/** Nodes of a type in a tree. */
export function nodesOf<T extends Nodes['type']>(root: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  visit(root, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>);
  });
  return found;
}

/** Words that a page shows and its twin lacks, or has less often. */
export function lostWords({ html, twin }: Pick<TwinnedPage, 'html' | 'twin'>): string[] {
  const left = counts(twinText(twin));
  return wordsOf(articleText(html)).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** What is a tool of the page, or leads to other pages. */
const TOOLS = /<(svg|button|form|search|nav)\b[^>]*>.*?<\/\1>|<(\w+)[^>]* role="status"[^>]*>.*?<\/\2>/gs;

function articleText(html: string): string {
  const bare = html
    .replaceAll(/<!-- -->|<wbr[^>]*>/g, '')
    .replaceAll(TOOLS, ' ')
    // How many fields are folded.
    .replaceAll(/<summary>[^<]*<\/summary>(?=<small>)/g, ' ')
    .replaceAll(/<span(?:>| class="[^"]{3,})/g, ' $&')
    .replaceAll(/<(?!\/?span\b)/g, ' <');
  return shownText(bare.replaceAll(/<\/?[a-z](?:"[^"]*"|[^">])*>/g, ''));
}

function twinText(twin: string): string {
  const [, body = ''] = twin.split(/^---\n\n/m);
  return body
    .replaceAll(/\]\((?:\/|#|https?:)[^)]*\)/g, ']')
    .replaceAll(/&#x([\dA-F]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
}

function wordsOf(text: string): string[] {
  // An underscore at the edge of a word may be the mark of emphasis.
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? [])
    .map((word) => word.replaceAll(/^_+|_+$/g, ''))
    .filter(Boolean);
}

function counts(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}
