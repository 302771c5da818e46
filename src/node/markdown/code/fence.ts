/** Lines from the first to the last one. */
export type LineRange = [first: number, last: number];

/** What follows a fence: ` ```lua {1,3-4} title="main.lua" showLineNumbers `. */
export interface Fence {
  lang: string;
  title?: string;
  /** First and last lines to mark, counted from 1; absent without a range. */
  range?: LineRange[];
  numbered?: true;
  /** Braces that contain no range: `{a-b}`. */
  unread?: string;
  /** `mistake`: the code shows what is wrong. */
  mistake?: true;
  /** `no-check="..."`: why the code is not checked; empty without a reason. */
  unchecked?: string;
  /** `file="..."`: the file that is shown. */
  file?: string;
  /** `of="..."`: the declaration of the file that is shown. */
  of?: string;
  /** The first word that means nothing: `titel="main.lua"`. */
  stray?: string;
}

/** Other names of languages. */
const ALIASES: Record<string, string> = {
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  ts: 'typescript',
  yml: 'yaml',
  md: 'markdown',
  py: 'python',
  rs: 'rust',
  rb: 'ruby',
  cs: 'csharp',
  'c++': 'cpp',
  'c#': 'csharp',
  h: 'c',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
};

/** Returns the name of a language as the highlighter has it; `text` for none. */
export function languageName(name: string): string {
  const lower = name.toLowerCase();
  return (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower) || 'text';
}

/**
 * Reads language, title, range, `showLineNumbers`, the marks for the check and the file that is shown. What means
 * nothing is in `stray`.
 *
 * @example
 * readFence('lua', "{1,3-4} title='a'") // { lang: 'lua', title: 'a', range: [[1, 1], [3, 4]] }
 */
export function readFence(lang = '', meta = ''): Fence {
  const [, name = '', after = ''] = /^([^{]*)(.*)$/.exec(lang) ?? [];
  const [whole = '', double, single] = TITLE.exec(`${after} ${meta}`) ?? [];
  const title = double ?? single;
  const untitled = `${after} ${meta}`.replace(whole, ' ');
  const [noCheck = '', reason, otherReason = ''] = NO_CHECK.exec(untitled) ?? [];
  const file = readAttribute(FILE, untitled.replace(noCheck, ' '));
  const of = readAttribute(OF, file.rest);
  const { rest } = of;
  const braces = /\{([^{}]*)\}/.exec(rest);
  const range = RANGE.test(braces?.[1] ?? '') ? braces?.[1] : undefined;
  const [stray] =
    rest
      .replace(braces?.[0] ?? '', ' ')
      .match(/(?!(?:showLineNumbers|mistake)(?:\s|$))\b[\w-]+\b(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? [];
  return {
    lang: languageName(name),
    ...(title && { title }),
    ...(range !== undefined && { range: readRange(range) }),
    ...(braces && range === undefined && { unread: braces[0] }),
    ...(/(?:^|\s)showLineNumbers(?:\s|$)/.test(rest) && { numbered: true }),
    ...(/(?:^|\s)mistake(?:\s|$)/.test(rest) && { mistake: true }),
    ...(noCheck && { unchecked: (reason ?? otherReason).trim() }),
    ...(file.value !== undefined && { file: file.value }),
    ...(of.value !== undefined && { of: of.value }),
    ...(title === '' ? { stray: whole.trim() } : stray !== undefined && { stray }),
  };
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')(?=\s|$)/;

/** Attributes after a fence: a value in double quotes, in single ones, or without. */
const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S*))(?=\s|$)/;
const OF = /(?:^|\s)of=(?:"([^"]*)"|'([^']*)'|(\S*))(?=\s|$)/;

function readAttribute(pattern: RegExp, text: string): { value?: string; rest: string } {
  const [whole, ...values] = pattern.exec(text) ?? [];
  if (whole === undefined) return { rest: text };
  return { value: values.find((value) => value !== undefined) ?? '', rest: text.replace(whole, ' ') };
}

const NO_CHECK = /(?:^|\s)no-check(?:=(?:"([^"]*)"|'([^']*)'|\S*))?(?=\s|$)/;

/** One or more numbers, or first and last numbers, with commas between them. */
const RANGE = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;

function readRange(text: string): LineRange[] {
  return text.split(',').map((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return [first, last];
  });
}

/** What may follow the language of a fence, as it is written. */
export const FENCE_WORDS: string[] = [
  'title="..."',
  'showLineNumbers',
  'file="..."',
  'of="..."',
  'mistake',
  'no-check="..."',
];

/** Whether the first word after a fence is not a language, but one that may only follow it, or that is meant to. */
export function isFenceWord(word: string): boolean {
  return /^(?:[\w-]+=|(?:showLineNumbers|mistake|no-check)$)/.test(word);
}
