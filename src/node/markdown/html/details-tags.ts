import type { OpenTag } from './open-tag.ts';

/** Reports a mistake at a place: what is wrong, and what to change. */
type Report = (tag: OpenTag, message: string, fix: string) => void;

const FIX = 'Write `<summary>Words</summary>` right below `<details>`, once.';

/** Notes that something is in the element that was opened last. */
export function noteContent(open: OpenTag[]): void {
  const last = open.findLast((opened) => !opened.isRefused);
  if (last) last.isFilled = true;
}

/** Checks the place of a `<summary>`: only the first thing in `<details>` becomes what unfolds it. */
export function checkSummary(tag: OpenTag, open: OpenTag[], report: Report): void {
  const around = open.findLast((opened) => !opened.isRefused);
  if (around?.name !== 'details') report(tag, '`<summary>` is outside `<details>`.', FIX);
  else if (around.hasSummary) report(tag, '`<details>` has two summaries.', FIX);
  else if (around.isFilled) report(tag, '`<summary>` is below other content of `<details>`.', FIX);
  if (around) around.hasSummary = true;
}

/** Checks a `<details>` or `<summary>` that ends: without words, readers would not know what it hides. */
export function checkEnd(tag: OpenTag, report: Report): void {
  if (tag.name === 'details' && !tag.hasSummary) report(tag, '`<details>` has no summary.', FIX);
  if (tag.name === 'summary' && !tag.isFilled)
    report(tag, '`<summary>` is empty.', 'Write what the block hides between its tags.');
}
