/**
 * Keeps clicks on buttons of parts that do not listen yet, and repeats the last one when they do.
 * Links need nothing of it: navigation listens from the start.
 */

let kept: { part: string; target: HTMLElement; event: Event } | undefined;

/** Parts of the page that become interactive one by one: `data-part` names them in the markup. */
const ready = new Set<string>();

/**
 * Starts to keep clicks. `data-part` on an element names the part that its buttons belong to; the others belong to
 * the shell. Buttons that submit a form work without script.
 */
export function replayClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null;
      const part = target?.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'shell';
      if (target && !ready.has(part)) kept = { part, target, event };
    },
    { capture: true },
  );
}

/**
 * Tells that a part listens from now on, also in `data-ready` of the root element; a click that was kept for it is
 * repeated. A click that is still under way is not: React made the part ready because of it and handles it.
 */
export function partIsReady(part: string): void {
  ready.add(part);
  document.documentElement.dataset.ready = [...ready].join(' ');
  if (kept?.part !== part) return;
  const { target, event } = kept;
  kept = undefined;
  if (target.isConnected && event !== window.event) target.click();
}
