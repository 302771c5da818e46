import type { ReactNode } from 'react';
import { cutAtTerms } from './marks.ts';

/**
 * Returns a text with the matching pieces marked. It has to be all that its element contains: a browser that translates the
 * page replaces bare texts by elements of its own, and React can then neither change nor remove those texts. React can still
 * set the whole text of an element, so only texts with marks have an element for each piece.
 */
export function marked(text: string, terms: string[]): ReactNode {
  const parts = cutAtTerms(text, terms);
  if (!parts.some(({ hit }) => hit)) return text;
  return parts.map((part) => {
    const Piece = part.hit ? 'mark' : 'span';
    return <Piece key={part.start}>{part.text}</Piece>;
  });
}
