import { type MouseEvent, memo, type PointerEvent, useDeferredValue } from 'react';
import type { HitEntry, SearchHit } from '../../../shared/search/model.ts';
import { t } from '../../shell/texts.ts';
import type { HitLink } from '../hit-link.ts';
import { groupHits, inOrder } from './groups.ts';
import { HitContent } from './HitContent.tsx';
import { entryOf } from './history.ts';
import { LIST_ID, optionId } from './use-options.ts';

interface ResultListProps {
  hits: SearchHit[];
  active: number;
  linkOf: (hit: SearchHit) => HitLink;
  onActive: (index: number) => void;
  onFollow: (event: MouseEvent, entry: HitEntry) => void;
}

/** Rows in view before the list is scrolled; the others are rendered in a second step. */
const FIRST_ROWS = 8;

/** Hits under their headings. */
export function ResultList({ hits, active, linkOf, onActive, onFollow }: ResultListProps) {
  const ordered = inOrder(hits);
  return (
    // The rows leave their events to the list, so that they are rendered again only when they change.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
    <div
      id={LIST_ID}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.results', 'Results')}
      onPointerMove={(event) => {
        const index = indexOf(event);
        if (index !== undefined && index !== active) onActive(index);
      }}
      onClick={(event) => {
        const hit = ordered[indexOf(event) ?? -1];
        if (hit) onFollow(event, entryOf(hit));
      }}
    >
      <Groups hits={hits} active={active} linkOf={linkOf} />
    </div>
  );
}

/** The rows, memoized so that they are not rendered again while a query waits for its answer. */
const Groups = memo(function Groups({
  hits,
  active,
  linkOf,
}: Pick<ResultListProps, 'active' | 'hits' | 'linkOf'>) {
  const isWhole = useDeferredValue(hits, []) === hits;
  return (
    <>
      {groupHits(hits).map(({ heading, hits: hitsBelow }, number) => {
        const id = `search-group-${number}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds form fields, this holds options.
          <div
            key={heading}
            role="group"
            {...(heading ? { 'aria-labelledby': id } : { 'aria-label': t('search.other', 'Other') })}
          >
            {heading && (
              <div id={id} role="presentation" className="search-heading">
                {heading}
              </div>
            )}
            {hitsBelow.map(
              ({ hit, index }) =>
                (isWhole || index < FIRST_ROWS || index === active) && (
                  <Row key={hit.href} hit={hit} index={index} selected={index === active} linkOf={linkOf} />
                ),
            )}
          </div>
        );
      })}
    </>
  );
});

interface RowProps extends Pick<ResultListProps, 'linkOf'> {
  hit: SearchHit;
  index: number;
  selected: boolean;
}

/** A row. The option is the link itself, because an option may not contain a link. */
const Row = memo(function Row({ hit, index, selected, linkOf }: RowProps) {
  const { href, kind, external } = linkOf(hit);
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className="hit"
      href={href}
      // The prefetcher takes links with a kind: the page that Enter would open is enough.
      data-kind={selected ? kind : undefined}
      data-index={index}
      data-full-load={external ? '' : undefined}
    >
      <HitContent hit={hit} terms={hit.terms} />
    </a>
  );
});

/** Returns the index of the row that an event came from. */
function indexOf({ target }: MouseEvent | PointerEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : undefined;
}
