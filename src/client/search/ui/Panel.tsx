import {
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { KindFilter } from '../../../shared/page-kinds.ts';
import { splitFilter, withFilter } from '../../../shared/search/filters.ts';
import type { HitEntry, SearchClient, SearchHit, SearchOptions } from '../../../shared/search/model.ts';
import type { SiteView } from '../../../shared/site.ts';
import { plural, t } from '../../shell/texts.ts';
import { hitLink } from '../hit-link.ts';
import { Failure } from './Failure.tsx';
import { Foot } from './Foot.tsx';
import { inOrder } from './groups.ts';
import { Help } from './Help.tsx';
import { HistoryList } from './HistoryList.tsx';
import { entryOf } from './history.ts';
import { KindChips } from './KindChips.tsx';
import { NoHits } from './NoHits.tsx';
import { ResultList } from './ResultList.tsx';
import { useField } from './use-field.ts';
import { useHistory } from './use-history.ts';
import { useLiveSearch } from './use-live-search.ts';
import { useOptions } from './use-options.ts';

/** Hits that the dialog requests. */
const LIMIT = 20;

interface PanelProps {
  frame: HTMLDialogElement;
  input: HTMLInputElement;
  site: SiteView;
  client: SearchClient;
  versions: NonNullable<SearchOptions['versions']>;
  entered: boolean;
  /** Called when an answer is on the screen, or a message that there is none. */
  onAnswer: () => void;
}

/** Everything in the search dialog but its field: filters, hits or history, keys. One round of searching. */
export function Panel({ frame, input, site, client, versions, entered, onAnswer }: PanelProps) {
  const { indexName, externalUrlRegex } = site.search;
  const [help, setHelp] = useState(false);
  const [query, setQuery] = useField(input, (typed) => {
    search.ask(typed);
    setHelp(false);
  });
  const onStart = useEffectEvent(() => {
    // The key for help was pressed before anything listened to it.
    if (input.value !== '?') return;
    setQuery('');
    setHelp(true);
  });
  useLayoutEffect(() => onStart(), []);
  const { history, onOpen, onStar, onRemove } = useHistory(indexName, externalUrlRegex);
  const search = useLiveSearch(client, query, { limit: LIMIT, versions });
  useEffect(() => {
    if (search.query && search.isWhole) onAnswer();
  }, [search.query, search.isWhole, onAnswer]);
  const titles = useLastTitles(search.hits);
  const isEmpty = !query.trim();
  const view = help ? 'help' : isEmpty ? 'history' : search.failed ? 'failure' : 'hits';
  const entries = [...history.recent, ...history.favorites];
  const count = view === 'history' ? entries.length : view === 'hits' ? search.hits.length : 0;
  const { active, setActive } = useOptions({
    input,
    query,
    contents: view === 'hits' ? search.query : view,
    count,
    popup: view === 'history' ? 'grid' : 'listbox',
    pending: search.pending,
    entered,
    onElsewhere(index) {
      const hit = view === 'hits' ? inOrder(search.hits)[index] : undefined;
      if (hit) onOpen(entryOf(hit));
    },
    onKey(event) {
      const isHelp = event.key === '?' && input.value === '';
      if (isHelp) setHelp(!help);
      return isHelp;
    },
  });

  // The pressed button disappears with its row, so the focus returns to the field.
  const withFocus = (change: (entry: HitEntry) => void) => (entry: HitEntry) => {
    change(entry);
    input.focus();
  };
  const retry = () => {
    input.focus();
    search.retry();
  };
  // Memoized, so that a key press does not render everything again.
  const linkOf = useCallback(
    ({ href, kind }: Pick<HitEntry, 'href' | 'kind'>) =>
      hitLink(href, { base: site.base, pattern: externalUrlRegex, kind }),
    [site.base, externalUrlRegex],
  );
  const narrow = useCallback(
    (pressed: KindFilter | undefined) => {
      setHelp(false);
      setQuery(withFilter(input.value, pressed));
    },
    [input, setQuery],
  );
  // A click that stays in this tab closes the dialog.
  const leave = (event: MouseEvent, entry?: HitEntry) => {
    if (entry) onOpen(entry);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) frame.close();
  };
  const { filter } = splitFilter(query);
  const searchPage = site.searchHref && `${site.searchHref}?q=${encodeURIComponent(query.trim())}`;
  return (
    <>
      <div className="search-tools">
        <KindChips pressed={filter} onPress={narrow} />
        {search.slow && (
          <span
            className="search-wait"
            role="progressbar"
            aria-label={t('search.loading', 'Loading results')}
          />
        )}
      </div>
      {/* Browsers make a Tab stop of what scrolls; here the arrow keys of the field scroll. */}
      <div className="search-body" tabIndex={-1}>
        {view === 'help' && <Help />}
        {view === 'history' && (
          <HistoryList
            history={history}
            active={active}
            linkOf={linkOf}
            onActive={setActive}
            onFollow={leave}
            onStar={withFocus(onStar)}
            onRemove={withFocus(onRemove)}
          />
        )}
        {view === 'failure' && <Failure searchPage={searchPage} onRetry={retry} />}
        {view === 'hits' && count > 0 && (
          <ResultList
            hits={search.hits}
            active={active}
            linkOf={linkOf}
            onActive={setActive}
            onFollow={leave}
          />
        )}
        {view === 'hits' && count === 0 && search.query !== '' && (
          <NoHits query={search.query} titles={titles} site={site} onSuggest={setQuery} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {view === 'hits' &&
          count > 0 &&
          search.isWhole &&
          plural('search.hits', 'One result|{count} results', search.total)}
      </p>
      <Foot
        searchPage={searchPage}
        total={view === 'hits' && search.isWhole ? search.total : 0}
        help={help}
        onHelp={() => setHelp(!help)}
        onFollow={leave}
      />
    </>
  );
}

/** Returns up to three headings of the most recent hits, as suggestions when there are no hits. */
function useLastTitles(hits: SearchHit[]): string[] {
  const titles = useRef<string[]>([]);
  if (hits.length) titles.current = [...new Set(hits.flatMap(({ heading }) => heading ?? []))].slice(0, 3);
  return titles.current;
}
