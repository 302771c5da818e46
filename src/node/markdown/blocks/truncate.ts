import type { Html, Nodes } from 'mdast';
import { locate } from '../source.ts';
import type { Task } from '../task.ts';

/** Returns whether HTML is nothing but the marker that ends the excerpt of an article. */
export function isTruncateMarker(html: string): boolean {
  return /^\s*<!--\s*truncate\s*-->\s*$/.test(html);
}

/** Reports a second marker for the end of the excerpt, and one with nothing before it, among the nodes of the text so far. */
export function checkMarker(marker: Html, before: Nodes[], { source, problems }: Task): void {
  const at = locate(source, marker.position?.start);
  if (before.some((sibling) => sibling.type === 'html' && sibling.data?.truncate)) {
    const message = '`<!-- truncate -->` is written twice; the excerpt ends at the first one.';
    problems.push({ severity: 'warning', ...at, message, fix: 'Remove one of the two.' });
  } else if (before.every(({ type }) => type === 'html' || type === 'heading')) {
    const message = 'Nothing is before `<!-- truncate -->`, so lists show no excerpt.';
    const fix = 'Move it below the text that lists should show, or remove it.';
    problems.push({ severity: 'warning', ...at, message, fix });
  }
}
