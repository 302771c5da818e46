import type { HighlighterCore } from '@shikijs/core';
import type { CodeBlock } from '../../../shared/blocks.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LinkResolver } from '../links/link-resolver.ts';
import { type CodePlace, checkFence, checkMarks } from './code-checks.ts';
import { type Fence, type MarkedCode, markLines, readFence } from './fence.ts';
import { highlightLines } from './highlight.ts';
import { isKnown } from './languages.ts';
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

/** Lua code that a text contains, for whoever checks it. */
export interface LuaCode extends Pick<Fence, 'mistake' | 'unchecked'> {
  /** The code with empty lines for its markers, so that lines keep their numbers. */
  code: string;
  file: string;
  line?: number;
  column?: number;
  /** The fence that shows the code, if the code is a separate file. */
  shownAt?: { file: string; line?: number; column?: number };
}

/** Takes Lua code as it is met. */
export type TakeLua = (block: LuaCode) => void;

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
  const handedOver = new Map<string, LuaCode>();

  function highlight(code: string, lang: string, links = true): string[] {
    return highlightLines(highlighter, code, lang, links ? options.links : undefined);
  }

  /** A text may show a file and parts of it: the check gets it once, with the marks of all these fences. */
  function handOver(script: Script, { file, line, column }: CodeInput, marks: Marks): void {
    const key = `${file}\0${script.file}`;
    const before = handedOver.get(key);
    if (before) {
      Object.assign(before, marks);
      return;
    }
    const shownAt = {
      file,
      ...(line !== undefined && { line: line - 1 }),
      ...(column !== undefined && { column }),
    };
    const code: LuaCode = { code: cleanLines(script.text), file: script.file, line: 1, shownAt, ...marks };
    handedOver.set(key, code);
    options.onLua(code);
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
      const { lines } = marked;
      options.problems.push(
        ...checkMarks(input, { range, lines: lines.length, loose: marked.loose, misspelt: marked.misspelt }),
        ...checkFence({ ...input, code }, { lang, unread, stray }, isKnown(highlighter, lang)),
      );
      if (script) handOver(script, input, marks);
      else if (lang === 'lua') options.onLua(luaOf(input, marked, marks));
      const html = highlight(lines.map(({ text }) => text).join('\n'), lang);
      const shownTitle = title ?? (script?.href !== undefined ? script.name : undefined);
      return {
        type: 'code',
        lang,
        ...(shownTitle && { title: shownTitle }),
        ...(script?.href !== undefined && { download: { href: script.href, name: script.name } }),
        ...(numbered && { numbered }),
        html: html.map((line, index) => lineHtml(line, lines[index]?.marked)).join('\n'),
      };
    },
    lua: (code, { links = true } = {}) => highlight(code, 'lua', links).join('\n'),
  };
}

type Marks = Pick<Fence, 'mistake' | 'unchecked'>;

function lineHtml(html: string, isMarked = false): string {
  return `<span class="line${isMarked ? ' hl' : ''}">${html}</span>`;
}

/** Code with the line ends of texts, and without the mark that some editors put at the start of a file. */
function cleanLines(code: string): string {
  return code.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function luaOf({ file, line, column }: CodeInput, marked: MarkedCode, marks: Marks): LuaCode {
  const position = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
  return { code: blankMarkers(marked), file, ...position, ...marks };
}

function blankMarkers({ lines }: MarkedCode): string {
  const blank: string[] = [];
  for (const { text, index } of lines) blank[index] = text;
  return Array.from(blank, (text) => text ?? '').join('\n');
}
