import { type MouseEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { KindFilter } from '../../../shared/kind-filters.ts';
import { splitFilter, withFilter } from '../../../shared/search/filters.ts';
import type { HitEntry, SearchClient, SearchOptions } from '../../../shared/search/model.ts';
import type { SiteView } from '../../../shared/site.ts';
import { inOrder } from './groups.ts';
import { entryOf } from './history.ts';
import { PanelBody, type PanelView } from './PanelBody.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { tidyQuery } from './tidy-query.ts';
import { useField } from './use-field.ts';
import { type KeptHistory, useHistory } from './use-history.ts';
import { type LiveSearch, useLiveSearch } from './use-live-search.ts';
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
  const kept = useHistory(site.search.indexName, site.search.externalUrlRegex);
  const search = useLiveSearch(client, query, { limit: LIMIT, versions });
  useEffect(() => {
    if (search.query && search.isWhole) onAnswer();
  }, [search.query, search.isWhole, onAnswer]);
  const view = help ? 'help' : !query.trim() ? 'history' : search.failed ? 'failure' : 'hits';
  const { active, setActive } = useOptions({
    input,
    query,
    contents: view === 'hits' ? search.query : view,
    count: countRows(view, kept, search),
    popup: view === 'history' ? 'grid' : 'listbox',
    pending: search.pending,
    entered,
    onElsewhere(index) {
      const entry = entryAt(index, view, kept, search);
      if (entry) kept.onOpen(entry);
    },
    onKey(event) {
      const isHelp = event.key === '?' && input.value === '';
      if (isHelp) setHelp(!help);
      return isHelp;
    },
  });
  const narrow = useCallback(
    (pressed: KindFilter | undefined) => {
      setHelp(false);
      setQuery(withFilter(input.value, pressed));
    },
    [input, setQuery],
  );
  // A click that stays in this tab closes the dialog.
  const leave = (event: MouseEvent, entry?: HitEntry) => {
    if (entry) kept.onOpen(entry);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) frame.close();
  };
  const searchPage = site.searchHref && `${site.searchHref}?q=${encodeURIComponent(tidyQuery(query))}`;
  const total = view === 'hits' && search.isWhole ? search.total : 0;
  return (
    <>
      <PanelHead
        kinds={site.search.kinds}
        pressed={splitFilter(query).filter}
        onPress={narrow}
        slow={search.slow}
        total={total}
        missed={view === 'hits' && !search.hits.length ? search.query : undefined}
      />
      <PanelBody
        view={view}
        input={input}
        site={site}
        search={search}
        kept={kept}
        active={active}
        onActive={setActive}
        onFollow={leave}
        searchPage={searchPage}
        onSuggest={setQuery}
      />
      <PanelFoot
        searchPage={searchPage}
        total={total}
        help={help}
        onHelp={() => setHelp(!help)}
        onFollow={leave}
      />
    </>
  );
}

/** Returns the number of rows that the arrow keys reach. */
function countRows(view: PanelView, { history }: KeptHistory, { hits }: LiveSearch): number {
  if (view === 'history') return history.recent.length + history.favorites.length;
  return view === 'hits' ? hits.length : 0;
}

/** Returns the entry of a row that the arrow keys reach. */
function entryAt(
  index: number,
  view: PanelView,
  { history }: KeptHistory,
  { hits }: LiveSearch,
): HitEntry | undefined {
  const hit = view === 'hits' ? inOrder(hits)[index] : undefined;
  return hit ? entryOf(hit) : [...history.recent, ...history.favorites][index];
}
