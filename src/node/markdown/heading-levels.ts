import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../diagnostics/problem.ts';
import { locate, type MarkdownSource } from './source.ts';

/**
 * Reports headings that are more than one level below the one before: who moves from heading to heading looks for the
 * section between (WCAG 2.2, technique G141). The title of the page is level 1.
 */
export function checkHeadingLevels(root: Root, source: MarkdownSource, problems: Problem[]): void {
  let former = 1;
  visit(root, 'heading', ({ depth, position }) => {
    const expected = former + 1;
    former = depth;
    if (depth <= expected) return;
    problems.push({
      severity: 'warning',
      ...locate(source, position?.start),
      message: `The heading has level ${depth}, but the one before has level ${expected - 1}.`,
      fix: `Write \`${'#'.repeat(expected)}\` instead of \`${'#'.repeat(depth)}\`, or add the heading between.`,
    });
  });
}
