import { traitsOf } from '../../../shared/page-kinds.ts';
import { sortOf } from '../../../shared/search/filters.ts';
import type { HitEntry } from '../../../shared/search/model.ts';
import { KindBadge } from './KindBadge.tsx';
import { marked } from './marked.tsx';

interface HitContentProps {
  hit: HitEntry;
  /** Pieces to mark; none for entries of the history. */
  terms?: string[];
}

/** What a row of the dialog shows of a hit: kind, name, signature, location and one line of summary. */
export function HitContent({ hit, terms = [] }: HitContentProps) {
  const title = marked(hit.title, terms);
  return (
    <>
      <KindBadge sort={sortOf(hit)} />
      <span className="hit-name" dir={hit.signature && 'ltr'}>
        {traitsOf(hit.kind).isSymbol ? <code>{title}</code> : <b>{title}</b>}
        {hit.signature && <code className="hit-signature">{hit.signature}</code>}
      </span>
      <span className="hit-where">{hit.where}</span>
      <span className="hit-summary">{marked(hit.summary, terms)}</span>
    </>
  );
}
