/** A link from code to a symbol: whether its text is one depends on other symbols. */
const CODE_LINK = /\[(`[^`]*`)\]\((?:group|symbol|family|event|type|doc):[^\s)]*\)/g;

/**
 * Returns a hash of texts, 11 characters. Links that the build has set do not count. Not for secrets: it only tells
 * whether two texts are the same (cyrb53).
 *
 * @see https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function hashText(texts: unknown[]): string {
  const text = JSON.stringify(texts).replaceAll(CODE_LINK, '$1');
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const first = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const second = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36).padStart(11, '0');
}
