import type { PanelHandle } from '../search/ui/mount.tsx';

/** Loads the list of the search dialog, once for each dialog. After a failure the next call tries again. */
export interface PanelLoader<Frame> {
  load(frame: Frame): Promise<PanelHandle>;
  /** Returns whether a list is there, or on its way. */
  isUnderWay(): boolean;
}

/**
 * Creates a loader of lists.
 *
 * @param mount Puts the list into a dialog.
 */
export function createPanelLoader<Frame>(mount: (frame: Frame) => Promise<PanelHandle>): PanelLoader<Frame> {
  let panel: { frame: Frame; handle: Promise<PanelHandle> } | undefined;
  return {
    isUnderWay: () => panel !== undefined,
    load(frame) {
      // React may have rendered the dialog anew: the list in the former one is of no use.
      if (panel?.frame === frame) return panel.handle;
      const own = { frame, handle: mount(frame) };
      panel = own;
      own.handle.catch(() => {
        if (panel === own) panel = undefined;
      });
      return own.handle;
    },
  };
}
