/**
 * Keeps clicks on buttons of parts that do not listen yet, and repeats the last one when they do.
 * Links need nothing of it: navigation listens from the start.
 */

let kept: { part: string; target: HTMLElement } | undefined;

/** Parts of the page that become interactive one by one: `data-part` names them in the markup. */
const ready = new Set<string>();

/**
 * Starts to keep clicks. `data-part` on an element names the part that its buttons belong to; the others belong to
 * the shell. This listener is the last one of a click: by then React may have made the part interactive and have
 * handled the click itself. Buttons that submit a form work without script.
 */
export function replayClicks(): void {
  document.addEventListener('click', (event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null;
    const part = target?.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'shell';
    if (target && !ready.has(part)) kept = { part, target };
  });
}

/** Tells that a part listens from now on, also in `data-ready` of the root element; a click that was kept for it is repeated. */
export function partIsReady(part: string): void {
  ready.add(part);
  document.documentElement.dataset.ready = [...ready].join(' ');
  if (kept?.part !== part) return;
  const { target } = kept;
  kept = undefined;
  if (target.isConnected) target.click();
}
