import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { CONFIG_FILE } from '../config/config-file.ts';
import { importedFiles } from '../config/loading/imported-files.ts';
import { PROJECT_DIR } from '../files/folders.ts';
import { pathBelow } from '../files/path-below.ts';
import { startReading } from '../source/kept-texts.ts';
import { partOf } from './changed-part.ts';
import { watchLateWrites } from './late-writes.ts';
import type { DevSite, SiteChange } from './site.ts';
import { watchAnew } from './watch-anew.ts';

/** The parts that need to know about changes. */
export interface Followers {
  site: DevSite;
  /** Instructs the open pages. */
  tell(change: SiteChange): void;
  /**
   * A file of the engine has changed.
   *
   * @param isLoaded It is part of the code that makes the site's pages, not of the browser's alone.
   */
  engineChanged(path: string, isLoaded: boolean): void;
  /** The site was read again. */
  isRead(): void;
}

/** How long events of the file system are collected, in ms. */
const EVENTS_TOGETHER = 10;

/**
 * How long after the pages of a changed file the whole site is read, in ms: they ask for their data meanwhile, which on a busy
 * machine takes longer than usual, and reading would keep them waiting for seconds.
 */
const READING_AFTER = 400;

/** Follows the changes of a site's files and of the engine: pages of a file that was saved first, then all of the site. */
export function followChanges(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  siteDir: string,
  { site, tell, engineChanged, isRead }: Followers,
): void {
  watcher.add(siteDir);
  const watchImports = async () => {
    const imported = await importedFiles(join(siteDir, CONFIG_FILE));
    watcher.add([...imported].filter((path) => !pathBelow(siteDir, path)));
  };
  void watchImports();
  let waiting = false;
  let replaced = false;
  /** Files that were saved since the last call; empty for what needs a reading. */
  let changed = new Set<string>();
  let turn = 0;
  const follow = async () => {
    const startedAt = ++turn;
    const [path, ...others] = changed;
    waiting = false;
    changed = new Set();
    if (path && !others.length && (await site.remake(path))) {
      tell('content');
      await wait(READING_AFTER);
      // A newer change brings its own reading.
      if (startedAt !== turn) return;
    }
    startReading();
    const change = await site.read();
    isRead();
    void watchImports();
    if (!change) return;
    tell(replaced && change === 'content' ? 'frame' : change);
    // Pages with errors stay as they are.
    if (change !== 'errors') replaced = false;
  };
  const followSoon = () => {
    // A folder that is moved comes as many events: they are one change.
    if (!waiting) setTimeout(follow, EVENTS_TOGETHER);
    waiting = true;
  };
  const readSoon = () => {
    changed.add('');
    followSoon();
  };
  const noteOther = importWatch(siteDir, readSoon);
  const note = (event: string, path: string) => {
    const part = partOf(path, siteDir, PROJECT_DIR);
    if (path.startsWith(join(PROJECT_DIR, 'src/'))) engineChanged(path, part === 'engine');
    // Vite notices the change at the same time.
    if (part === 'pages') setTimeout(() => tell('frame'), EVENTS_TOGETHER);
    if (!part) noteOther(path);
    if (!part || part === 'pages') return;
    // A picture that was replaced is another one at the same URL.
    replaced ||= part === 'static' && event === 'change';
    const isSaved = part === 'site' && event === 'change';
    changed.add((isSaved && pathBelow(siteDir, path)) || '');
    followSoon();
  };
  watcher.on('all', note);
  watchLateWrites(watcher, (path) => note('change', path));
  watchAnew(watcher, siteDir, readSoon);
}

/**
 * Returns a function that takes changed files outside the site's own folders: those that the configuration imports concern the
 * site, wherever they are.
 */
function importWatch(siteDir: string, importChanged: () => void): (path: string) => void {
  let changed = new Set<string>();
  const compare = async () => {
    const paths = [...changed];
    changed = new Set();
    const imported = await importedFiles(join(siteDir, CONFIG_FILE));
    if (paths.some((path) => imported.has(path))) importChanged();
  };
  return (path) => {
    // A checkout changes many at once.
    if (!changed.size) setTimeout(compare, EVENTS_TOGETHER);
    changed.add(path);
  };
}
