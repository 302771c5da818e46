import type { Problem } from '../../../../src/node/diagnostics/problem.ts';
import type { LuaCode } from '../../../../src/node/markdown/code/lua-code.ts';
import { blocksHtml } from '../../../../src/node/markdown/flatten.ts';
import { createTextRenderer, type TextRenderer } from '../../../../src/node/markdown/index.ts';
import type { LinkResolver, LinkTarget } from '../../../../src/node/markdown/link-resolver.ts';
import type { Block } from '../../../../src/shared/blocks.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';

/** Symbols of a small made-up API. */
const SYMBOLS = ['api.trace', 'api.log', 'api.on', 'show', 'thing:spin', 'event:frame', 'require'];

const links: LinkResolver = {
  symbol: (name) => (SYMBOLS.includes(name) ? { href: `/s/${name}`, kind: 'Function' } : undefined),
  place(written) {
    const [, owner = '', name = ''] = /^([\w.]+)\((\w+)\)$/.exec(written) ?? [];
    if (owner !== 'api.trace') return undefined;
    return name === 'from'
      ? { href: '/s/api.trace#param-from', kind: 'Function' }
      : { owner, name, sort: 'params', near: 'from' };
  },
  link(url): LinkTarget | undefined {
    if (/^https?:/.test(url)) return { href: url, external: true };
    if (url.includes('missing')) return undefined;
    return url.endsWith('.md') ? { href: `/page/${url}`, kind: 'Article' } : { href: url };
  },
  image(url): LinkTarget {
    if (/^https?:/.test(url)) return { href: url, external: true };
    if (!url.startsWith('/') || url.includes('missing'))
      return { href: url, missing: { near: '/img/map.png' } };
    return url.endsWith('map.png') ? { href: `/s${url}`, size: { width: 640, height: 360 } } : { href: url };
  },
  picture(url) {
    const drawn = { width: 320, height: 160, content: '<circle r="1"/>' };
    if (url.includes('missing')) return { missing: { near: './pictures/box.svg' } };
    if (!url.includes('wide')) return drawn;
    return { width: 640, height: 160, content: '<circle r="9"/>', narrow: drawn };
  },
};

/**
 * A renderer that knows `SYMBOLS`, and the problems that it finds; the word `oops` in Lua code is one.
 *
 * @param texts Texts whose languages are loaded.
 * @param i18n Wordings of the language; English by default.
 */
export async function makeRenderer(
  texts: string[] = [],
  doubtHref?: string,
  i18n = createTranslator({}, 'en'),
): Promise<{ renderer: TextRenderer; problems: Problem[] }> {
  const problems: Problem[] = [];
  const onLua = (block: LuaCode) => findOops(block, problems);
  const renderer = await createTextRenderer({ links, onLua, problems, texts, doubtHref, i18n });
  return { renderer, problems };
}

/** Problems of the text of an article, whose first line is the fourth of the file `a.md`. */
export async function problemsOf(text: string): Promise<string[]> {
  const { renderer, problems } = await makeRenderer();
  renderer.article('a.md', `---\ntitle: T\n---\n${text}\n`);
  return problems.map(oneLine);
}

/** Body of an article as one HTML string; code blocks are marked by their language. */
export function articleHtml(renderer: TextRenderer, body: string): string {
  const blocks = articleBlocks(renderer, body);
  return blocksHtml(blocks.map(withNamedCode));
}

/** Blocks of an article. */
export function articleBlocks(renderer: TextRenderer, body: string): Block[] {
  return renderer.article('a.md', `---\ntitle: T\n---\n${body}`).blocks;
}

/** Blocks of an article, and what is wrong with it, each problem on one line. */
export async function renderArticle(markdown: string): Promise<{ blocks: Block[]; problems: string[] }> {
  const { renderer, problems } = await makeRenderer();
  return { blocks: articleBlocks(renderer, markdown), problems: problems.map(oneLine) };
}

function withNamedCode(block: Block): Block {
  if (block.type === 'code') return { type: 'html', html: `[${block.lang}]` };
  if (block.type === 'tabs') {
    return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, blocks: tab.blocks.map(withNamedCode) })) };
  }
  return block.type === 'html' || block.type === 'picture' || block.type === 'calls'
    ? block
    : { ...block, blocks: block.blocks.map(withNamedCode) };
}

/** A problem on one line: `file:line:column: severity: message / fix`. */
export function oneLine({ file, line, column, severity, message, fix }: Problem): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${location}: ${severity}: ${message}${fix ? ` / ${fix}` : ''}`;
}

function findOops({ code, file, line, column = 1 }: LuaCode, problems: Problem[]): void {
  const lines = code.split('\n');
  const index = lines.findIndex((content) => content.includes('oops'));
  if (index === -1) return;
  const at = (lines[index] ?? '').indexOf('oops');
  const place = line === undefined ? {} : { line: line + index, column: column + at };
  problems.push({ severity: 'error', file, ...place, message: 'Unexpected `oops`.' });
}
