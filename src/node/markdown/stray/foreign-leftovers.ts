/** Signs of Markdown that stayed text, because what they belong to is not complete. */
export interface Leftover {
  /** Its first group is what precedes the signs, its second is what the message quotes. */
  pattern: RegExp;
  message(found: string): string;
  fix(found: string): string;
  /** Readers may want what it looks like, too: it is a warning. */
  isGuess?: true;
  /**
   * What lacks its other end: a second one in the same text may follow from the first. Of `text`, all that follows is left
   * out, because it may be part of it.
   */
  ends?: 'bold' | 'strikethrough' | 'text';
}

const asWritten = (found: string) =>
  `\`${found}\` is the syntax of another tool, and would be shown as written.`;
const WRITE_OUT = 'Write out what it stands for, or put code into backticks.';

/** What other tools for documentation write within a line. */
export const FOREIGN_LEFTOVERS: Leftover[] = [
  {
    pattern: /(^|[\s(])(\[\[(?!TOC\]\])[^[\]\n]+\]\])(?=$|[\s.,:;!?)])/im,
    message: asWritten,
    fix: (found) => `Write a link: \`[${found.slice(2, -2).replace(/^.*\|/, '')}](./name.md)\`.`,
  },
  {
    pattern: /(^|[^`{])(\{\{[<%][^\n]*?[>%]\}\})/,
    message: asWritten,
    fix: () => WRITE_OUT,
  },
  {
    pattern: /(^|[^`{])(\{@[a-z]+\s[^{}\n]*\})/i,
    message: asWritten,
    fix: (found) =>
      `Write \`\` \`${/\s(\S+?)\}?$/.exec(found)?.[1] ?? 'name'}\` \`\`: names in backticks are links.`,
  },
  {
    pattern: /(^|[\s(])(<[\w./-]+\.(?:md|html)(?:#[\w-]+)?>)/,
    message: (found) => `\`${found}\` is not a link, and would be shown as written.`,
    fix: (found) => `Write \`[text](${found.slice(1, -1)})\`, or put it into backticks.`,
  },
  {
    pattern: /(\w)(\^[^\s^]+\^)(?!\w)/,
    message: asWritten,
    fix: (found) => `Write \`<sup>${found.slice(1, -1)}</sup>\`, or put it into backticks.`,
  },
  {
    pattern: /(^|[\s(])(\$(?![A-Z\d_]+\$)[^\s$](?:[^$\n]*[\\^_{=][^$\n]*)?[^\s$]\$)(?=$|[\s.,:;!?)])/m,
    message: (found) => `\`${found}\` is a formula, which is not supported: it would be shown as written.`,
    fix: () => 'Write it as text, or put it into backticks.',
  },
  {
    pattern: /(^|[^`{])(\{\{\s+[$a-z_][\w.$]*\s+\}\})/i,
    message: asWritten,
    fix: () => WRITE_OUT,
  },
  {
    pattern: /(^|[^`{])(\{%[^\n]*?%\})/,
    message: asWritten,
    fix: () => WRITE_OUT,
  },
  {
    pattern: /(^|[^`{])(\{\/\*[^\n]*?\*\/\})/,
    message: asWritten,
    fix: (found) => `Write \`<!-- ${found.slice(3, -3).trim()} -->\`.`,
  },
  {
    pattern:
      /(^|[^`{])(\{:?\s*\.[a-z][\w-]*(?:\s[^{}\n]*)?\}|\{:\s[^{}\n]*\}|\{:?(?:target|rel|class|style|align)=[^{}\n]*\})/i,
    message: asWritten,
    fix: (found) =>
      /(?:width|height)=/.test(found)
        ? 'Write a size in pixels right after an image, `{width=640 height=360}`, and nothing elsewhere.'
        : 'Remove it: texts set neither classes nor attributes.',
  },
  {
    pattern: /(^)(\[\](?=\s+\S))/,
    message: (found) => `\`${found}\` is not the box of a task, and would be shown as written.`,
    fix: () => 'Write a space between the brackets: `[ ]`.',
  },
  {
    pattern: /(^|[\s(])(\$\$[^$\n]+\$\$)(?=$|[\s.,:;!?)])/m,
    message: (found) => `\`${found}\` is a formula, which is not supported: it would be shown as written.`,
    fix: () => 'Write it as text, or put it into backticks.',
  },
];
