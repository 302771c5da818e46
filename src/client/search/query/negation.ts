/** A verb with `not` in it, with or without its apostrophe: `doesn’t`, `cant`. */
const NEGATED = /\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should|wo|ca)n['’]?t\b/gi;

/**
 * Returns a text with `not` for verbs that contain it, with or without their apostrophe, so that complaints about the same
 * thing have the same words.
 *
 * @example withPlainNot("text doesn't show") // 'text not show'
 */
export function withPlainNot(text: string): string {
  return text.replace(NEGATED, 'not');
}

const ASKING = /\b(what|who|where|when|how)['’]?s\b/gi;

/**
 * Returns a text with `is` in place of `'s` or `s` after a question word.
 *
 * @example withPlainIs("what's new") // 'what is new'
 */
export function withPlainIs(text: string): string {
  return text.replace(ASKING, '$1 is');
}
