type Bar = typeof import('./progress-bar.lazy.ts').progressBar;

/** Milliseconds until the bar appears (CON-02). */
export const PROGRESS_DELAY = 200;

let bar: Promise<Bar | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

/** Shows the progress bar unless the navigation ends within 200 ms. */
export function startProgress(): void {
  stopTimer();
  bar ??= load();
  timer = setTimeout(() => {
    isDue = true;
    bar?.then((loaded) => isDue && loaded?.start());
  }, PROGRESS_DELAY);
}

/**
 * Keeps the bar from appearing, unless it is shown: all that the page needs has arrived. On a slow device, drawing the bar
 * would make the page appear later.
 */
export function skipProgress(): void {
  if (!isDue) stopTimer();
}

/** Completes the bar, or keeps it from appearing. */
export function stopProgress(): void {
  stopTimer();
  bar?.then((loaded) => isDue || loaded?.done());
}

function stopTimer(): void {
  clearTimeout(timer);
  isDue = false;
}

/** Loads the bar. If that fails, the navigation continues without one, and the next one tries again. */
function load(): Promise<Bar | undefined> {
  return import('./progress-bar.lazy.ts').then(
    ({ progressBar }) => progressBar,
    () => {
      bar = undefined;
      return undefined;
    },
  );
}
