import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../diagnostics/problem.ts';
import { isToldAt, locate, type MarkdownSource } from '../source.ts';
import { ADMONITIONS } from './admonition.ts';
import { BLOCK_NAMES } from './directive.ts';

/**
 * Reports a block without the line of colons that ends it; returns whether there is one. A line in it that was meant as its
 * end is reported instead, before the content is checked, which would find it to be odd, too.
 */
export function checkClosed(node: ContainerDirective, source: MarkdownSource, problems: Problem[]): boolean {
  const { start, end } = node.position ?? {};
  if (!start || !end) return true;
  if (end.line > start.line && /(?:^|[\s>]):::+\s*$/.test(source.lines[end.line - 1] ?? '')) return true;
  const meant = meantEnd(node, source);
  const [colons = ':::'] = /:{3,}/.exec((source.lines[start.line - 1] ?? '').slice(start.column - 1)) ?? [];
  problems.push(
    meant && !isToldAt(meant, problems)
      ? meant
      : {
          severity: 'error',
          ...locate(source, start),
          message: `\`${colons}${node.name}\` is not closed.`,
          fix: `Add a line \`${colons}\` where it ends. A block around others needs more colons than they have: \`::::\`.`,
        },
  );
  return false;
}

/** Colons that are too far to the right, or that words follow. */
const NO_END = /^(?:([ \t>]*)(:::+)[ \t]+(\w[^{[]*)|([ \t>]*[ \t]{4})(:::+))[ \t]*$/;

/** The problem of the first line that was most likely meant to end a block. */
function meantEnd(node: ContainerDirective, source: MarkdownSource): Problem | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const inCode = new Set<number>();
  visit(node, 'code', ({ position, value }) => {
    if (!position || /^:::+$/.test(value)) return;
    for (let { line } = position.start; line <= position.end.line; line++) inCode.add(line);
  });
  for (let line = start.line + 1; line <= end.line; line++) {
    const written = source.lines[line - 1] ?? '';
    const [, before, colons, words = '', indent, indented] =
      (!inCode.has(line) && NO_END.exec(written)) || [];
    const [word = ''] = /^[\w-]*/.exec(words) ?? [];
    const sign = colons ?? indented;
    if (sign === undefined || NAMES.has(word)) continue;
    return {
      severity: 'error',
      ...locate(source, { line, column: (before ?? indent ?? '').length + 1 }),
      message: `\`${written.replace(/^[\s>]+/, '').trimEnd()}\` does not end \`:::${node.name}\`, and would be shown as written.`,
      fix: indented ? `Remove the spaces before \`${sign}\`.` : `Write \`${sign}\` alone on the line.`,
    };
  }
  return undefined;
}

/** Names after colons that start a block. */
const NAMES: ReadonlySet<string> = new Set([...BLOCK_NAMES, ...ADMONITIONS]);
