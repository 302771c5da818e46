import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Returns the query in the dialog's field, which is outside this React root, and a function that sets it.
 *
 * @param onType Called with the query when the reader has changed it, before it is rendered.
 */
export function useField(
  input: HTMLInputElement,
  onType: (query: string) => void,
): [query: string, set: (query: string) => void] {
  const [query, setQuery] = useState(input.value);
  const onInput = useEffectEvent(() => {
    onType(input.value);
    setQuery(input.value);
  });
  useLayoutEffect(() => {
    const read = () => onInput();
    // What was typed between the first render and now.
    setQuery(input.value);
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  const set = useCallback(
    (text: string) => {
      input.value = text.slice(0, input.maxLength);
      input.focus();
      setQuery(input.value);
    },
    [input],
  );
  return [query, set];
}
