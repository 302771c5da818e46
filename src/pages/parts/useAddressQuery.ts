import { type RefObject, useEffect, useRef, useState } from 'react';

/** Waiting time after a change of the query, in milliseconds. */
const PAUSE = 300;

interface AddressQuery {
  query: string;
  /** How long to wait before searching: queries of the address run at once. */
  pause: number;
  /** Takes a query that was typed. */
  type: (text: string) => void;
}

/** The query of the search page, kept the same in the field and in `q` of the address. */
export function useAddressQuery(field: RefObject<HTMLInputElement | null>): AddressQuery {
  const [state, setState] = useState({ query: '', pause: 0 });
  const former = useRef<string>(undefined);

  const take = (text: string, pause: number) => {
    const query = text.trim();
    former.current = query;
    setState({ query, pause });
    if (query !== readQuery()) writeQuery(query);
  };

  // After each render, since navigation may have changed the address.
  useEffect(() => {
    const query = readQuery();
    if (!field.current || query === former.current) return;
    const typedEarly = former.current === undefined && field.current.value;
    if (!typedEarly) field.current.value = query;
    take(field.current.value, 0);
  });

  return { ...state, type: (text) => take(text, PAUSE) };
}

function readQuery(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? '';
}

/** Replaces the query in the address and keeps all that is not the query, the state of the entry included. */
function writeQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
