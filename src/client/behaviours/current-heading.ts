import { distanceIntoView } from '../../shared/layout.ts';
import css from '../shell/layout.module.css';

/**
 * Marks the entry of the heading that the reader is at, in the table of contents next to a page. A list that is longer than
 * the window scrolls along.
 *
 * @returns a function that stops this.
 */
export function markCurrentHeading(content: HTMLElement): () => void {
  const list = content.querySelector<HTMLElement>(`.${css.beside}`);
  const entries = [...(list?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  if (!list || !entries.length) return () => {};
  let current: Element | undefined;
  let frame = 0;
  const update = () => {
    frame = 0;
    const entry = entryHere(entries);
    if (entry === current) return;
    const distance = entry && distanceIntoView(entry.getBoundingClientRect(), list.getBoundingClientRect());
    current?.removeAttribute('aria-current');
    entry?.setAttribute('aria-current', 'location');
    current = entry;
    if (distance) list.scrollTop += distance;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  // Also looks at the start, and when a filter, a tab or a closed block moves what is below it.
  const size = new ResizeObserver(schedule);
  size.observe(content);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

/** Returns the entry of the heading that the reader is at; at the end of the page, of the last one that is shown. */
function entryHere(entries: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const places = entries.flatMap((entry) => {
    const heading = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
    // A filter may have hidden it.
    return heading?.getClientRects().length ? { entry, top: heading.getBoundingClientRect().top } : [];
  });
  const tops = places.map(({ top }) => top);
  const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  const index = atEnd ? places.length - 1 : currentHeading(tops, Math.max(0, navbar), innerHeight / 2);
  return places[index]?.entry;
}

/**
 * Returns the index of the heading that the reader is at, -1 above the first one. `tops` are the distances of the
 * headings from the top of the window, `edge` is the navbar's lower edge and `middle` half the window's height.
 */
export function currentHeading(tops: number[], edge: number, middle: number): number {
  const next = tops.findIndex((top) => top >= edge);
  if (next < 0) return tops.length - 1;
  return (tops[next] ?? 0) < middle ? next : next - 1;
}
