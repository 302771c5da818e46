/** Markup of Markdown that stayed text, because what it belongs to is not complete. */
export interface Leftover {
  /** Its first group is what precedes the markup, its second is what the message quotes. */
  pattern: RegExp;
  message(found: string): string;
  fix(found: string): string;
  /** Readers may want what it looks like, too: it is a warning. */
  isGuess?: true;
  /**
   * What lacks its other end: a second one in the same text may follow from the first. Of `text`, all that follows is left
   * out, because it may be part of it.
   */
  ends?: 'bold' | 'italic' | 'strikethrough' | 'text';
}

const asWritten = (found: string) =>
  `\`${found}\` is the syntax of another tool, and would be shown as written.`;
const WRITE_OUT = 'Write out what it stands for, or put code into backticks.';

/** How to write the id of a heading, where the braces of another tool hold one. */
function idOfHeading(found: string): string | undefined {
  const id = /^\{(?::|\/\*)?\s*(#[\w-]+)\s*(?:\*\/)?\}$/.exec(found)?.[1];
  return id && `Write \`{${id}}\` at the end of a heading.`;
}

/** What a tag of a forum is here. */
function inMarkdown(tag: string, words: string, value = words): string {
  if (tag === 'b') return `\`**${words}**\``;
  if (tag === 'i' || tag === 'u') return `\`*${words}*\``;
  if (tag === 's') return `\`~~${words}~~\``;
  if (tag === 'code') return `\`\` \`${words}\` \`\``;
  if (tag === 'quote') return `\`> ${words}\``;
  if (tag === 'url') return `\`[${words}](${value})\``;
  return tag === 'img' ? '`![What it shows](/img/name.png)`' : `\`${words}\` without the brackets`;
}

/** Tags around a block, and the line that begins or ends the block here. */
const BLOCK_TAGS: Record<string, string> = {
  hint: ':::info',
  endhint: ':::',
  tabs: '::::tabs',
  endtabs: '::::',
  tab: ':::tab[Label]',
  endtab: ':::',
};

function fixForTag(tag: string): string {
  const [, name = ''] = /^\{%-?\s*(\w+)/.exec(tag) ?? [];
  const block = Object.hasOwn(BLOCK_TAGS, name) ? BLOCK_TAGS[name] : undefined;
  if (!block) return WRITE_OUT;
  const [, said] = /\b(?:style|title)="([^"]+)"/.exec(tag) ?? [];
  const styled = said === 'success' ? 'tip' : said;
  const line = styled ? block.replace('info', styled).replace('Label', styled) : block;
  return `Write \`${line}\` in its place, alone on the line.`;
}

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
    pattern:
      /(^|[\s(])(\[(b|i|u|s|code|quote|url|img|size|colou?r|center|spoiler)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\3\])/i,
    message: asWritten,
    fix: (found) => {
      const [, tag = '', value, words = ''] = /^\[(\w+)(?:=([^\]]*))?\](.*)\[/.exec(found) ?? [];
      return `Write ${inMarkdown(tag.toLowerCase(), words, value)}.`;
    },
  },
  {
    pattern: /(^|[\s(])((?:xref|link|image:?):[^\s[\]]+\[[^\]\n]*\])/,
    message: asWritten,
    fix: (found) => {
      const [, sort, path, words] = /^(\w+)::?(.*)\[(.*)\]$/.exec(found) ?? [];
      return sort === 'image'
        ? `Write \`![What it shows](/${path})\`; the file belongs in \`static/\`.`
        : `Write \`[${words || 'text'}](${path})\`.`;
    },
  },
  {
    // A single word may be the start of a pattern, such as `^[a-z]`.
    pattern: /((?:^|[\s(])(?=\^\[[^\]\n]*\s)|[\w.,;)])(\^\[[^\]\n]+\])/m,
    message: (found) => `\`${found}\` is a footnote, which is not supported.`,
    fix: () => 'Put the text in parentheses, or into an admonition such as `:::note`.',
  },
  {
    pattern: /(^|[^\w\]!])(\[[^\]\n]+\]（[^）\n]*）?)/,
    message: (found) => `\`${found}\` is not a link, and would be shown as written.`,
    fix: (found) => `Write plain parentheses: \`${found.replace('（', '(').replace(/）?$/, ')')}\`.`,
  },
  {
    pattern: /(^|[\s(])(´[^´\n]+´)(?=$|[\s.,:;!?)])/m,
    message: (found) => `\`${found}\` is not code, and would be shown as written.`,
    fix: (found) => `Write backticks: \`\` \`${found.slice(1, -1)}\` \`\`.`,
  },
  {
    pattern: /(^|[\s(])('''[^'\n]+''')(?=$|[\s.,:;!?)])/m,
    message: asWritten,
    fix: (found) => `Write \`**${found.slice(3, -3)}**\`.`,
  },
  {
    pattern: /(^|[^`{\w])(\{(?:--[^{}\n]+--|\+\+[^{}\n]+\+\+|>>[^{}\n]+<<|==[^{}\n]+==)\})/,
    message: asWritten,
    fix: (found) =>
      found.startsWith('{>>')
        ? `Write \`<!-- ${found.slice(3, -3).trim()} -->\`.`
        : 'Write the text as readers should see it.',
  },
  {
    pattern: /(^|[\s(])(@\{[\w.:]+\})/,
    message: asWritten,
    fix: (found) => `Write \`\` \`${found.slice(2, -1)}\` \`\`: names in backticks are links.`,
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
    pattern: /(^|[^`{])(\{\{(?:\s+[$a-z_][^{}\n]*\s|[$a-z_][^{}\n,;=]+|[\w .]+\|[^{}\n]*)\}\})/i,
    message: asWritten,
    fix: () => WRITE_OUT,
  },
  {
    pattern: /(^|[^`{])(\{%[^\n]*?%\})/,
    message: asWritten,
    fix: fixForTag,
  },
  {
    pattern: /(^|[^`{])(\{\/\*[^\n]*?\*\/\})/,
    message: asWritten,
    fix: (found) => idOfHeading(found) ?? `Write \`<!-- ${found.slice(3, -3).trim()} -->\`.`,
  },
  {
    pattern:
      /(^|[^`{])((?<!:::+\s*)\{:?\s*\.[a-z][\w-]*(?:\s[^{}\n]*)?\}|\{(?::(?:\s|toc|#)|\s+#(?=\w))[^{}\n]*\}|\{:?(?:target|rel|class|style|align)=[^{}\n]*\}|(?<=\s)\{(?:width|height)=[^{}\n]*\})/i,
    message: asWritten,
    fix: (found) => {
      if (/^\{:\s*toc/.test(found)) return 'Remove it: each page already has a table of contents.';
      return /(?:width|height)=/.test(found)
        ? 'Write a size in pixels right after an image, `{width=640 height=360}`, and nothing elsewhere.'
        : (idOfHeading(found) ?? 'Remove it: texts set neither classes nor attributes.');
    },
  },
  {
    pattern:
      /(^|[^\\`])(\\(?:(?:sub)*section|chapter|text(?:bf|it|tt)|emph|begin|end|cite|ref|label|href)\*?\{[^{}\n]*\})/,
    message: asWritten,
    fix: (found) => {
      const [, command = '', words = ''] = /^\\(\w+)\*?\{(.*)\}$/.exec(found) ?? [];
      const level = command.split('sub').length + 1;
      return command.endsWith('section')
        ? `Write \`${'#'.repeat(level)} ${words}\`.`
        : 'Write it in Markdown, or put code into backticks.';
    },
  },
  {
    pattern: /(^|[\s(])(%%[^%\s][^%\n]*%%|\|\|[^|\s][^|\n]*\|\||<(?:a?:\w+:|@[!&]?|#|t:)\d+(?::\w)?>)/,
    message: asWritten,
    fix: (found) => (found.startsWith('%') ? `Write \`<!-- ${found.slice(2, -2).trim()} -->\`.` : WRITE_OUT),
  },
  {
    pattern:
      /()(【\d+[†:][^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\b(?:cite)?turn\d+(?:search|view|news|file)\d+)/,
    message: (found) => `\`${found}\` cites a source that only the tool that wrote the text knows.`,
    fix: () => 'Remove it, or write a link: `[text](https://example.com)`.',
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
