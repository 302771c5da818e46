import { delegate } from '../runtime/delegate.ts';
import type { OnceLoader } from '../runtime/loading/load-once.ts';
import { isOutdated } from '../runtime/loading/outdated.ts';
import { isSlashOn } from '../runtime/memory/slash-key.ts';
import { isReturning } from '../runtime/navigation/navigation.ts';
import { isEditable } from '../runtime/shortcuts.ts';
import type { PanelHandle } from '../search/ui/mount-panel.tsx';
import {
  findButton,
  findFrame,
  inputOf,
  isOnBackdrop,
  keyAction,
  queryOf,
  SEARCH_BUTTON,
  statusOf,
} from './search-frame.ts';

type Panels = OnceLoader<[frame: HTMLDialogElement], PanelHandle>;

/** Milliseconds without a panel after which the reader is told that it is loading. */
const NOTICEABLE = 300;

/**
 * Opens the search dialog and takes what is typed, from the first script on. Its panel is loaded when the reader is
 * likely to search: at the first hover, focus, touch or click of the button, or the first shortcut. Call it before
 * `replayClicks`, because clicks on the search are handled at once.
 */
export function listenToSearch(panels: Panels): void {
  /** Enter was pressed before the panel had loaded. */
  let entered = false;
  /** A press began on the backdrop: it has to end there too. */
  let pressedBackdrop = false;

  function onKey(event: KeyboardEvent): void {
    const frame = findFrame();
    if (!frame) return;
    const action = keyAction(event, frame.open, () => !isTyping(event, frame) && isSlashOn());
    // The panel brings what leads Tab around in the dialog.
    if (action || (event.key === 'Tab' && frame.open && frame.querySelector('[data-search-panel]:empty')))
      event.preventDefault();
    if (event.repeat) return;
    if (action === 'close') frame.close();
    else if (action) open(frame);
  }

  function onClick(event: MouseEvent): void {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const frame = findFrame();
    if (!frame) return;
    if (findButton(target)) {
      event.preventDefault();
      open(frame);
    } else if (
      target.closest('[data-search-cancel]') ||
      (pressedBackdrop && isOnBackdrop(target, clientX, clientY))
    ) {
      frame.close();
    } else if (target.closest('[data-search-clear]')) {
      clearField(inputOf(frame));
    } else return;
    event.stopImmediatePropagation();
  }

  /**
   * Leaves Enter to the panel, which decides what it opens. If the panel cannot be loaded, the form leads to the search page.
   */
  function onSubmit(event: SubmitEvent): void {
    const frame = findFrame();
    if (!frame?.contains(event.target as Node) || !panels.isUnderWay()) return;
    event.preventDefault();
    entered = inputOf(frame).value.trim() !== '';
  }

  /** Tries again to load the panel, after a failure, when the query changes. */
  function onInput({ target }: Event): void {
    const frame = findFrame();
    if (!frame?.contains(target as Node)) return;
    entered = false;
    if (!panels.isUnderWay()) fill(frame);
  }

  function open(frame: HTMLDialogElement): void {
    const input = inputOf(frame);
    const query = queryOf(String(getSelection()));
    entered = false;
    frame.showModal();
    input.value = query;
    input.focus();
    input.select();
    fill(frame);
  }

  /** Brings the panel into the dialog, for a new round of searching. */
  function fill(frame: HTMLDialogElement): void {
    loadPanel(frame, panels, (panel) => {
      if (frame.open) panel.begin(entered);
    });
  }

  function prepare(): void {
    const frame = findFrame();
    if (frame) panels.load(frame).catch(() => {});
  }

  addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit);
  document.addEventListener('input', onInput);
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    pressedBackdrop = isOnBackdrop(target, clientX, clientY);
  });
  delegate(['mouseover', 'focusin', 'touchstart'], SEARCH_BUTTON, prepare);
  // Back leaves the page that the dialog was opened on.
  addEventListener('popstate', () => isReturning() || findFrame()?.close());
}

/** Empties the field, for whoever listens to it too. */
function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Loads the panel of a dialog. Its status tells the reader when that takes long, and when it has failed. */
function loadPanel(frame: HTMLDialogElement, panels: Panels, onLoad: (panel: PanelHandle) => void): void {
  const status = statusOf(frame);
  const { searchFailed, outdated, help, loading = '' } = status?.dataset ?? {};
  const tell = (text: string) => {
    if (status) status.textContent = text;
  };
  tell('');
  const wait = setTimeout(tell, NOTICEABLE, loading);
  panels.load(frame).then(
    (panel) => {
      clearTimeout(wait);
      tell('');
      onLoad(panel);
    },
    async (error) => {
      clearTimeout(wait);
      console.warn('The search could not be loaded.', error);
      if (panels.isUnderWay()) return;
      tell(`${searchFailed}\n${help}`);
      // The files of an earlier build may be gone: the form leads to the search page of the current one.
      if ((await isOutdated()) && !panels.isUnderWay()) tell(`${searchFailed}\n${outdated}`);
    },
  );
}

/** Returns whether a key goes into a field of the page; the closed dialog's own may keep the focus for a moment. */
function isTyping(event: KeyboardEvent, closed: HTMLElement): boolean {
  const [target] = event.composedPath();
  return isEditable(target) && !closed.contains(target as Element);
}
