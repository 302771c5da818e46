import type { Position } from '../model.ts';
import { quotePosition, type Report } from '../report.ts';

/** Reports what is defined a second time, with the place of the first. */
export function reportTwice(what: string, position: Position, before: Position, report: Report): void {
  report.error(
    position,
    `${what} is defined twice; the first is at ${quotePosition(before)}.`,
    'Remove or rename one of the two.',
  );
}
