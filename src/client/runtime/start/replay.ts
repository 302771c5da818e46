/**
 * Keeps clicks on buttons in parts of the page that do not listen yet, and repeats them once they do: one for each button,
 * because readers press again when nothing happens. Links do not need this, because navigation listens from the start; those
 * that open a menu by keyboard or touch are the exception.
 */

type ClickTarget = Pick<HTMLElement, 'click' | 'isConnected'>;

/** A click that may have come too early. */
interface Click {
  /** Part of the page that the button belongs to. */
  part: string;
  target: ClickTarget;
  event: Event;
}

/** Keeps the last click on each button of parts that do not listen yet. */
interface ClickKeeper {
  /** Keeps a click, unless its part listens already, and returns whether it is kept. */
  keep(click: Click): boolean;
  /**
   * Notes that a part listens from now on, and repeats the clicks that were kept for it. A click that is still being
   * dispatched is not repeated: React made the part ready because of it, and handles it.
   *
   * @param current The event that is being dispatched.
   * @returns all parts that listen.
   */
  makeReady(part: string, current: Event | undefined): string[];
}

/** Creates a keeper of clicks for a page on which no part listens yet. */
export function createClickKeeper(): ClickKeeper {
  const ready = new Set<string>();
  const kept = new Map<ClickTarget, Click>();
  return {
    keep(click) {
      const early = !ready.has(click.part);
      if (early) kept.set(click.target, click);
      return early;
    },
    makeReady(part, current) {
      ready.add(part);
      for (const [target, click] of kept) {
        if (click.part !== part) continue;
        kept.delete(target);
        if (target.isConnected && click.event !== current) target.click();
      }
      return [...ready];
    },
  };
}

const clicks = createClickKeeper();

/**
 * Starts to keep clicks. `data-part` on an element names the part that its buttons belong to; all others belong to the
 * shell. Buttons of other types need no app: they submit a form, or the first script listens to them. Arrow keys on a tab
 * count as clicks, too.
 */
export function replayClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('#app :is(button[type="button"],a[aria-expanded])')
          : null;
      const isLink = target?.matches('a');
      if (isLink && (event as PointerEvent).pointerType === 'mouse') return;
      if (target && clicks.keep({ part: partOf(target), target, event }) && isLink) event.preventDefault();
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
      if (!tab || !/^Arrow/.test(event.key)) return;
      // An earlier key may have moved the focus by then.
      const click = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      clicks.keep({ part: partOf(tab), target: { click, isConnected: true }, event });
    },
    { capture: true },
  );
}

function partOf(element: Element): string {
  return element.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'shell';
}

/** Marks a part as listening, also in `data-ready` of the root element, and repeats the clicks that were kept for it. */
export function partIsReady(part: string): void {
  document.documentElement.dataset.ready = clicks.makeReady(part, window.event).join(' ');
}
