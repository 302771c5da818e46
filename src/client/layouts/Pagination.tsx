import { traitsOf } from '../../shared/page-kinds.ts';
import type { PageLink } from '../../shared/page-link.ts';
import { breakable } from '../shell/breakable.tsx';
import { Link } from '../shell/Link.tsx';
import css from '../shell/layout.module.css';

interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** Words above the titles. */
  words: { previous: string; next: string };
}

/** Links to the neighbours of a page; a missing one leaves its side empty. */
export function Pagination({ label, previous, next, words }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className={css.pagination} aria-label={label}>
      {previous && <Neighbour link={previous} word={words.previous} rel="prev" />}
      {next && <Neighbour link={next} word={words.next} rel="next" />}
    </nav>
  );
}

function Neighbour({ link, word, rel }: { link: PageLink; word: string; rel: 'prev' | 'next' }) {
  return (
    <Link href={link.href} kind={link.kind} rel={rel}>
      <span>{word}</span>{' '}
      {traitsOf(link.kind).isSymbol ? <code>{breakable(link.label)}</code> : <b>{link.label}</b>}
    </Link>
  );
}
