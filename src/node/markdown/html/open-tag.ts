import type { Point } from '../../diagnostics/point.ts';

/** An element that is still open, and where it was opened. */
export interface OpenTag {
  name: string;
  point: Point;
  /** It is not allowed, and was reported. */
  isRefused?: true;
  /** Something is in it. */
  isFilled?: true;
  /** Of `<details>`: its summary was there. */
  hasSummary?: true;
}
