import { cutAtTerms } from './marks.ts';

/**
 * A text with the pieces that matched marked. Each piece has an element of its own: a browser that translates the page puts
 * others in the place of bare texts, which React could then neither change nor remove.
 */
export function Marked({ text, terms }: { text: string; terms: string[] }) {
  return cutAtTerms(text, terms).map((part) => {
    const Piece = part.hit ? 'mark' : 'span';
    return <Piece key={part.start}>{part.text}</Piece>;
  });
}
