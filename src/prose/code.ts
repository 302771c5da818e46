import type { HighlighterCore } from '@shikijs/core';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { highlightLines, LANGUAGES } from './highlight.ts';
import { escapeText } from './html.ts';
import type { CodeBlock, LinkResolver } from './model.ts';

/** Code as it stands in a file. */
export interface CodeInput {
  /** A line end behind the last line is not part of it. */
  code: string;
  /** Language; `text` when absent. */
  lang?: string | undefined;
  /** What follows the language behind a fence: `title="main.lua"`. */
  meta?: string | undefined;
  file: string;
  /** Line of the file on which the code itself starts, below the fence; absent when it is not known. */
  line?: number | undefined;
  /** Column in which the code's lines start. Default: 1. */
  column?: number | undefined;
}

/** Finds the first syntax error of Lua code; line and column count from 1 within the code. */
export type CheckLua = (code: string) => { line: number; column: number; message: string } | undefined;

/** Turns code into blocks. */
export interface CodeRenderer {
  block(input: CodeInput): CodeBlock;
  /** Lua as one HTML string a line, joined by `\n`, without elements for the lines. */
  lua(code: string, options?: { links?: boolean }): string;
}

/** Makes a renderer that remembers what it has highlighted. */
export function createCodeRenderer(
  highlighter: HighlighterCore,
  options: { links: LinkResolver; checkLua: CheckLua; problems: Problem[] },
): CodeRenderer {
  const cache = new Map<string, string[]>();

  function highlight(code: string, lang: string, links = true): string[] {
    const key = `${lang}\0${links}\0${code}`;
    const known =
      cache.get(key) ?? highlightLines(highlighter, code, lang, links ? options.links : undefined);
    cache.set(key, known);
    return known;
  }

  return {
    block(input) {
      const code = input.code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
      const { lang, title } = readMeta(input);
      options.problems.push(...checkCode({ ...input, code, lang }, options.checkLua));
      const html = highlight(code, lang).map((line) => `<span class="line">${line}</span>`);
      return { type: 'code', lang, ...(title && { title }), html: html.join('\n') };
    },
    lua: (code, { links = true } = {}) => highlight(code, 'lua', links).join('\n'),
  };
}

/** A code block inside of a list or admonition, where only HTML can stand: no copy button, no wrap toggle. */
export function nestedCodeHtml(block: CodeBlock): string {
  const title = block.title ? `<p class="code-title">${escapeText(block.title)}</p>` : '';
  return `<div class="code">${title}<pre tabindex="0"><code>${block.html}</code></pre></div>`;
}

/**
 * Language and title behind a fence. Ranges (`{1,3-4}`) and `showLineNumbers` are accepted. A title whose
 * quotes differ is none.
 */
function readMeta({ lang = '', meta = '' }: CodeInput): { lang: string; title?: string } {
  const [, name = '', range = ''] = /^([^{]*)(.*)$/.exec(lang) ?? [];
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')(?=\s|$)/.exec(`${range} ${meta}`);
  return { lang: name || 'text', ...(title && { title: title[1] ?? title[2] ?? '' }) };
}

function checkCode(input: CodeInput & { lang: string }, checkLua: CheckLua): Problem[] {
  const { file, line, column = 1, lang } = input;
  if (!LANGUAGES.some((known) => known === lang)) {
    const near = nearest(lang, LANGUAGES);
    const mend = near
      ? `Write \`${near}\` behind the fence.`
      : 'Write one of them, or none, behind the fence.';
    const known = LANGUAGES.map((name) => `\`${name}\``).join(', ');
    const message = `\`${lang}\` is no language of code blocks, expected one of ${known}.`;
    // The language stands on the fence above the code.
    return [{ severity: 'error', file, ...(line && { line: line - 1, column }), message, mend }];
  }
  const error = lang === 'lua' ? checkLua(input.code) : undefined;
  if (!error) return [];
  const place = line && { line: line + error.line - 1, column: column + error.column - 1 };
  const message = `The Lua code does not parse: ${error.message}`;
  const mend = 'Correct the code, or mark the block as `text` if it is not meant to run.';
  return [{ severity: 'error', file, ...place, message, mend }];
}
