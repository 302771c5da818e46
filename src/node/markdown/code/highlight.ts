import type { GrammarState, HighlighterCore, ThemedToken } from '@shikijs/core';
import { escapeText, linkHtml } from '../html/html.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { remember } from '../parse/memo.ts';
import { isKnown } from './languages.ts';
import { findSymbols, type SymbolLink } from './lua-links.ts';
import { classOf, type TokenClass, theme } from './theme.ts';

/**
 * Code that is longer has no colours and no links, a longer line no colours: grammars may take time that grows with
 * the square of them.
 */
export const LONGEST_CODE = 30_000;
const LONGEST_LINE = 1_000;
/** Depth of nested brackets and strings after which the rest has no colours. */
const DEEPEST_STATE = 100;
/** Characters after which the state is checked. */
const CHUNK = 2_000;

/** A piece of code of one class; offsets into the code. */
interface Run {
  start: number;
  end: number;
  name: TokenClass;
}

/**
 * Highlights code as one HTML string a line, without the line's own element. Lua gets links to its symbols
 * when `links` is given. A language that is not known is plain text.
 */
export function highlightLines(
  highlighter: HighlighterCore,
  code: string,
  lang: string,
  links?: Pick<LinkResolver, 'symbol'>,
): string[] {
  const isShort = code.length <= LONGEST_CODE;
  const runs = isShort ? remember(`runs ${lang}`, code, () => findRuns(highlighter, code, lang)) : [];
  const symbols = isShort && links && lang === 'lua' ? findSymbols(code, links) : [];
  let start = 0;
  return code.split('\n').map((line) => {
    const end = start + line.length;
    const html = writeLine(code, start, end, runs, symbols);
    start = end + 1;
    return html;
  });
}

function findRuns(highlighter: HighlighterCore, code: string, lang: string): Run[] {
  if (lang === 'text' || !isKnown(highlighter, lang)) return [];
  const runs: Run[] = [];
  for (const token of readTokens(highlighter, code, lang)) {
    const name = classOf(token.color);
    const last = runs.at(-1);
    const end = token.offset + token.content.length;
    if (!name) continue;
    if (last?.name === name && last.end === token.offset) last.end = end;
    else runs.push({ start: token.offset, end, name });
  }
  return runs;
}

function readTokens(highlighter: HighlighterCore, code: string, lang: string): ThemedToken[] {
  const tokens: ThemedToken[] = [];
  let grammarState: GrammarState | undefined;
  for (let start = 0; start < code.length; ) {
    const end = chunkEnd(code, start);
    const lines = highlighter.codeToTokensBase(code.slice(start, end), {
      lang,
      theme: theme.name,
      // Without the limit of 500 ms a line, at which a busy machine would leave the first line half highlighted.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: LONGEST_LINE,
      ...(grammarState && { grammarState }),
    });
    for (const token of lines.flat()) tokens.push({ ...token, offset: token.offset + start });
    if (end >= code.length) break;
    grammarState = highlighter.getLastGrammarState(lines);
    if ((grammarState?.getScopes()?.length ?? 0) > DEEPEST_STATE) break;
    start = end + 1;
  }
  return tokens;
}

/** End of the line on which a piece of code ends. */
function chunkEnd(code: string, start: number): number {
  const end = start + CHUNK < code.length ? code.indexOf('\n', start + CHUNK) : -1;
  return end < 0 ? code.length : end;
}

/** Writes the line from `start` to `end`. Takes the runs and links that it has used off their lists. */
function writeLine(code: string, start: number, end: number, runs: Run[], symbols: SymbolLink[]): string {
  let html = '';
  for (let at = start; at < end; ) {
    while (runs[0] && runs[0].end <= at) runs.shift();
    while (symbols[0] && symbols[0].start < at) symbols.shift();
    const run = runs[0];
    const symbol = symbols[0];
    if (symbol?.start === at) {
      const last = runs.find((other) => other.end >= symbol.end);
      const name = last && last.start < symbol.end ? last.name : '';
      html += linkHtml(symbol.target, escapeText(code.slice(at, symbol.end)), name);
      at = symbol.end;
      continue;
    }
    const inside = run && run.start <= at ? run : undefined;
    const next = Math.min(end, symbol?.start ?? end, (inside ? inside.end : run?.start) ?? end);
    html += writeToken(code.slice(at, next), inside?.name);
    at = next;
  }
  return html;
}

/** Spaces around a token stay outside its element. */
function writeToken(text: string, name: TokenClass | undefined): string {
  const token = text.trim();
  if (!name || token === '') return escapeText(text);
  const from = text.indexOf(token);
  const end = text.slice(from + token.length);
  return `${text.slice(0, from)}<span class="${name}">${escapeText(token)}</span>${end}`;
}
