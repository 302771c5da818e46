/** The search dialog as it is in every page, without its panel: where its parts are, and what presses and keys mean. */
import { FIELD_LIMIT } from '../../shared/search/limits.ts';
import { isOpenShortcut, isSlash, type KeyPress } from '../runtime/shortcuts.ts';

const FRAME = 'dialog[data-search-frame]';

/** Returns the dialog of this document. */
export function findFrame(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(FRAME);
}

/** Selector of the buttons that open the search. */
export const SEARCH_BUTTON = '[data-search-open]';

/** Returns the field of the dialog. */
export function inputOf(frame: HTMLDialogElement): HTMLInputElement {
  return frame.querySelector('input') as HTMLInputElement;
}

/** Returns the part of the dialog that says why there is no panel. */
export function statusOf(frame: HTMLDialogElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-search-failed]');
}

/** Returns whether a point is on the backdrop of the open dialog, which belongs to the dialog. */
export function isOnBackdrop(target: EventTarget | null, x: number, y: number): boolean {
  return (
    target instanceof HTMLDialogElement &&
    target.matches(FRAME) &&
    isOutside(target.getBoundingClientRect(), x, y)
  );
}

/** Returns whether a point is outside a box. */
export function isOutside(
  { left, right, top, bottom }: Pick<DOMRect, 'bottom' | 'left' | 'right' | 'top'>,
  x: number,
  y: number,
): boolean {
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Returns what a key press does to the dialog; absent if nothing. A key that is held down keeps its action, so that the
 * browser does nothing else with it; the caller ignores the repetition.
 *
 * @param isFree Whether `/` opens the search: no field takes the key, and the reader has not switched it off.
 */
export function keyAction(
  event: KeyPress & Pick<KeyboardEvent, 'repeat'>,
  isOpen: boolean,
  isFree: () => boolean,
): 'close' | 'open' | undefined {
  if (isOpenShortcut(event)) return isOpen ? 'close' : 'open';
  return isSlash(event) && (event.repeat ? isOpen : !isOpen && isFree()) ? 'open' : undefined;
}

/**
 * Turns a selected text into a query. The limit never cuts a letter of two code units in half.
 *
 * @example
 * queryOf(' trace\n line ') // 'trace line'
 */
export function queryOf(selected: string): string {
  return selected
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, FIELD_LIMIT)
    .replace(/\p{Cs}$/u, '');
}
