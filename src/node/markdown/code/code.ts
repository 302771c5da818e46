import type { HighlighterCore } from '@shikijs/core';
import type { CodeBlock } from '../../../shared/blocks.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { type CodePlace, checkFence, checkLuaMarks, checkMarks, meantMarks } from './code-checks.ts';
import { readFence } from './fence.ts';
import { highlightLines } from './highlight.ts';
import { isKnown } from './languages.ts';
import { cleanLines, createLuaCollector, type TakeLua } from './lua-code.ts';
import { markLines } from './mark-lines.ts';
import type { Script } from './script.ts';

/** Code in a file. */
export interface CodeInput extends CodePlace {
  /** A line end after the last line is not part of it. */
  code: string;
  /** Language; `text` when absent. */
  lang?: string | undefined;
  /** What follows the language after a fence: `title="main.lua"`. */
  meta?: string | undefined;
  /** The file that the block shows; `code` is then what is shown of it. */
  script?: Script | undefined;
}

/** Turns code into blocks. */
export interface CodeRenderer {
  block(input: CodeInput): CodeBlock;
  /** Lua as one HTML string a line, joined by `\n`, without elements for the lines. */
  lua(code: string, options?: { links?: boolean }): string;
}

/** Creates a renderer. It keeps nothing of what it has highlighted: hardly any code is on two pages. */
export function createCodeRenderer(
  highlighter: HighlighterCore,
  options: { links: LinkResolver; onLua: TakeLua; problems: Problem[] },
): CodeRenderer {
  const collector = createLuaCollector(options.onLua);

  function highlight(code: string, lang: string, links = true): string[] {
    return highlightLines(highlighter, code, lang, links ? options.links : undefined);
  }

  return {
    block(input) {
      const { script } = input;
      const code = cleanLines(input.code).replace(/\n$/, '');
      const {
        lang,
        title,
        range,
        numbered,
        unread,
        stray,
        file: _,
        of: __,
        ...marks
      } = readFence(input.lang, input.meta);
      // What readers copy is the file as it is, with comments that look like marks.
      const marked = markLines(code, script ? (range ?? []) : range);
      const { lines, ...marksFound } = marked;
      options.problems.push(
        ...checkMarks(input, { range, lines: lines.length, ...marksFound }),
        ...checkFence({ ...input, code }, { lang, unread, stray }, isKnown(highlighter, lang)),
      );
      options.problems.push(...checkLuaMarks(input, lang, marks));
      const meant = { ...meantMarks(stray), ...marks };
      if (script) collector.addScript(input, script, meant);
      else if (lang === 'lua') collector.addBlock(input, marked, meant);
      const html = highlight(lines.map(({ text }) => text).join('\n'), lang);
      const shownTitle = title ?? (script?.href !== undefined ? script.name : undefined);
      return {
        type: 'code',
        lang,
        ...(shownTitle && { title: shownTitle }),
        ...(script?.href !== undefined && { download: { href: script.href, name: script.name } }),
        ...(numbered && { numbered }),
        html: html
          .map((line, index) => lineHtml(line, lines[index]?.marked, numbered && index === 0))
          .join('\n'),
      };
    },
    lua: (code, { links = true } = {}) => highlight(code, 'lua', links).join('\n'),
  };
}

/** A line; marked ones, and the first of numbered ones, request the sheet that only they need. */
function lineHtml(html: string, isMarked = false, isNumbered = false): string {
  const sheet = isMarked || isNumbered ? ' data-sheet="lines"' : '';
  return `<span class="line${isMarked ? ' hl' : ''}"${sheet}>${html}</span>`;
}
