import type { Code } from 'mdast';
import type { Problem } from '../../diagnostics/problem.ts';
import { report } from '../report.ts';
import { locate, type MarkdownSource } from '../source.ts';

/** Returns whether a fence without a language follows from a mistake above: it was meant to end a block that was reported. */
export function followsInner({ lang, value }: Code, { reported }: MarkdownSource): boolean {
  return !lang && (reported.has('left item') || (!value && reported.has('inner fence')));
}

/**
 * Reports a code block that contains the first line of another one: its own end was forgotten, so that the end of the other
 * one closes it. Returns whether it does.
 */
export function checkInnerFence(node: Code, source: MarkdownSource, problems: Problem[]): boolean {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const [fence = ''] = /^(?:`+|~+)/.exec((source.lines[line - 1] ?? '').slice(column - 1)) ?? [];
  const opening = new RegExp(`^ {0,3}${fence}${fence[0]}*[ \\t]*[A-Za-z]`);
  const index = node.value.split('\n').findIndex((codeLine) => opening.test(codeLine));
  if (index < 0) return false;
  if (followsInner(node, source)) return true;
  const inner = locate(source, { line: line + 1 + index, column: 1 }).line;
  source.reported.add('inner fence');
  report(
    { source, problems },
    node,
    `The code block is not closed before another one starts on line ${inner}.`,
    `Add a line \` ${fence} \` where it ends. A block that shows fences needs a longer one: \` ${fence}${fence[0]} \`.`,
  );
  return true;
}
