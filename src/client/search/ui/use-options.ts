import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Id of the list that the field controls. */
export const LIST_ID = 'search-list';

/** Returns the id of the option at an index of the list. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}

interface OptionsInput {
  input: HTMLInputElement;
  /** The query of this render. */
  query: string;
  /** What the list shows: with other contents its first option is active. */
  contents: unknown;
  count: number;
  popup: 'listbox' | 'grid';
  /** The list is being replaced: Enter waits for the next one. */
  pending: boolean;
  /** Enter was pressed before there was a list, for the query of the first render. */
  entered: boolean;
  /** An option was opened in another tab. */
  onElsewhere: (index: number) => void;
  /** Handles other keys; returns whether it was one of them. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** What Enter was pressed for; the event has its modifiers. */
interface Awaited {
  query: string;
  event?: KeyboardEvent;
}

interface Options {
  active: number;
  setActive: (index: number) => void;
}

/**
 * Returns the field as a combobox: arrow keys move the active option, Enter follows its link, with the modifiers of the
 * key press. The focus stays in the field. See the ARIA Authoring Practices, "Combobox".
 */
export function useOptions({
  input,
  query,
  contents,
  count,
  popup,
  pending,
  entered,
  onElsewhere,
  onKey,
}: OptionsInput): Options {
  const [state, setState] = useState({ contents, active: 0 });
  if (state.contents !== contents) setState({ contents, active: 0 });
  /** The query that Enter was pressed for, until it is answered or another one is typed. */
  const [awaited, setAwaited] = useState<Awaited | undefined>(entered ? { query } : undefined);
  const active = Math.min(state.active, Math.max(count - 1, 0));

  const move = (step: number) => {
    const next = (active + step + count) % count;
    setState({ contents, active: next });
    const option = document.getElementById(optionId(next));
    option?.scrollIntoView({ block: 'nearest' });
    if (next === 0) scrollToTop();
  };
  const open = useEffectEvent((index: number, event?: KeyboardEvent) => {
    if (follow(index, event)) onElsewhere(index);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key that an input method has used says 229; in Safari, it may come after the composition.
    if (event.isComposing || event.keyCode === 229) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Enter') {
      if (pending || input.value !== query) setAwaited({ query: input.value, event });
      else if (count) open(active, event);
    } else if (isPlain && count && event.key === 'ArrowDown') move(1);
    else if (isPlain && count && event.key === 'ArrowUp') move(-1);
    else if (!onKey(event)) return;
    event.preventDefault();
  });
  // Before the paint: a reader may press a key as soon as there is something to see.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);

  useEffect(() => {
    if (!awaited || (awaited.query === query && pending)) return;
    setAwaited(undefined);
    // The dialog may have been closed meanwhile.
    if (query && awaited.query === query && count && input.closest('dialog[open]')) open(0, awaited.event);
  }, [input, awaited, query, pending, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are seen from their first row.
  useLayoutEffect(scrollToTop, [contents]);

  useListAttributes(input, { popup, count, active });

  return { active, setActive: (index) => setState({ contents, active: index }) };
}

/** Scrolls the list so far up that its first heading is in view too. */
function scrollToTop(): void {
  document.getElementById(LIST_ID)?.parentElement?.scrollTo(0, 0);
}

/** Tells assistive technology what list the field controls, and which option of it is active. */
function useListAttributes(
  input: HTMLInputElement,
  { popup, count, active }: Pick<OptionsInput, 'popup' | 'count'> & Pick<Options, 'active'>,
): void {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    input.setAttribute('aria-haspopup', popup);
    if (count) {
      input.setAttribute('aria-controls', LIST_ID);
      input.setAttribute('aria-activedescendant', optionId(active));
    } else {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    }
  }, [input, popup, count, active]);
}

/** Follows the link of an option; with a modifier in a new tab, as a click would. Returns whether it was a new tab. */
function follow(index: number, event?: KeyboardEvent): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a#${optionId(index)}, #${optionId(index)} a`);
  if (!link) return false;
  const elsewhere = event !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey);
  if (elsewhere) window.open(link.href, '_blank', 'noopener');
  else link.click();
  return elsewhere;
}
