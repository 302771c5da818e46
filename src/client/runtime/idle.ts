/** Longest wait, in milliseconds, for a moment in which the browser has nothing to do. */
const LONGEST_WAIT = 3000;

/** Resolves when the browser has painted all changes made so far. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Calls `work` when the browser is idle, and after three seconds at the latest. */
export function whenIdle(work: (idle?: IdleDeadline) => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else setTimeout(work);
}
