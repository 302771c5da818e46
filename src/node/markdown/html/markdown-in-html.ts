import type { OpenTag } from './open-tag.ts';

/** Markdown that is certainly meant: code, bold text, a link, or a line that starts a block. */
const MARKDOWN =
  /`[^`\n]+`|\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|\[[^\]\n]+\]\([^)\s]+\)|(?<=\n[ \t]*)(?:(?:[-*+]|\d+\.|#{1,6}|>)[ \t]+\S.*|```.*|:::.*|\|.*\|)/;

/** Markdown in a text between tags, which would be shown as written. */
export interface FoundMarkdown {
  offset: number;
  message: string;
  fix: string;
}

/**
 * Finds Markdown in a text between tags of a block, where only an empty line makes it one.
 *
 * @param open The elements around the text.
 */
export function findMarkdown(text: string, open: OpenTag[]): FoundMarkdown | undefined {
  const found = MARKDOWN.exec(text);
  if (!found) return undefined;
  const written = found[0].trim();
  const quoted = written.includes('`') ? `\`\` ${written} \`\`` : `\`${written}\``;
  const isSummary = open.at(-1)?.name === 'summary';
  return {
    offset: found.index,
    message: `${quoted} is in HTML, and would be shown as written.`,
    fix: isSummary
      ? 'Write `:::details[...]` and `:::` in place of the tags: there, the summary is Markdown.'
      : 'Write an empty line above the text.',
  };
}
