/**
 * Opens the search dialog and takes what is typed, from the first script on. What fills the dialog is asked for when
 * the reader is likely to search: at the first hover, focus, touch or click of the button, or the first shortcut.
 */

import type { SiteView } from '../../shared/site.ts';
import { isOutdated } from '../runtime/outdated.ts';
import { within } from '../runtime/patience.ts';
import { isEditable, isOpenShortcut, isSlash } from '../runtime/shortcuts.ts';
import { isSlashOn } from '../runtime/slash-key.ts';
import type { PanelHandle } from '../search/ui/mount.tsx';

const FRAME = 'dialog[data-search-frame]';
const BUTTON = '[data-search-open]';
/** Letters of a selection that become the query. */
const SELECTION_LIMIT = 64;
/** Milliseconds without a list after which the reader is told that it is on its way. */
const NOTICEABLE = 300;

/** The list, and the frame that it is in. */
let panel: { frame: HTMLDialogElement; handle: Promise<PanelHandle> } | undefined;
let site: () => Promise<SiteView>;
/** Enter was pressed before the list was there. */
let entered = false;
/** A press began beside the dialog: it has to end there too. */
let pressedBeside = false;

/**
 * Starts to listen. To be called before clicks are kept for later, because these are handled at once.
 *
 * @param loadSite Gives the shell's view of the site, with its texts set.
 */
export function startSearch(loadSite: () => Promise<SiteView>): void {
  site = loadSite;
  addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit);
  document.addEventListener('input', onInput);
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    pressedBeside = isBeside(target, clientX, clientY);
  });
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => findButton(target) && prepare(), { passive: true });
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat) return;
  const frame = findFrame();
  if (!frame) return;
  if (isOpenShortcut(event)) {
    event.preventDefault();
    if (frame.open) frame.close();
    else openSearch(frame);
  } else if (!frame.open && isSlash(event) && !isTyping(event, frame) && isSlashOn()) {
    event.preventDefault();
    openSearch(frame);
  }
}

/** A field of the dialog may keep the focus for a moment after the dialog has closed. */
function isTyping(event: KeyboardEvent, closed: HTMLElement): boolean {
  const [target] = event.composedPath();
  return isEditable(target) && !closed.contains(target as Element);
}

function onClick(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element)) return;
  const frame = findFrame();
  if (!frame) return;
  if (findButton(target)) {
    event.preventDefault();
    openSearch(frame);
  } else if (
    target.closest('[data-search-cancel]') ||
    (pressedBeside && isBeside(target, clientX, clientY))
  ) {
    frame.close();
  } else if (target.closest('[data-search-clear]')) {
    const input = inputOf(frame);
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  } else return;
  event.stopImmediatePropagation();
}

/** Enter: the list decides what it opens. Where the list cannot be had, the form leads to the search page. */
function onSubmit(event: SubmitEvent): void {
  const frame = findFrame();
  if (!frame?.contains(event.target as Node)) return;
  if (!panel) return;
  event.preventDefault();
  entered = inputOf(frame).value.trim() !== '';
}

/** A list that could not be loaded is asked for again when the query changes. */
function onInput({ target }: Event): void {
  const frame = findFrame();
  if (!frame?.contains(target as Node)) return;
  entered = false;
  if (!panel) fill(frame);
}

function openSearch(frame: HTMLDialogElement): void {
  const input = inputOf(frame);
  const selected = String(getSelection()).replaceAll(/\s+/g, ' ').trim();
  entered = false;
  frame.showModal();
  input.value = selected.slice(0, SELECTION_LIMIT);
  input.focus();
  input.select();
  fill(frame);
}

/**
 * Goes on where the reader was, after the app has rendered the whole page anew, the frame of the dialog included.
 *
 * @param former The frame that the document came with.
 */
export function moveSearch(former: HTMLDialogElement | null): void {
  const frame = findFrame();
  if (!frame || frame === former || !former?.open) return;
  const { value, selectionStart, selectionEnd } = inputOf(former);
  frame.showModal();
  const input = inputOf(frame);
  input.value = value;
  input.focus();
  input.setSelectionRange(selectionStart, selectionEnd);
  fill(frame);
}

/** Brings the list into the dialog, for a new round of searching. */
function fill(frame: HTMLDialogElement): void {
  const place = failureOf(frame);
  const { searchFailed, outdated, help, loading = '' } = place?.dataset ?? {};
  const tell = (text: string) => {
    if (place) place.textContent = text;
  };
  tell('');
  const wait = setTimeout(tell, NOTICEABLE, loading);
  load(frame).then(
    (handle) => {
      clearTimeout(wait);
      tell('');
      if (frame.open) handle.begin(entered);
    },
    async (error) => {
      clearTimeout(wait);
      console.warn('The search could not be loaded.', error);
      if (panel) return;
      tell(`${searchFailed}\n${help}`);
      // The files of an earlier build may be gone: the form leads to the search page of the present one.
      if ((await isOutdated()) && !panel) tell(`${searchFailed}\n${outdated}`);
    },
  );
}

/** Asks for the code, and beside it for the index. */
function prepare(): void {
  const frame = findFrame();
  if (frame) load(frame).catch(() => {});
}

function load(frame: HTMLDialogElement): Promise<PanelHandle> {
  if (panel?.frame === frame) return panel.handle;
  preloadIndex();
  const parts = Promise.all([import('../search/ui/mount.tsx'), site()]);
  const handle = within(parts).then(([module, view]) => module.mountPanel(frame, view));
  const own = { frame, handle };
  panel = own;
  handle.catch(() => {
    if (panel === own) panel = undefined;
  });
  return handle;
}

/**
 * The embedded index and its worker travel beside the app, which they do not need. A page that names no index has
 * another engine; docs with several versions may need more than this file, which the list decides.
 */
function preloadIndex(): void {
  const { search, version } = document.documentElement.dataset;
  if (!search || version) return;
  import('../search/client.ts').then(
    ({ embeddedSearch }) => embeddedSearch().preload?.({}),
    () => {},
  );
}

/** The frame of the dialog in this document. */
export function findFrame(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(FRAME);
}

function findButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BUTTON) : null;
}

function inputOf(frame: HTMLDialogElement): HTMLInputElement {
  return frame.querySelector('input') as HTMLInputElement;
}

function failureOf(frame: HTMLDialogElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-search-failed]');
}

/** Whether a point is on the area around the open dialog, which is the dialog's too. */
function isBeside(target: EventTarget | null, x: number, y: number): boolean {
  if (!(target instanceof HTMLDialogElement) || !target.matches(FRAME)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
