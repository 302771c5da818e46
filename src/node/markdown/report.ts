import type { Nodes } from 'mdast';
import type { Problem } from '../diagnostics/problem.ts';
import { locate, type MarkdownSource } from './source.ts';

/** A text that is read, and the list of its problems. */
interface Reporting {
  source: MarkdownSource;
  problems: Problem[];
}

/** Reports a mistake where a node starts. */
export function report({ source, problems }: Reporting, node: Nodes, message: string, fix: string): void {
  problems.push({ severity: 'error', ...locate(source, node.position?.start), message, fix });
}

/** Reports what is most likely a mistake, where a node starts. */
export function warn({ source, problems }: Reporting, node: Nodes, message: string, fix: string): void {
  problems.push({ severity: 'warning', ...locate(source, node.position?.start), message, fix });
}
