import type { Sort } from '../../../shared/page-kinds.ts';
import { sortName } from './sorts.ts';

/** Outlines on a grid of 16 units. */
const GLYPHS: Record<Sort, string> = {
  fn: 'M11 3.5C9 3 8.4 4 8 6l-1 5c-.4 2-1 2.5-2.5 2M5.5 7.5h5',
  event: 'M9 2L4 9h4l-1 5 5-7H8z',
  type: 'M4 4h8M8 4v8.5',
  group: 'M6 3C4 3 5 7 3 8c2 1 1 5 3 5M10 3c2 0 1 4 3 5-2 1-1 5-3 5',
  snippet: 'M5.5 5L3 8l2.5 3M10.5 5L13 8l-2.5 3',
  guide: 'M3 4h10M3 8h10M3 12h6',
  post: 'M3 3h10v10H3zM6 6.5h4M6 9.5h4',
  list: 'M3 4h1M7 4h6M3 8h1M7 8h6M3 12h1M7 12h6',
};

/** The sort of a hit as a glyph, with its name for those who do not see it. */
export function KindBadge({ sort }: { sort: Sort }) {
  return (
    <span className="hit-kind" data-sort={sort} title={sortName(sort)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={GLYPHS[sort]} />
      </svg>
      <span className="visually-hidden">{sortName(sort)}</span>
    </span>
  );
}
