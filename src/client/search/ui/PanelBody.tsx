import { type MouseEvent, useCallback, useRef } from 'react';
import type { HitEntry, SearchHit } from '../../../shared/search/model.ts';
import type { SiteView } from '../../../shared/site.ts';
import { hitLink } from '../hit-link.ts';
import { Failure } from './Failure.tsx';
import { Help } from './Help.tsx';
import { HistoryList } from './HistoryList.tsx';
import { NoHits } from './NoHits.tsx';
import { ResultList } from './ResultList.tsx';
import type { KeptHistory } from './use-history.ts';
import type { LiveSearch } from './use-live-search.ts';

/** What is between the filters and the foot of the dialog. */
export type PanelView = 'help' | 'history' | 'failure' | 'hits';

interface PanelBodyProps {
  view: PanelView;
  input: HTMLInputElement;
  site: SiteView;
  search: LiveSearch & { retry: () => void };
  kept: KeptHistory;
  /** Index of the active row of the list. */
  active: number;
  onActive: (index: number) => void;
  /** A link to a hit was followed. */
  onFollow: (event: MouseEvent, entry: HitEntry) => void;
  /** URL of the search page with the query; a site without such a page has none. */
  searchPage: string | undefined;
  onSuggest: (query: string) => void;
}

/** The view of the panel: help, history, hits, or why there are none. */
export function PanelBody({
  view,
  input,
  site,
  search,
  kept,
  active,
  onActive,
  onFollow,
  searchPage,
  onSuggest,
}: PanelBodyProps) {
  const titles = useLastTitles(search.hits);
  // Memoized, so that a key press does not render everything again.
  const linkOf = useCallback(
    ({ href, kind }: Pick<HitEntry, 'href' | 'kind'>) =>
      hitLink(href, { base: site.base, pattern: site.search.externalUrlRegex, kind }),
    [site],
  );
  // The pressed button disappears with its row or message, so the focus returns to the field.
  const withFocus =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      input.focus();
    };
  const list = { active, linkOf, onActive, onFollow };
  return (
    // Browsers make a Tab stop of what scrolls; here the arrow keys of the field scroll.
    <div className="search-body" tabIndex={-1}>
      {view === 'help' && <Help />}
      {view === 'history' && (
        <HistoryList
          {...list}
          history={kept.history}
          onStar={withFocus(kept.onStar)}
          onRemove={withFocus(kept.onRemove)}
        />
      )}
      {view === 'failure' && <Failure searchPage={searchPage} onRetry={withFocus(search.retry)} />}
      {view === 'hits' &&
        (search.hits.length > 0 ? (
          <ResultList {...list} hits={search.hits} />
        ) : (
          search.query !== '' && (
            <NoHits query={search.query} titles={titles} site={site} onSuggest={onSuggest} />
          )
        ))}
    </div>
  );
}

/** Returns up to three headings of the most recent hits, as suggestions when there are no hits. */
function useLastTitles(hits: SearchHit[]): string[] {
  const titles = useRef<string[]>([]);
  if (hits.length) titles.current = [...new Set(hits.flatMap(({ heading }) => heading ?? []))].slice(0, 3);
  return titles.current;
}
