import type { HighlighterCore } from '@shikijs/core';
import type { CodeBlock } from '../../shared/blocks.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { FENCE_WORDS, type Fence, type MarkedCode, markLines, readFence } from './fence.ts';
import { highlightLines, LONGEST_CODE } from './highlight.ts';
import { isKnown, USUAL_LANGUAGES } from './languages.ts';
import type { LinkResolver } from './link-resolver.ts';
import type { Script } from './script.ts';

/** Code in a file. */
export interface CodeInput {
  /** A line end after the last line is not part of it. */
  code: string;
  /** Language; `text` when absent. */
  lang?: string | undefined;
  /** What follows the language after a fence: `title="main.lua"`. */
  meta?: string | undefined;
  file: string;
  /** Line of the file on which the code itself starts, below the fence; absent when it is not known. */
  line?: number | undefined;
  /** Column in which the code's lines start. Default: 1. */
  column?: number | undefined;
  /** The line of the fence from its first sign on; absent without a fence. */
  fence?: string | undefined;
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
  /** The fence that shows the code, where the code is a file of its own. */
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
      const html = highlight(lines.map(({ text }) => text).join('\n'), lang).map(
        (line, index) => `<span class="line${lines[index]?.marked ? ' hl' : ''}">${line}</span>`,
      );
      const shownTitle = title ?? (script?.href !== undefined ? script.name : undefined);
      return {
        type: 'code',
        lang,
        ...(shownTitle && { title: shownTitle }),
        ...(script?.href !== undefined && { download: { href: script.href, name: script.name } }),
        ...(numbered && { numbered }),
        html: html.join('\n'),
      };
    },
    lua: (code, { links = true } = {}) => highlight(code, 'lua', links).join('\n'),
  };
}

type Marks = Pick<Fence, 'mistake' | 'unchecked'>;

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

const MARKERS = ['highlight-next-line', 'highlight-start', 'highlight-end'];

function checkMarks(
  { file, line, column = 1, fence = '' }: CodeInput,
  found: Pick<MarkedCode, 'loose' | 'misspelt'> & { range: Fence['range']; lines: number },
): Problem[] {
  const at = (index: number) => line && { line: line + index, column };
  const outside = found.range?.flat().find((number) => !(number >= 1 && number <= found.lines));
  const problems = found.loose.map(({ index, marker }): Problem => {
    const other = marker === 'highlight-start' ? 'highlight-end' : 'highlight-start';
    const message = `\`${marker}\` has no \`${other}\`.`;
    return { severity: 'warning', file, ...at(index), message, fix: 'Add it, or remove the comment.' };
  });
  for (const { index, word } of found.misspelt) {
    const message = `The comment \`${word}\` marks no line, and readers see it.`;
    const fix = `Write \`${nearest(word, MARKERS) ?? MARKERS.join('`, `')}\`.`;
    problems.push({ severity: 'warning', file, ...at(index), message, fix });
  }
  const [from, to] = found.range?.find(([first, last]) => first > last) ?? [];
  if (outside === undefined && from === undefined) return problems;
  const message =
    outside === undefined
      ? `The range \`${from}-${to}\` after the fence ends before it starts.`
      : `The range after the fence names line \`${outside}\`, but the last line of the code is \`${found.lines}\`.`;
  const fix = outside === undefined ? `Write \`${to}-${from}\`.` : 'Count from 1, below the fence.';
  const place = line && { line: line - 1, column: column + Math.max(0, fence.indexOf('{')) };
  return [...problems, { severity: 'warning', file, ...place, message, fix }];
}

function wordOf(form: string): string {
  return form.replace(/=.*/, '');
}

/** Problems of the fence do not stop a build: the code is shown, with less around it. */
function checkFence(
  { file, line, column = 1, code, fence = '', lang: written = '' }: CodeInput,
  { lang, unread, stray }: Pick<Fence, 'lang'> & { unread?: string | undefined; stray?: string | undefined },
  isKnownLanguage: boolean,
): Problem[] {
  const problems: Problem[] = [];
  // The fence is above the code.
  const warn = (word: string, message: string, fix: string) => {
    const at = line && { line: line - 1, column: column + Math.max(0, fence.indexOf(word)) };
    problems.push({ severity: 'warning', file, ...at, message, fix });
  };
  if (!isKnownLanguage) {
    const near = nearest(lang, USUAL_LANGUAGES);
    warn(
      written,
      `\`${lang}\` is not a known language; the code is shown without colours.`,
      near ? `Write \`${near}\` after the fence.` : 'Write another name after the fence, or `text`.',
    );
  }
  if (unread !== undefined) {
    const message = `\`${unread}\` after the fence is not a range of lines.`;
    warn(unread, message, 'Write numbers such as `{1,3-4}`, or remove it.');
  }
  const name = wordOf(stray ?? '');
  const words = FENCE_WORDS.map(wordOf);
  const first = words.includes(name) ? fence.indexOf(`${name}="`) : -1;
  if (stray !== undefined && first >= 0 && first < fence.indexOf(stray)) {
    warn(
      stray,
      `\`${name}\` is written twice after the fence; the first one counts.`,
      'Remove one of the two.',
    );
  } else if (stray !== undefined) {
    const near = nearest(name, words);
    const form = FENCE_WORDS.find((it) => wordOf(it) === near);
    const expected = FENCE_WORDS.map((it) => `\`${it}\``).join(', ');
    warn(
      stray,
      `\`${stray}\` after the fence has no effect, expected ${expected} or lines such as \`{1,3-4}\`.`,
      form ? `Write \`${form}\`.` : 'Remove it.',
    );
  }
  if (code.length > LONGEST_CODE) {
    const message = `The code has ${code.length} characters, more than ${LONGEST_CODE}; it is shown without colours.`;
    warn('', message, 'Show the part that readers need, and link to a file with the rest.');
  }
  return problems;
}
