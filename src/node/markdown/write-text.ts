import type { Parents, Text } from 'mdast';
import { defaultHandlers, type Info, type State } from 'mdast-util-to-markdown';

/** Letters, digits and punctuation that mean nothing in Markdown within a line; a colon only before a space. */
const PLAIN = /^(?:[A-Za-z0-9 ,;'"()/?%.\-–—…‘’“”°×→≤≥]|: )+$/;
/** What may be the start of a bare link in GFM: `www.` */
const BARE_LINK = /[wW]\./;
const LINE_END = /[\r\n]/;

/**
 * Writes a text as Markdown, like the library's own handler, which looks for each of about 60 unsafe patterns in each
 * text. Most texts are plain, and are written as they are.
 */
export function writeText(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  return isPlain(node.value, info) && !state.stack.includes('autolink')
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
}

/** Whether nothing in a text is read as markup, also together with the characters around it. */
function isPlain(text: string, { before, after }: Info): boolean {
  if (!PLAIN.test(text) || BARE_LINK.test(before + text)) return false;
  // At the beginning of a line, digits, hyphens and spaces may start a block; at its end, a space is lost.
  const isStart = before === '' || LINE_END.test(before);
  const isEnd = after === '' || LINE_END.test(after);
  return (isStart ? /^[A-Za-z]/ : /^[A-Za-z0-9 ,;]/).test(text) && !(isEnd && text.endsWith(' '));
}
