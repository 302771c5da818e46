import { setFlagsFromString } from 'node:v8';

/** V8's option: percent of the living heap by which the heap grows until the next collection; 0 leaves it to V8. */
export const HEAP_GROWTH = '--heap-growing-percent';

/** V8's option: factor by which the space for new objects grows until it has its full size. */
export const YOUNG_GROWTH = '--semi-space-growth-factor';

/** Sets an option of V8; tests supply their own. */
type SetFlag = (flag: string) => void;

/**
 * Pages from which memory matters more than time. A smaller site needs less than 1 GB, no matter how its heap grows.
 */
const MANY_PAGES = 2000;

/** Pages from which the heap has to grow by less, to stay within 2 GB at 20,000. */
const VERY_MANY_PAGES = 10_000;

/**
 * Lets the space for new objects reach its full size in two steps. It starts with a megabyte, which a build fills every few
 * milliseconds, and each time it is collected.
 */
export function growYoung(setFlag: SetFlag = setFlagsFromString): void {
  setFlag(`${YOUNG_GROWTH}=8`);
}

/**
 * Keeps the heap small while the number of pages is unknown, at the price of more garbage collections. By itself, V8 lets
 * a heap of hundreds of megabytes grow to twice or three times what is alive in it.
 */
export function holdHeap(setFlag: SetFlag = setFlagsFromString): void {
  setGrowth(50, setFlag);
}

/** Adapts the growth of the heap to the number of pages; V8 decides it for a small site. */
export function adaptHeap(pages: number, setFlag: SetFlag = setFlagsFromString): void {
  if (pages < MANY_PAGES) setGrowth(0, setFlag);
  else if (pages >= VERY_MANY_PAGES) setGrowth(30, setFlag);
}

function setGrowth(percent: number, setFlag: SetFlag): void {
  setFlag(`${HEAP_GROWTH}=${percent}`);
}
