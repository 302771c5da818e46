import { useEffect, useState } from 'react';

/** The query in the dialog's field, which is not this root's: typed, or set from here. */
export function useField(input: HTMLInputElement): [query: string, set: (query: string) => void] {
  const [query, setQuery] = useState(input.value);
  useEffect(() => {
    const read = () => setQuery(input.value);
    // What was typed between the first render and now.
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  const set = (text: string) => {
    input.value = text.slice(0, input.maxLength);
    input.focus();
    setQuery(input.value);
  };
  return [query, set];
}
