import { whenIdle } from './idle.ts';

/**
 * Events from a reader who is about to use the page. A pointer that rests while a page loads below it does not count,
 * nor does scrolling by the browser. Assistive technology sends `click` alone.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** Signs that another event will follow at once. */
const BEFORE = /^(?:focusin|keydown|pointerdown|touchstart)$/;

/** Returns whether an event is the first key of a shortcut: the second one will say what the reader wants. */
function isFirstOfShortcut(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(?:Alt|Control|Meta|Shift)$/.test(event.key);
}

/** Calls `begin` once, at the first sign of life. */
export function onSignOfLife(begin: () => void): void {
  const end = new AbortController();
  const { signal } = end;
  const act = (event: Event) => {
    if (isFirstOfShortcut(event) || isBrowsersOwn(event)) return;
    end.abort();
    // A key or a touch may open the search, which must take letters before anything else happens.
    if (BEFORE.test(event.type)) whenIdle(begin);
    else begin();
  };
  for (const type of SIGNS) addEventListener(type, act, { capture: true, passive: true, signal });
  // Before `load`, the browser scrolls to a heading or to where the reader was. Scrolling a sidebar does not bubble.
  afterLoad(() => {
    addEventListener('scroll', act, { passive: true, signal });
    addEventListener('scroll', () => (farthest = Math.max(farthest, scrollY)), { passive: true });
  });
}

let farthest = 0;

/** Returns how far down the reader has scrolled this document, for what follows the scrolling but loads later. */
export function farthestScroll(): number {
  return farthest;
}

/**
 * Returns whether an event is a move to the very corner: Chromium sends one after some layouts while it knows no
 * pointer. A reader whose pointer gets there has moved it elsewhere before.
 */
function isBrowsersOwn(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.clientX && !event.clientY;
}

/** Milliseconds in view, from `load` on, after which a reader is expected to stay and click. */
const READING_TIME = 4000;

/**
 * Calls `begin` once, when a loaded page has been in view for some seconds without a break and the browser is idle. A
 * page in a background tab, or one that is prerendered, waits until it is seen.
 */
export function onReading(begin: () => void): void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      end.abort();
      whenIdle(begin);
    }, READING_TIME);
  };
  afterLoad(() => {
    watch();
    document.addEventListener('visibilitychange', watch, { signal: end.signal });
  });
}

/** Calls `work` when the document has loaded, or at once if it already has. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}
