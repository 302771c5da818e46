/** Longest wait, in milliseconds, for a moment in which the browser has nothing to do. */
const LONGEST_WAIT = 3000;

/** A break between two pieces of work in the background, in milliseconds. */
const BREAK = 50;

/** Resolves when the browser has painted all changes made so far. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Calls `work` when the browser is idle, and after `patience` milliseconds at the latest. */
export function whenIdle(work: (idle?: IdleDeadline) => void, patience = LONGEST_WAIT): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}

/**
 * Calls `work` as soon as no key, frame or other task waits. Browsers may keep idle callbacks waiting for seconds although
 * they have nothing to do, and call no more than 20 in a second. In browsers without such tasks, `work` waits for an idle
 * moment, at most `patience` milliseconds; in those without idle callbacks, it waits just long enough for keys and frames to
 * get their turn.
 */
export function inBackground(work: () => void, patience: number): void {
  // An element with this id, such as a heading, has the same name.
  if ('scheduler' in globalThis && 'postTask' in scheduler)
    scheduler.postTask(work, { priority: 'background' });
  else if ('requestIdleCallback' in globalThis) whenIdle(work, patience);
  else setTimeout(work, BREAK);
}
