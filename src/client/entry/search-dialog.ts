import type { OnceLoader } from '../runtime/loading/load-once.ts';
import { isOutdated } from '../runtime/loading/outdated.ts';
import type { PanelHandle } from '../search/ui/mount-panel.tsx';
import { inputOf, queryOf, statusOf } from './search-frame.ts';

/** What loads the panel into the frame of the dialog. */
export type Panels = OnceLoader<[frame: HTMLDialogElement], PanelHandle>;

/** The search dialog, before and after its panel has loaded. */
export interface SearchDialog {
  /** Loads the panel, because the reader is likely to search. */
  prepare(frame: HTMLDialogElement): void;
  /** Opens the dialog for a new query: the selected text. */
  open(frame: HTMLDialogElement): void;
  /** Notes a change of the query. After a failure, it tries again to load the panel. */
  change(frame: HTMLDialogElement): void;
  /**
   * Leaves Enter to the panel, which decides what it opens; returns false if the panel cannot be loaded, so that the form
   * leads to the search page.
   */
  enter(frame: HTMLDialogElement): boolean;
}

/** Milliseconds without a panel after which the dialog says that it is loading. */
const NOTICEABLE = 300;

/** Creates the controller of the dialog, which opens it, handles typing, and loads the panel. */
export function createSearchDialog(panels: Panels): SearchDialog {
  /** Enter was pressed before the panel had loaded. */
  let entered = false;

  /** Brings the panel into the dialog, for a new round of searching. */
  function fill(frame: HTMLDialogElement): void {
    loadWithStatus(frame, panels, (panel) => {
      if (frame.open) panel.begin(entered);
    });
  }

  return {
    prepare(frame) {
      panels.load(frame).catch(() => {});
    },
    open(frame) {
      const input = inputOf(frame);
      const query = queryOf(String(getSelection()));
      entered = false;
      frame.showModal();
      input.value = query;
      input.focus();
      input.select();
      fill(frame);
    },
    change(frame) {
      entered = false;
      if (!panels.isUnderWay()) fill(frame);
    },
    enter(frame) {
      if (!panels.isUnderWay()) return false;
      entered = inputOf(frame).value.trim() !== '';
      return true;
    },
  };
}

/** Loads the panel of a dialog. Its status tells the reader when that takes long, and when it has failed. */
function loadWithStatus(
  frame: HTMLDialogElement,
  panels: Panels,
  onLoad: (panel: PanelHandle) => void,
): void {
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
