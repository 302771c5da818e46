import { createHighlighterCore, type HighlighterCore } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import bash from '@shikijs/langs/bash';
import c from '@shikijs/langs/c';
import javascript from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import lua from '@shikijs/langs/lua';
import { escapeText, linkHtml } from './html.ts';
import { findSymbols, type SymbolLink } from './luaLinks.ts';
import type { LinkResolver } from './model.ts';
import { classOf, type TokenClass, theme } from './theme.ts';

/** Languages that a fence may name. */
export const LANGUAGES = ['lua', 'bash', 'json', 'c', 'javascript', 'text'] as const;

/** A piece of code of one class; offsets into the code. */
interface Run {
  start: number;
  end: number;
  name: TokenClass;
}

let shared: Promise<HighlighterCore> | undefined;

/** Loads the highlighter. There is one for all sites of a process: its grammars take 50 ms to start. */
export function loadHighlighter(): Promise<HighlighterCore> {
  shared ??= createHighlighterCore({
    themes: [theme],
    langs: [lua, bash, json, c, javascript],
    engine: createJavaScriptRegexEngine(),
  });
  return shared;
}

/**
 * Highlights code as one HTML string a line, without the line's own element. Lua gets links to its symbols
 * when `links` is given. A language that is not in `LANGUAGES` is plain text.
 */
export function highlightLines(
  highlighter: HighlighterCore,
  code: string,
  lang: string,
  links?: Pick<LinkResolver, 'symbol'>,
): string[] {
  const runs = findRuns(highlighter, code, lang);
  const symbols = links && lang === 'lua' ? findSymbols(code, links) : [];
  let start = 0;
  return code.split('\n').map((line) => {
    const end = start + line.length;
    const html = writeLine(code, start, end, runs, symbols);
    start = end + 1;
    return html;
  });
}

function findRuns(highlighter: HighlighterCore, code: string, lang: string): Run[] {
  if (lang === 'text' || !LANGUAGES.some((known) => known === lang)) return [];
  const runs: Run[] = [];
  // Without the limit of 500 ms a line, at which a busy machine would leave the first line half highlighted.
  const options = { lang, theme: theme.name, tokenizeTimeLimit: 0 };
  for (const token of highlighter.codeToTokensBase(code, options).flat()) {
    const name = classOf(token.color);
    const last = runs.at(-1);
    const end = token.offset + token.content.length;
    if (!name) continue;
    if (last?.name === name && last.end === token.offset) last.end = end;
    else runs.push({ start: token.offset, end, name });
  }
  return runs;
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

/** Spaces around a token stay outside of its element. */
function writeToken(text: string, name: TokenClass | undefined): string {
  const token = text.trim();
  if (!name || token === '') return escapeText(text);
  const from = text.indexOf(token);
  const end = text.slice(from + token.length);
  return `${text.slice(0, from)}<span class="${name}">${escapeText(token)}</span>${end}`;
}
