import { delegate } from '../runtime/delegate.ts';
import { isSlashOn } from '../runtime/memory/slash-key.ts';
import { isReturning } from '../runtime/navigation/navigation.ts';
import { isEditable } from '../runtime/shortcuts.ts';
import { createSearchDialog, type Panels, type SearchDialog } from './search-dialog.ts';
import { findFrame, inputOf, isOnBackdrop, keyAction, SEARCH_BUTTON } from './search-frame.ts';

/**
 * Opens the search dialog and handles typing from the first script on. Its panel is loaded when the reader is likely to
 * search: at the first hover, focus, touch or click of the button, or the first shortcut. Call it before `replayClicks`,
 * because clicks on the search are handled at once.
 */
export function listenToSearch(panels: Panels): void {
  const dialog = createSearchDialog(panels);
  addEventListener('keydown', (event) => onKey(event, dialog), { capture: true });
  listenToPresses(dialog);
  document.addEventListener('submit', (event) => {
    const frame = findFrame();
    if (frame?.contains(event.target as Node) && dialog.enter(frame)) event.preventDefault();
  });
  document.addEventListener('input', ({ target }) => {
    const frame = findFrame();
    if (frame?.contains(target as Node)) dialog.change(frame);
  });
  delegate(['mouseover', 'focusin', 'touchstart'], SEARCH_BUTTON, () => {
    const frame = findFrame();
    if (frame) dialog.prepare(frame);
  });
  // Back leaves the page that the dialog was opened on.
  addEventListener('popstate', () => isReturning() || findFrame()?.close());
}

function onKey(event: KeyboardEvent, dialog: SearchDialog): void {
  const frame = findFrame();
  if (!frame) return;
  const action = keyAction(event, frame.open, () => !isTyping(event, frame) && isSlashOn());
  // The panel brings what leads Tab around in the dialog.
  if (action || (event.key === 'Tab' && frame.open && frame.querySelector('[data-search-panel]:empty')))
    event.preventDefault();
  if (event.repeat) return;
  if (action === 'close') frame.close();
  else if (action) dialog.open(frame);
}

/** Listens to the buttons of the search, and to the backdrop of its dialog. */
function listenToPresses(dialog: SearchDialog): void {
  /** A press began on the backdrop: it has to end there too. */
  let pressedBackdrop = false;
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    pressedBackdrop = isOnBackdrop(target, clientX, clientY);
  });
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const frame = findFrame();
    if (!frame) return;
    if (target.closest(SEARCH_BUTTON)) {
      event.preventDefault();
      dialog.open(frame);
    } else if (
      target.closest('[data-search-cancel]') ||
      (pressedBackdrop && isOnBackdrop(target, clientX, clientY))
    ) {
      frame.close();
    } else if (target.closest('[data-search-clear]')) {
      clearField(inputOf(frame));
    } else return;
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** Empties the field, for whoever listens to it too. */
function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Returns whether a key goes into a field of the page; the closed dialog's own may keep the focus for a moment. */
function isTyping(event: KeyboardEvent, closed: HTMLElement): boolean {
  const [target] = event.composedPath();
  return isEditable(target) && !closed.contains(target as Element);
}
