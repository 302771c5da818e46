import { type RefObject, useEffect, useRef, useState } from 'react';
import type { KindFilter } from '../../../shared/kind-filters.ts';
import { isKindFilter, withFilter } from '../../../shared/search/filters.ts';
import { QUERY_LIMIT } from '../../../shared/search/limits.ts';
import { tidyQuery } from '../../search/ui/tidy-query.ts';

/** Milliseconds to wait after a change of the query. */
const PAUSE = 300;

interface UrlQuery {
  query: string;
  /** Sort of page that is looked for; all when absent. */
  kind: KindFilter | undefined;
  /** How long to wait before searching: queries of the address run at once. */
  pause: number;
  /** Takes a query that was typed. */
  type: (text: string) => void;
  /** Narrows the search to a sort of page, in place of a prefix of the query. */
  choose: (kind: KindFilter | undefined) => void;
}

/** Returns the query of the search page at a path, kept the same in the field and in `q` and `kind` of the address. */
export function useUrlQuery(field: RefObject<HTMLInputElement | null>, path = ''): UrlQuery {
  const [state, setState] = useState<Pick<UrlQuery, 'query' | 'kind' | 'pause'>>({
    query: '',
    kind: undefined,
    pause: 0,
  });
  const former = useRef<string>(undefined);
  /** Returns whether the address is this page's: while the page of a followed hit is loading, it is that one's. */
  const isOwnAddress = () => location.pathname.startsWith(new URL(path, location.href).pathname);

  const take = (text: string, kind: KindFilter | undefined, pause: number) => {
    const query = tidyQuery(text);
    if (field.current && !field.current.value) field.current.value = query;
    setState({ query, kind, pause });
    if (!isOwnAddress()) return;
    write('q', query);
    write('kind', kind);
    former.current = location.search;
  };

  // After each render, since navigation may have changed the address.
  useEffect(() => {
    if (!field.current || !isOwnAddress() || location.search === former.current) return;
    const typedEarly = former.current === undefined && field.current.value;
    if (!typedEarly) field.current.value = tidyQuery(read('q') ?? '');
    const kind = read('kind');
    take(field.current.value, isKindFilter(kind) ? kind : undefined, 0);
  });

  return {
    ...state,
    type: (text) => take(text, state.kind, PAUSE),
    // The address has the query from the start; the field may still be empty when a press hydrates the page.
    choose: (kind) => {
      const text = withFilter(field.current?.value || read('q') || '', undefined);
      if (field.current) field.current.value = text;
      take(text, kind, 0);
    },
  };
}

/** Returns a parameter of the address, cut to the length of the longest query. */
function read(name: string): string | undefined {
  return new URLSearchParams(location.search).get(name)?.slice(0, QUERY_LIMIT);
}

/** Replaces one parameter of the address and keeps all else, the state of the entry included. */
function write(name: string, value: string | undefined): void {
  if ((value ?? '') === (read(name) ?? '')) return;
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
