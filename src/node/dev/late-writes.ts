import { stat } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';

/** How long the watcher reports no second change of a file: 50 ms, plus some time for the event itself. */
const UNTOLD = 75;

/**
 * Reports writes right after a change. The watcher skips them, although programs often empty a file first and fill it
 * later: on a busy machine, the content that was read in between would stay.
 */
export function watchLateWrites(watcher: ViteDevServer['watcher'], isWritten: (path: string) => void): void {
  watcher.on('change', (path, told) => {
    setTimeout(async () => {
      // The file may be gone by now.
      const now = await stat(path).catch(() => undefined);
      if (told && now && (now.mtimeMs !== told.mtimeMs || now.size !== told.size)) isWritten(path);
    }, UNTOLD);
  });
}
