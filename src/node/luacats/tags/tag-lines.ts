import { BLOCK_START, type CommentLine } from '../comments.ts';

/** A line with a tag, or one with a member of an alias, and the lines of text below it. */
export interface TagLines {
  line: CommentLine;
  below: CommentLine[];
}

/** Returns the lines of a comment from the first tag on, cut before each tag and each member. */
export function cutTags(lines: CommentLine[]): TagLines[] {
  const tags: TagLines[] = [];
  for (const line of lines) {
    if (/^\s*[@|]/.test(line.text)) tags.push({ line, below: [] });
    else if (line.text.trim()) tags.at(-1)?.below.push(line);
  }
  return tags;
}

/** Returns whether a line begins with a tag. */
export function isTag({ text }: Pick<CommentLine, 'text'>): boolean {
  return /^\s*@/.test(text);
}

/**
 * Returns the name of the tag that a line begins with; empty if there is none. Hyphens are part of it, as in tags of other
 * tools: `@deprecated-since` is not `@deprecated`.
 */
export function tagOf(text: string): string {
  return /^\s*@([\w\p{L}]+(?:-\w+)*)/u.exec(text)?.[1] ?? '';
}

/** Joins lines of text; nothing when they contain more than text, which a row of a table cannot show. */
export function wordsOf(lines: CommentLine[]): string {
  const text = lines.map((line) => line.text.trim());
  return text.some((line) => BLOCK_START.test(line)) ? '' : text.join(' ');
}
