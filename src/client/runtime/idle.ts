/** Longest wait, in milliseconds, for a moment in which the browser has nothing to do. */
const LONGEST_WAIT = 3000;

/** Does something when the browser has nothing else to do, and in any case after some seconds. */
export function whenIdle(work: (idle?: IdleDeadline) => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else setTimeout(work);
}
