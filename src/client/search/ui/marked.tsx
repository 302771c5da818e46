import type { ReactNode } from 'react';
import { cutAtTerms } from './marks.ts';

/**
 * Returns a text with the pieces that matched marked, to be all that its element contains. A browser that translates the page
 * puts other elements in the place of bare texts, which React can then neither change nor remove. It can set the whole text of an
 * element all the same, so only texts with marks have an element for each piece.
 */
export function marked(text: string, terms: string[]): ReactNode {
  const parts = cutAtTerms(text, terms);
  if (!parts.some(({ hit }) => hit)) return text;
  return parts.map((part) => {
    const Piece = part.hit ? 'mark' : 'span';
    return <Piece key={part.start}>{part.text}</Piece>;
  });
}
