import { FOREIGN_LEFTOVERS, type Leftover } from './foreign-leftovers.ts';

/** What is certainly the address of a link: a path, an anchor, a URL, or a file. */
const ADDRESS = '(?:(?:\\/|\\.{1,2}\\/|#|https?:)[^\\s)\\]]*|[^\\s()[\\]]+\\.md(?:#[^\\s)\\]]*)?)';

/** What is wrong between the parentheses of a link or an image. */
function fixForAddress(found: string): string {
  if (/\{[{%]/.test(found)) return 'Write out its address: `[text](./name.md)`.';
  if (/["'][^"']*\)$/.test(found)) return 'Close the quotes of its title.';
  if (/\s[“”„‘’«»].*\)$/.test(found)) return 'Write its title in straight quotes.';
  return /\]\(<[^>]*\)$/.test(found)
    ? 'Add `>` where the address ends, or remove the `<`.'
    : 'Write its address without spaces, each as `%20`.';
}

const CLOSE_ADDRESS = 'Close the address with `)`, write `%20` for a space in it, or `\\[` for a bracket.';

/** Markup of Markdown whose other half is missing, and of what is not Markdown here. */
export const LEFTOVERS: Leftover[] = [
  {
    pattern: /(^|[^\w\]!])(!\[[^\]\n]*\]\((?:[^)\n]*\))?)/,
    message: (found) => `\`${found}\` is not an image, and would be shown as written.`,
    fix: (found) => {
      const [, image, width, height] = /^(.*?)\s+=(\d+)x(\d*)\)$/.exec(found) ?? [];
      if (image) return `Write \`${image}){width=${width}${height && ` height=${height}`}}\`.`;
      return found.endsWith(')') ? fixForAddress(found) : CLOSE_ADDRESS;
    },
  },
  {
    pattern: /(^|[^`])(!\[\[[^\]\n]+\]\])/,
    message: (found) => `\`${found}\` is not an image, and would be shown as written.`,
    fix: (found) => `Write \`![What it shows](/${found.slice(3, -2)})\`; the file belongs in \`static/\`.`,
  },
  {
    pattern: /(^[ \t>]*)(\[!\s*(?:note|tip|important|warning|caution)\b[^\]\n]*\]?)/im,
    message: (found) => `\`${found}\` does not start an alert, and would be shown as written.`,
    fix: (found) => `Write \`> [!${/[a-z]+/i.exec(found)?.[0].toUpperCase()}]\` at the start of a quote.`,
  },
  {
    pattern: /(^|[\s(])(\+\+[a-z]+(?:\+[a-z\d]+)*\+\+)(?=$|[\s.,;:!?)])/m,
    message: (found) => `\`${found}\` does not show keys, and would be shown as written.`,
    fix: (found) => `Write \`<kbd>${found.slice(2, -2).split('+').join('</kbd>+<kbd>')}</kbd>\`.`,
  },
  {
    pattern: /(^|[\s(])(==[^\s=](?:[^=\n]*[^\s=])?==)(?=$|[\s.,;:!?)])/m,
    message: (found) => `\`${found}\` is not marked, and would be shown as written.`,
    fix: (found) => `Write \`**${found.slice(2, -2)}**\`, or put code into backticks.`,
  },
  {
    pattern: /(^|[^\w\]!])(\[[^\]\n]*\]\((?:[^)\n]*\))?)/,
    message: (found) => `\`${found}\` is not a link, and would be shown as written.`,
    fix: (found) => (found.endsWith(')') ? fixForAddress(found) : CLOSE_ADDRESS),
  },
  {
    pattern: new RegExp(`(^|[\\s(])(\\[[^\\[\\]()\\n]*[^\\[\\]()\\s]\\(${ADDRESS}\\))(?![^\\n]*\\])`),
    message: (found) => `\`${found}\` is not a link, and would be shown as written.`,
    fix: (found) => `Close the brackets: \`${found.replace('(', '](')}\`.`,
  },
  {
    pattern: new RegExp(`([^\\[]|^)(\\]\\(${ADDRESS}\\))`),
    message: (found) => `\`${found}\` ends a link that does not start, and would be shown as written.`,
    fix: () => 'Write `[` before its text, in which there can be no other link.',
  },
  {
    pattern: new RegExp(`(^|[^\\w\\]!])(!?\\[[^\\]\\n]+\\]\\s\\(${ADDRESS}\\))`),
    message: (found) =>
      `\`${found.replace(/\s+/g, ' ')}\` is not ${found.startsWith('!') ? 'an image' : 'a link'}, and would be shown as written.`,
    fix: (found) => `Remove the space: \`${found.replace(/\]\s\(/, '](')}\`.`,
  },
  {
    pattern: new RegExp(`(^|\\s)(!?\\([^()\\n]+\\)\\[${ADDRESS}\\])`),
    message: (found) =>
      `\`${found}\` is not ${found.startsWith('!') ? 'an image' : 'a link'}, and would be shown as written.`,
    fix: (found) => `Swap the brackets: \`${found.replace(/\((.*)\)\[(.*)\]$/, '[$1]($2)')}\`.`,
  },
  {
    pattern: /(^|[^`])(\[\^[\w-]+\])/,
    message: (found) => `\`${found}\` is a footnote, which is not supported.`,
    fix: () => 'Put the text in parentheses, or into an admonition such as `:::note`.',
  },
  {
    pattern: /(^|[^`])(<!(?:-(?!-)| --)[^\n>]*->)/,
    message: (found) => `\`${found}\` is not a comment, and would be shown as written.`,
    fix: (found) => `Write \`<!-- ${found.replace(/^<! ?-+|-+>$/g, '').trim()} -->\`.`,
  },
  {
    pattern: /(^|[^`])(<!--)/,
    message: () => 'The comment is not closed, and would be shown as written.',
    fix: () => 'Add `-->` where it ends.',
    ends: 'text',
  },
  {
    pattern: /(^|[\s(])(\*\*\s[^*\n]*[A-Za-z]{2}[^*\n]*\s\*\*(?=$|[\s.,:;!?)]))/m,
    message: (found) => `\`${found}\` is not bold, and would be shown as written.`,
    fix: (found) => `Remove the spaces: \`**${found.slice(2, -2).trim()}**\`.`,
  },
  {
    pattern: /(^|[^`])(\{[Uu]nc\w+\})/,
    message: (found) => `\`${found}\` is not a mark here, and would be shown as written.`,
    fix: () => 'Write `{unconfirmed}` at the end of a cell of `:::values`, or put it into backticks.',
  },
  ...FOREIGN_LEFTOVERS,
  {
    // Right next to a letter, the stars around text that starts or ends with such a character are not read.
    pattern:
      /(^|[^*])((?<=[\p{L}\p{N}])\*\*["'“«‘([「（][^*\n]*\*\*|\*\*[^*\s][^*\n]*[:.,;!?)\]"'”»’」）。]\*\*(?=[\p{L}\p{N}]))/u,
    message: (found) => `\`${found}\` is not bold, and would be shown as written.`,
    fix: (found) => {
      const [, open = '', words = '', close = ''] =
        /^\*\*([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)\*\*$/u.exec(found) ?? [];
      return `Write \`${open}**${words}**${close}\`, or a space between the stars and the letter.`;
    },
  },
  {
    pattern: /(^|[\s(])(\*\*\*?(?=[^\s*]))/,
    message: (found) => `\`${found}\` starts bold text that does not end, and would be shown as written.`,
    fix: (found) => `Add \`${found}\` right after the last word, or put code into backticks.`,
    ends: 'bold',
  },
  {
    pattern: /(^|[\s(])(\*(?=\p{L}))/mu,
    message: () => '`*` before a word starts italic text that does not end, and is shown as written.',
    fix: () => 'Add `*` right after the last word, a space to make it an item of a list, or write `\\*`.',
    isGuess: true,
    ends: 'italic',
  },
  {
    pattern: /(^|[\s(])(~~(?=[^\s~]))/,
    message: () => '`~~` starts strikethrough text that does not end, and would be shown as written.',
    fix: () => 'Add `~~` right after the last word, or put code into backticks.',
    ends: 'strikethrough',
  },
  {
    pattern: /([^\s*])(\*\*(?=$|[\s.,:;!?)]))/m,
    message: () => '`**` ends bold text that does not start, and would be shown as written.',
    fix: () => 'Add `**` right before the first word, or put code into backticks.',
    ends: 'bold',
  },
  {
    pattern: /(^(?!:::)[\s\S]*?\n[ \t]*)(:::+)[ \t]*(?=$|\n)/,
    message: (found) => `\`${found}\` does not end a block, and would be shown as written.`,
    fix: () => 'Remove it, or begin and end the block around other blocks with more colons than they have.',
  },
  {
    pattern: /(^|[\s(])(:[a-z][a-z\d_+-]*[a-z\d]:)(?=$|[\s.,;!?)])/m,
    message: (found) => `\`${found}\` does not stand for an emoji, and is shown as written.`,
    fix: (found) => `Write the emoji itself, or \`\\${found}\` to show the text.`,
    isGuess: true,
  },
  {
    pattern: /(^|[^`])(`)/,
    message: () => 'A backtick starts code that does not end, and would be shown as written.',
    fix: () => 'Add a backtick where the code ends, or write `` \\` ``.',
    ends: 'text',
  },
];
