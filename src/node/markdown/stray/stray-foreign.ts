import { ADMONITIONS } from '../blocks/admonition.ts';

/** A line that looks like something that is not supported, and what to write instead. */
export interface Stray {
  pattern: RegExp;
  message(line: string): string;
  fix(found: RegExpExecArray): string;
}

const asWritten = (line: string) =>
  `\`${line}\` is the syntax of another tool, and would be shown as written.`;

const notAHeading = (line: string) => `\`${line}\` is not a heading, and would be shown as written.`;

const INSERT = 'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.';

/** What a directive such as `.. note::` is here. */
function fixForDirective(name: string, words = ''): string {
  if (/^(?:code(?:-block)?|sourcecode|highlight)$/.test(name))
    return `Write three backticks before and after the code, without its indent: \`\` \`\`\`${words} \`\`.`;
  if (/^(?:toctree|contents|index)$/.test(name))
    return 'Remove it: each page already has a table of contents.';
  if (/include$/.test(name)) return INSERT;
  if (/^(?:image|figure)$/.test(name))
    return `Write \`![What it shows](/${words.replace(/^\//, '')})\`; the file belongs in \`static/\`.`;
  return 'Write a block such as `:::note`, the text without its indent, and `:::` where it ends.';
}

/** What a block of a wiki, a forum or an outline is here. */
function fixForBlock(name: string): string {
  if (/^(?:code|noformat|src|example)$/.test(name))
    return 'Write three backticks before and after the code: `` ```lua ``.';
  if (name === 'quote') return 'Write `> ` before each line of the quote.';
  if (/^(?:expand|spoiler)$/.test(name)) return 'Write `:::details[Summary]`, and `:::` where it ends.';
  const type = ADMONITIONS.find((known) => known === name) ?? 'note';
  return `Write \`:::${type}\`, and \`:::\` where it ends.`;
}

/** First lines of blocks as other tools for documentation write them. */
export const FOREIGN: Stray[] = [
  {
    pattern: /^(!!!|\?\?\?\+?)\s+(\w+)(?:\s+"([^"]*)")?$/,
    message: asWritten,
    fix: ([, signs, type = '', title]) => {
      const label = title ? `[${title}]` : '';
      const name = signs === '!!!' ? type.toLowerCase() : 'details';
      return `Write \`:::${name}${label}\`, the text without its indent, and \`:::\` where it ends.`;
    },
  },
  {
    pattern: new RegExp(
      `^///\\s+(${[...ADMONITIONS, 'details', 'admonition'].join('|')})(?:\\s+\\|\\s*(.*))?$`,
      'i',
    ),
    message: asWritten,
    fix: ([, type = '', title]) => {
      const label = title ? `[${title}]` : '';
      const name = type.toLowerCase().replace('admonition', 'note');
      return `Write \`:::${name}${label}\`, and \`:::\` where it ends.`;
    },
  },
  {
    pattern: /^\.\. ([a-z][\w-]*)::(?:\s+(.*))?$/,
    message: asWritten,
    fix: ([, name = '', words]) => fixForDirective(name, words),
  },
  {
    pattern: /^===[!+]?\s+"([^"]*)"$/,
    message: asWritten,
    fix: ([, label]) =>
      `Write \`:::tab[${label}]\`, the text without its indent, and \`:::\`, between \`::::tabs\` and \`::::\`.`,
  },
  {
    pattern: /^(={2,6})\s+([^\s=].*?)(?:\s+=+)?$/,
    message: notAHeading,
    fix: ([, signs = '', words]) => `Write \`${'#'.repeat(signs.length)} ${words}\`.`,
  },
  {
    pattern: /^(?:=+\s+)+=+$|^\+(?:[-=]{2,}\+)+$/,
    message: (line) => `\`${line}\` does not start a table, and would be shown as written.`,
    fix: () => 'Write rows such as `| A | B |`, and `| --- | --- |` below the first one.',
  },
  {
    pattern: /^([!?])>\s+(\S.*)$/,
    message: asWritten,
    fix: ([, sign, words]) =>
      `Write \`:::${sign === '!' ? 'caution' : 'tip'}\`, \`${words}\` and \`:::\` on three lines.`,
  },
  {
    pattern: /^h([1-6])\.\s+(\S.*)$/,
    message: notAHeading,
    fix: ([, level, words]) => `Write \`${'#'.repeat(Number(level))} ${words}\`.`,
  },
  {
    pattern:
      /^(?:\{(code|noformat|quote|info|note|tip|warning|panel|expand)(?::[^{}]*)?\}|\[(code|quote|spoiler)(?:=[^\]]*)?\]|#\+begin_(\w+).*)$/i,
    message: asWritten,
    fix: ([, macro, tag, block]) => fixForBlock((macro ?? tag ?? block ?? '').toLowerCase()),
  },
  {
    pattern: /^\[(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/,
    message: (line) => `\`${line}\` does not start an alert, and would be shown as written.`,
    fix: ([, type]) => `Write \`> [!${type}]\` at the start of a quote.`,
  },
  {
    pattern: /^(?:\[TOC\]|\[\[TOC\]\]|\{:\s*toc\})$/i,
    message: asWritten,
    fix: () => 'Remove it: each page already has a table of contents.',
  },
  {
    pattern:
      /^(?:--8<--|<<<\s*(?:@|\.{0,2}\/)|\{!|!include(?:code)?\s|@(?:import|include)\s+["']|\{\{\s*#include\s).*$/,
    message: asWritten,
    fix: () => INSERT,
  },
  {
    pattern: /^\{\{[<%].*[>%]\}\}$/,
    message: asWritten,
    fix: () => 'Write out what it stands for, or put code into backticks.',
  },
  {
    pattern: /^\$\$$/,
    message: () => 'A formula between lines of `$$` is not supported, and would be shown as written.',
    fix: () => 'Write it as text, or put it into a code block.',
  },
  {
    pattern: /^%%$/,
    message: () =>
      'A comment between lines of `%%` is the syntax of another tool, and would be shown as written.',
    fix: () => 'Write `<!--` and `-->` in place of the two lines.',
  },
  {
    pattern: /^(?:'''|´´´)(\w*)$/,
    message: (line) => `\`${line}\` does not start a code block, and would be shown as written.`,
    fix: ([, language]) => `Write three backticks before and after the code: \`\` \`\`\`${language} \`\`.`,
  },
  {
    pattern: /^(?:={7}|\|{7}(?: .*)?)$/,
    message: (line) => `\`${line}\` is left over from a merge, and would be shown as written.`,
    fix: () => 'Remove the line.',
  },
  {
    pattern: /^\*\[([^\]]+)\]:\s+(.*)$/,
    message: asWritten,
    fix: ([, short, long]) => `Write \`<abbr title="${long}">${short}</abbr>\` where the text has it.`,
  },
];
