/**
 * Counts the words of a Markdown text: prose and code, without comments. A word contains at least one letter
 * or digit.
 *
 * @example
 * documentWords('Call `client.log` - it is *easy*.') // 5
 */
export function documentWords(markdown: string): number {
  const words = markdown.replace(/<!--[\s\S]*?-->/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes that reading takes at 200 words a minute, rounded up to whole minutes; at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / 200));
}
