import type { PanelHandle } from '../search/ui/mount.tsx';

/** Loads the panel of the search dialog, once. After a failure the next call tries again. */
export interface PanelLoader<Frame> {
  load(frame: Frame): Promise<PanelHandle>;
  /** Returns whether the panel has loaded or is loading. */
  isUnderWay(): boolean;
}

/**
 * Creates the loader of the panel.
 *
 * @param mount Puts the panel into the dialog.
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
