import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * How long the file system has to be quiet after a watched folder has disappeared, in ms: a copy may be about to
 * replace it.
 */
const QUIET = 100;

/** How often to look for the site's folder while it is missing, in ms. */
const LOOK = 500;

/**
 * Watches folders anew that were deleted and made again at once, as a checkout of another state may do. The watcher
 * compares names: to it, such a folder has not changed, while what it watches no longer exists. The site's own folder may
 * stay away for longer: nothing above it is watched.
 *
 * @param siteDir The site's folder.
 * @param isWatchedAnew Called afterwards, because nothing reported what was added to the folders meanwhile.
 */
export function watchAnew(
  watcher: ViteDevServer['watcher'],
  siteDir: string,
  isWatchedAnew: () => void,
): void {
  const gone = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    const folders = [...gone].filter(isFolder);
    const isSiteAway = gone.has(siteDir) && !folders.includes(siteDir);
    gone.clear();
    if (isSiteAway) {
      gone.add(siteDir);
      timer = setTimeout(watch, LOOK);
    }
    if (!folders.length) return;
    watcher.unwatch(folders);
    watcher.add(folders);
    isWatchedAnew();
  };
  watcher.on('raw', (event, name, { watchedPath }: { watchedPath?: string }) => {
    // A deleted or moved file reports its own name.
    if (watchedPath && event === 'rename' && name === basename(watchedPath)) gone.add(watchedPath);
    if (!gone.size) return;
    clearTimeout(timer);
    timer = setTimeout(watch, QUIET);
  });
}

/** A path that cannot be inspected is not a folder to watch. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
