import { stat } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';

/** How long the watcher tells no second change of a file, 50 ms, with some time for the event itself. */
const UNTOLD = 75;

/**
 * Tells of writes that came right after a change. The watcher leaves them out, although a file is often emptied first and
 * filled later: on a busy machine, what was read in between would stay.
 */
export function watchLateWrites(watcher: ViteDevServer['watcher'], isWritten: (path: string) => void): void {
  watcher.on('change', (path, told) => {
    setTimeout(async () => {
      // It may be gone by now.
      const now = await stat(path).catch(() => undefined);
      if (told && now && (now.mtimeMs !== told.mtimeMs || now.size !== told.size)) isWritten(path);
    }, UNTOLD);
  });
}
