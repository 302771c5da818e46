import type { MouseEvent } from 'react';
import type { HitLink } from '../search/hit-link.ts';
import type { HitEntry, SearchHit } from '../search/model.ts';
import { t } from '../shell/texts.ts';
import { groupHits } from './groups.ts';
import { HitContent } from './HitContent.tsx';
import { entryOf } from './history.ts';
import { LIST_ID, optionId } from './useOptions.ts';

interface ResultListProps {
  hits: SearchHit[];
  active: number;
  linkOf: (hit: SearchHit) => HitLink;
  onActive: (index: number) => void;
  onFollow: (event: MouseEvent, entry: HitEntry) => void;
}

/** Hits under their headings. The options are the links themselves: an option may hold no link. */
export function ResultList({ hits, active, linkOf, onActive, onFollow }: ResultListProps) {
  return (
    <div id={LIST_ID} role="listbox" aria-label={t('search.results', 'Results')}>
      {groupHits(hits).map(({ heading, hits: own }, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds form fields, this holds options.
        <div
          key={heading}
          role="group"
          {...(heading
            ? { 'aria-labelledby': `search-group-${number}` }
            : { 'aria-label': t('search.other', 'Other') })}
        >
          {heading && (
            <div id={`search-group-${number}`} role="presentation" className="search-heading">
              {heading}
            </div>
          )}
          {own.map(({ hit, index }) => {
            const { href, kind, external } = linkOf(hit);
            return (
              <a
                key={hit.href}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="hit"
                href={href}
                // The prefetcher takes links with a kind: the page that Enter would open is enough.
                data-kind={index === active ? kind : undefined}
                data-full-load={external ? '' : undefined}
                onPointerMove={() => index === active || onActive(index)}
                onClick={(event) => onFollow(event, entryOf(hit))}
              >
                <HitContent hit={hit} terms={hit.terms} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
