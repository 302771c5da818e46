/** A line that looks like something that is not supported, and what to write instead. */
export interface Stray {
  pattern: RegExp;
  message(line: string): string;
  fix(found: RegExpExecArray): string;
}

const asWritten = (line: string) =>
  `\`${line}\` is the syntax of another tool, and would be shown as written.`;

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
    pattern: /^\.\. ([a-z][\w-]*)::(?:\s+(.*))?$/,
    message: asWritten,
    fix: () => 'Write a block such as `:::note`, the text without its indent, and `:::` where it ends.',
  },
  {
    pattern: /^===[!+]?\s+"([^"]*)"$/,
    message: asWritten,
    fix: ([, label]) =>
      `Write \`:::tab[${label}]\`, the text without its indent, and \`:::\`, between \`::::tabs\` and \`::::\`.`,
  },
  {
    pattern: /^(?:\[TOC\]|\[\[TOC\]\]|\{:\s*toc\})$/i,
    message: asWritten,
    fix: () => 'Remove it: each page lists its headings by itself.',
  },
  {
    pattern: /^(?:--8<--|<<<\s*@|\{!|!include(?:code)?\s|@(?:import|include)\s+["']|\{\{\s*#include\s).*$/,
    message: asWritten,
    fix: () => 'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.',
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
    pattern: /^'''(\w*)$/,
    message: (line) => `\`${line}\` does not start a code block, and would be shown as written.`,
    fix: ([, language]) => `Write three backticks before and after the code: \`\` \`\`\`${language} \`\`.`,
  },
  {
    pattern: /^\*\[([^\]]+)\]:\s+(.*)$/,
    message: asWritten,
    fix: ([, short, long]) => `Write \`<abbr title="${long}">${short}</abbr>\` where the text has it.`,
  },
];
