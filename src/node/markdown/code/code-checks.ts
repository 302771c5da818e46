import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { FENCE_WORDS, type Fence, languageName } from './fence.ts';
import { explainBraces } from './fence-braces.ts';
import { LONGEST_CODE } from './highlight.ts';
import { USUAL_LANGUAGES } from './languages.ts';
import type { MarkedCode } from './mark-lines.ts';

/** The place of code in a file. */
export interface CodePlace {
  file: string;
  /** Line of the file on which the code itself starts, below the fence; absent if it is not known. */
  line?: number | undefined;
  /** Column in which the code's lines start. Default: 1. */
  column?: number | undefined;
  /** The line of the fence, from its first character on; absent without a fence. */
  fence?: string | undefined;
}

const MARKERS = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** Checks the lines that comments and the range after the fence mark. */
export function checkMarks(
  place: CodePlace,
  found: Pick<MarkedCode, 'loose' | 'misspelt' | 'trailing'> & { range: Fence['range']; lines: number },
): Problem[] {
  const { file, line, column = 1 } = place;
  const at = (index: number) => line && { line: line + index, column };
  const problems = found.loose.map(({ index, marker }): Problem => {
    const other = marker === 'highlight-start' ? 'highlight-end' : 'highlight-start';
    const isLast = marker === 'highlight-next-line';
    const message = isLast ? `No line follows \`${marker}\`.` : `\`${marker}\` has no \`${other}\`.`;
    const fix = isLast ? 'Put the comment above the line, or remove it.' : 'Add it, or remove the comment.';
    return { severity: 'warning', file, ...at(index), message, fix };
  });
  for (const { index, word } of found.misspelt) {
    const message = `The comment \`${word}\` does not mark a line, and readers see it.`;
    const fix = `Write \`${nearest(word, MARKERS) ?? MARKERS.join('`, `')}\`.`;
    problems.push({ severity: 'warning', file, ...at(index), message, fix });
  }
  for (const index of found.trailing) {
    const message = 'The comment after the code does not mark a line, and readers see it.';
    const fix = 'Move it to a line of its own: `highlight-next-line` above the line that it marks.';
    problems.push({ severity: 'warning', file, ...at(index), message, fix });
  }
  const wrong = explainRange(found.range, found.lines);
  if (!wrong) return problems;
  return [...problems, { severity: 'warning', ...placeOfWord(place, '{'), ...wrong }];
}

/** Returns where a word of a fence is: the fence is above the code. The fence itself stands for a word that it lacks. */
function placeOfWord(
  { file, line, column = 1, fence = '' }: CodePlace,
  word: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  return { file, ...(line && { line: line - 1, column: column + Math.max(0, fence.indexOf(word)) }) };
}

/** Says what is wrong with the range of lines after a fence. */
function explainRange(range: Fence['range'], lines: number): { message: string; fix: string } | undefined {
  const outside = range?.flat().find((number) => !(number >= 1 && number <= lines));
  if (outside !== undefined) {
    const message = `The range after the fence names line \`${outside}\`, but the last line of the code is \`${lines}\`.`;
    return { message, fix: 'Count the lines from 1, starting below the fence.' };
  }
  const [from, to] = range?.find(([first, last]) => first > last) ?? [];
  if (from === undefined) return undefined;
  const message = `The range \`${from}-${to}\` after the fence ends before it starts.`;
  return { message, fix: `Write \`${to}-${from}\`.` };
}

/** Problems with the fence do not stop a build: the code is shown, with fewer features. */
export function checkFence(
  place: CodePlace & { code: string; lang?: string | undefined },
  { lang, unread, stray }: Pick<Fence, 'lang'> & { unread?: string | undefined; stray?: string | undefined },
  isKnownLanguage: boolean,
): Problem[] {
  const { code, fence = '', lang: written = '' } = place;
  const problems: Problem[] = [];
  const warn = (word: string, message: string, fix: string) =>
    problems.push({ severity: 'warning', ...placeOfWord(place, word), message, fix });
  if (DRAWN.has(lang)) {
    const message = `Pages show \`${lang}\` code as it is written: they do not draw diagrams.`;
    warn(written, message, 'Draw an SVG file in a folder `pictures` next to the text, or write `text`.');
  } else if (!isKnownLanguage) {
    const message = `\`${lang}\` is not a known language; the code is shown without colours.`;
    warn(written, message, fixForLanguage(lang));
  }
  if (unread !== undefined) {
    // Before the language, or in its place.
    const isFirst = written === '' || written === unread;
    const message = `\`${unread}\` after the fence is not a range of lines.`;
    warn(unread, message, fixForUnread(unread, isFirst));
  }
  const braces = stray === undefined ? undefined : explainBraces(fence);
  if (braces) warn(...braces);
  else if (stray !== undefined)
    warn(fence.includes(`[${stray}`) ? `[${stray}` : stray, ...explainStray(stray, fence));
  if (code.length > LONGEST_CODE) {
    const message = `The code has ${code.length} characters, more than ${LONGEST_CODE}; it is shown without colours.`;
    warn('', message, 'Show the part that readers need, and link to a file with the rest.');
  }
  return problems;
}

/** Says what to write in place of braces without a range; the first word after a fence may be the language of other tools. */
function fixForUnread(unread: string, isFirst: boolean): string {
  const [, directive] = (isFirst && /^\{([a-z][\w-]*)\}$/.exec(unread)) || [];
  const [, classed] = (isFirst && /^\{\.?(\w+)[ ,}]/.exec(unread)) || [];
  if (classed && (unread.startsWith('{.') || USUAL_LANGUAGES.includes(languageName(classed))))
    return `Write \`${classed}\` right after the fence, without braces.`;
  return directive
    ? `Write \`:::${directive}\`, the text and \`:::\` if this is a block, or remove it.`
    : 'Write numbers such as `{1,3-4}`, or remove it.';
}

/** Reports words for the check of Lua code after other code, where they mean nothing. */
export function checkLuaMarks(
  place: CodePlace,
  lang: string,
  { mistake, unchecked }: Pick<Fence, 'mistake' | 'unchecked'>,
): Problem[] {
  if (lang === 'lua' || (!mistake && unchecked === undefined)) return [];
  const word = mistake ? 'mistake' : 'no-check';
  const message = `\`${word}\` after the fence has no effect: only \`lua\` code is checked.`;
  const fix = 'Remove it, or name `lua` as the language.';
  return [{ severity: 'warning', ...placeOfWord(place, word), message, fix }];
}

/** The marks for the check that a word after a fence was most likely meant as, so that its typo is the only problem. */
export function meantMarks(stray: string | undefined): Pick<Fence, 'mistake' | 'unchecked'> {
  const meant = stray && nearest(wordOf(stray), FENCE_WORDS.map(wordOf));
  if (meant === 'mistake') return { mistake: true };
  return meant === 'no-check' ? { unchecked: meant } : {};
}

/** Languages of diagrams, which other tools draw. */
const DRAWN = new Set(['mermaid', 'plantuml', 'puml', 'graphviz', 'd2']);

/** Says what to write for an unknown language; some tools take the name of a file after a colon. */
function fixForLanguage(lang: string): string {
  const [, name = '', title] = /^([a-z]+):(.+)$/.exec(lang) ?? [];
  if (title) return `Write \`${name} title="${title}"\` after the fence.`;
  const parts = lang.split(/[-_+]/);
  const near = nearest(lang, USUAL_LANGUAGES) ?? parts.find((part) => USUAL_LANGUAGES.includes(part));
  return near ? `Did you mean \`${near}\`?` : 'Write another name after the fence, or `text`.';
}

/** What other tools call something that may follow a fence. */
const OTHER_NAMES: Record<string, string> = {
  caption: 'title="..."',
  filename: 'title="..."',
  label: 'title="..."',
  name: 'title="..."',
  include: 'file="..."',
  path: 'file="..."',
  source: 'file="..."',
  src: 'file="..."',
  hl_lines: '{1,3-4}',
  linenos: 'showLineNumbers',
  linenums: 'showLineNumbers',
  'line-numbers': 'showLineNumbers',
};

/** Says what is wrong with a word after a fence that has no effect, and what to write. */
function explainStray(stray: string, fence: string): [message: string, fix: string] {
  const name = wordOf(stray);
  const words = FENCE_WORDS.map(wordOf);
  const first = words.includes(name) ? fence.indexOf(`${name}="`) : -1;
  if (first >= 0 && first < fence.indexOf(stray))
    return [`\`${name}\` is written twice after the fence; the first one counts.`, 'Remove one of the two.'];
  if (/^[`~]+\s*\{/.test(fence) && USUAL_LANGUAGES.includes(languageName(stray))) {
    const message = `\`${stray}\` is not right after the fence, so it is not the language of the code.`;
    return [message, `Write \`${stray}\` before the braces.`];
  }
  const [bracketed, title = ''] = /\[([^\]]+)\]/.exec(fence) ?? [];
  if (bracketed && title.startsWith(stray)) {
    const message = `\`${bracketed}\` after the fence has no effect.`;
    return [message, `Write \`title="${title}"\` if it is the name of the code, or remove it.`];
  }
  const near = nearest(name, words);
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  const form = other ?? FENCE_WORDS.find((word) => wordOf(word) === near);
  const expected = FENCE_WORDS.map((word) => `\`${word}\``).join(', ');
  return [
    `\`${stray}\` after the fence has no effect, expected ${expected} or lines such as \`{1,3-4}\`.`,
    form ? `Write \`${withValue(form, stray)}\`.` : 'Remove it.',
  ];
}

/** The word of a form such as `title="..."`. */
function wordOf(form: string): string {
  return form.replace(/=.*/, '');
}

/** What may follow a fence with the value that was written without quotes: `title="main.lua"` for `title=main.lua`. */
function withValue(form: string, stray: string): string {
  const [, value = '...'] = /^[^=]+=["'“”„‘’]?([^"'“”„‘’{}]+)["'“”„‘’]?$/.exec(stray) ?? [];
  return form.replace('"..."', `"${value}"`);
}
