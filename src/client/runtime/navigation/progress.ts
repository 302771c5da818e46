import { loadOnce } from '../loading/load-once.ts';

type Bar = typeof import('./progress-bar.lazy.ts').progressBar;

/** Milliseconds until the bar appears (CON-02). */
export const PROGRESS_DELAY = 200;

const bar = loadOnce(() => import('./progress-bar.lazy.ts'));
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

/** Shows the progress bar unless the navigation ends within 200 ms. */
export function startProgress(): void {
  stopTimer();
  bar.load().catch(() => {});
  timer = setTimeout(() => {
    isDue = true;
    withBar((loaded) => isDue && loaded.start());
  }, PROGRESS_DELAY);
}

/**
 * Keeps the bar from appearing, unless it is shown already, because everything the page needs has arrived: on a slow device,
 * drawing the bar would delay the page.
 */
export function skipProgress(): void {
  if (!isDue) stopTimer();
}

/** Completes the bar, or keeps it from appearing. */
export function stopProgress(): void {
  stopTimer();
  if (bar.isUnderWay()) withBar((loaded) => isDue || loaded.done());
}

function stopTimer(): void {
  clearTimeout(timer);
  isDue = false;
}

/** Calls `use` with the bar, which is loaded once. If that fails, the navigation continues without a bar. */
function withBar(use: (bar: Bar) => void): void {
  bar.load().then(
    ({ progressBar }) => use(progressBar),
    () => {},
  );
}
