import { setFlagsFromString } from 'node:v8';

/** V8's option: percent of the living heap by which the heap grows until the next collection; 0 leaves it to V8. */
export const HEAP_GROWTH = '--heap-growing-percent';

/** Pages from which memory matters more than time. A smaller site needs less than 1 GB, however its heap grows. */
const MANY_PAGES = 2000;

/**
 * Keeps the heap small while the number of pages is unknown, at the price of more garbage collections. By itself, V8 lets
 * a heap of hundreds of megabytes grow to twice or three times what is alive in it.
 */
export function holdHeap(): void {
  setFlagsFromString(`${HEAP_GROWTH}=50`);
}

/** Leaves the heap to V8 again, unless the site is large. */
export function releaseHeap(pages: number): void {
  if (pages < MANY_PAGES) setFlagsFromString(`${HEAP_GROWTH}=0`);
}
