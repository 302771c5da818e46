/** Longest wait, in milliseconds, for a moment in which the browser has nothing to do. */
const LONGEST_WAIT = 3000;

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
 * they have nothing to do, and call no more than 20 in a second. Where they know no tasks in the background, `work` waits
 * for an idle moment, for `patience` milliseconds at most.
 */
export function inBackground(work: () => void, patience?: number): void {
  if ('scheduler' in globalThis) scheduler.postTask(work, { priority: 'background' });
  else whenIdle(work, patience);
}
