import type { Parents, Text } from 'mdast';
import { defaultHandlers, type Info, type State } from 'mdast-util-to-markdown';

/** Texts without line breaks, control characters, and characters that mean something anywhere in a line of Markdown. */
const PLAIN = /^[^\p{Cc}!#&*<>@[\\\]^_`{|}~]+$/u;
/** What may be the start of a bare link in GFM: `www.`, `https:/`. */
const BARE_LINK = /[wW]\.|[ps]:\//;
const LINE_END = /[\r\n]/;
/** What may start a block at the beginning of a line. */
const BLOCK_START = /^[ \d)+\-.=]/;

/**
 * Writes a text as Markdown, like the library's own handler, which looks for each of about 60 unsafe patterns in each
 * text. Most texts are plain, and are written as they are.
 */
export function writeText(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  return isPlain(node.value, info) && !state.stack.includes('autolink')
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
}

/** Returns whether nothing in a text is read as markup, also together with the characters around it. */
function isPlain(text: string, { before, after }: Info): boolean {
  if (!PLAIN.test(text) || BARE_LINK.test(before + text + after)) return false;
  if (LINE_END.test(before) && BLOCK_START.test(text)) return false;
  if (before.endsWith(']') && text.startsWith('(')) return false;
  return !(LINE_END.test(after) && text.endsWith(' '));
}
