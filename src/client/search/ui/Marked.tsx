import { cutAtTerms } from './marks.ts';

/** A text with the pieces that matched marked. */
export function Marked({ text, terms }: { text: string; terms: string[] }) {
  return cutAtTerms(text, terms).map((part) =>
    part.hit ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
