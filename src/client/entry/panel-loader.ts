import type { PanelHandle } from '../search/ui/mount.tsx';

/** Loads the list of the search dialog, once. After a failure the next call tries again. */
export interface PanelLoader<Frame> {
  load(frame: Frame): Promise<PanelHandle>;
  /** Returns whether the list is there, or on its way. */
  isUnderWay(): boolean;
}

/**
 * Creates the loader of the list.
 *
 * @param mount Puts the list into the dialog.
 */
export function createPanelLoader<Frame>(mount: (frame: Frame) => Promise<PanelHandle>): PanelLoader<Frame> {
  let panel: Promise<PanelHandle> | undefined;
  return {
    isUnderWay: () => panel !== undefined,
    load(frame) {
      panel ??= mount(frame).catch((error: unknown) => {
        panel = undefined;
        throw error;
      });
      return panel;
    },
  };
}
