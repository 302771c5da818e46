import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../diagnostics/problem.ts';
import { report } from '../report.ts';
import { isReportedAt, locate, type MarkdownSource } from '../source.ts';
import type { Task } from '../task.ts';
import { ADMONITIONS } from './admonition.ts';
import { BLOCK_NAMES } from './directive.ts';

/**
 * Returns whether a block has the line of colons that ends it, and reports one that has not. If a line in it was most likely
 * meant as its end, that line is reported instead. This comes before the check of the content, which would report the line
 * again. A block within it that ends only where this one does is reported, too.
 */
export function checkClosed(
  node: ContainerDirective,
  task: Pick<Task, 'source' | 'problems' | 'unopened'>,
): boolean {
  const { source, problems, unopened } = task;
  const { start, end } = node.position ?? {};
  if (!start || !end) return true;
  if (end.line > start.line && /(?:^|[\s>]):::+\s*$/.test(source.lines[end.line - 1] ?? '')) {
    if (endsItself(node, source)) checkSharedEnd(node, task);
    return true;
  }
  const meant = meantEnd(node, source);
  const outside = meant ? undefined : endOutside(node, source);
  if (outside) unopened.push(node.name);
  problems.push(meant && !isReportedAt(meant, problems) ? meant : unclosed(node, source, outside));
  return false;
}

/** The line of colons right below the item of a list with a block, which is not indented like the block. */
function endOutside(node: ContainerDirective, source: MarkdownSource): number | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const [, indent = '', colons] = END.exec(source.lines[end.line] ?? '') ?? [];
  const isLeft = /^\s*$/.test(indent) && indent.length < start.column - 1;
  return isLeft && colons === colonsOf(node, source) ? end.line + 1 : undefined;
}

function unclosed(node: ContainerDirective, source: MarkdownSource, outside?: number): Problem {
  const colons = colonsOf(node, source);
  const line = outside && locate(source, { line: outside, column: 1 }).line;
  return {
    severity: 'error',
    ...locate(source, node.position?.start),
    message: `\`${colons}${node.name}\` is not closed.`,
    fix: line
      ? `Indent the \`${colons}\` on line ${line} like the line that opens the block: further left, it is outside the list.`
      : `Add a line \`${colons}\` where it ends. A block around others needs more colons than they have: \`::::\`.`,
  };
}

/** Returns whether the line of colons at the end of a block is part of it: a block within it may reach as far as that line. */
function endsItself({ position }: ContainerDirective, { lines }: MarkdownSource): boolean {
  const { line, column } = position?.end ?? { line: 1, column: 1 };
  return /:\s*$/.test((lines[line - 1] ?? '').slice(0, column - 1));
}

/** Reports the first block within another that has no end of its own: the line that was meant as one ends the other. */
function checkSharedEnd(
  outer: ContainerDirective,
  { source, problems, unopened }: Pick<Task, 'source' | 'problems' | 'unopened'>,
): void {
  const inner = directivesIn(outer).find(
    (node) => node.position?.end.line === outer.position?.end.line && !endsItself(node, source),
  );
  if (!inner) return;
  const [colons, within] = [colonsOf(outer, source), colonsOf(inner, source)];
  if (within.length < colons.length) {
    problems.push(unclosed(inner, source));
    return;
  }
  const { line } = locate(source, outer.position?.start);
  report(
    { source, problems },
    inner,
    `\`${within}${inner.name}\` is inside the \`${colons}${outer.name}\` on line ${line}, which does not have more colons: the next \`${colons}\` ends both.`,
    `Begin and end the outer block with more colons, \`${within}:${outer.name}\`, or add \`${colons}\` above this line if it ends there.`,
  );
  // A line that was meant to end the outer block follows.
  unopened.push(outer.name);
}

function directivesIn(outer: ContainerDirective): ContainerDirective[] {
  const found: ContainerDirective[] = [];
  visit(outer, 'containerDirective', (node) => {
    if (node !== outer) found.push(node);
  });
  return found;
}

/** The colons that a block begins with. */
function colonsOf({ position }: ContainerDirective, { lines }: MarkdownSource): string {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return /:{3,}/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0] ?? ':::';
}

/** Colons that are too far to the right, or that words follow. */
const NO_END = /^(?:([ \t>]*)(:::+)[ \t]+(\w[^{[]*)|([ \t>]*[ \t]{4})(:::+))[ \t]*$/;

/** A line of colons. */
const END = /^([ \t>]*)(:::+)[ \t]*$/;

/** The problem of the first line that was most likely meant to end a block. */
function meantEnd(node: ContainerDirective, source: MarkdownSource): Problem | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const inCode = new Set<number>();
  visit(node, 'code', ({ position, value }) => {
    if (!position || /^:::+$/.test(value)) return;
    for (let { line } = position.start; line <= position.end.line; line++) inCode.add(line);
  });
  const own = colonsOf(node, source);
  const ends = new Set(directivesIn(node).map(({ position }) => position?.end.line));
  for (let line = start.line + 1; line <= end.line; line++) {
    const written = source.lines[line - 1] ?? '';
    const [, before, colons, words = '', indent, indented] =
      (!inCode.has(line) && NO_END.exec(written)) || [];
    const [word = ''] = /^[\w-]*/.exec(words) ?? [];
    const [, edge = '', few = own] = (!inCode.has(line) && !ends.has(line) && END.exec(written)) || [];
    const isShort = few.length < own.length;
    const sign = colons ?? indented ?? (isShort ? own : undefined);
    if (sign === undefined || NAMES.has(word)) continue;
    return {
      severity: 'error',
      ...locate(source, { line, column: (before ?? indent ?? edge).length + 1 }),
      message: `\`${written.replace(/^[\s>]+/, '').trimEnd()}\` does not end \`${own}${node.name}\`, and would be shown as written.`,
      fix: isShort
        ? `Write \`${own}\`: a block ends with as many colons as it begins with.`
        : indented
          ? `Remove the spaces before \`${sign}\`.`
          : `Write \`${sign}\` alone on the line.`,
    };
  }
  return undefined;
}

/** Names after colons that start a block. */
const NAMES: ReadonlySet<string> = new Set([...BLOCK_NAMES, ...ADMONITIONS]);
