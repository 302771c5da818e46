import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Returns the query in the dialog's field, which is not this root's: typed, or set from here.
 *
 * @param onType Called when the reader has changed it.
 */
export function useField(
  input: HTMLInputElement,
  onType: () => void,
): [query: string, set: (query: string) => void] {
  const [query, setQuery] = useState(input.value);
  const onInput = useEffectEvent(() => {
    setQuery(input.value);
    onType();
  });
  useLayoutEffect(() => {
    const read = () => onInput();
    // What was typed between the first render and now.
    setQuery(input.value);
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
