import type { Heading } from 'mdast';
import type { Problem } from '../../diagnostics/problem.ts';
import { report, warn } from '../report.ts';
import { ON_EVERY_PAGE } from '../slugs.ts';
import { locate, type MarkdownSource } from '../source.ts';

/**
 * Removes `{#id}` from the end of a heading. The id is no longer available to other headings; one that is taken
 * already is reported.
 */
export function takeHeadingId(
  node: Heading,
  task: { source: MarkdownSource; problems: Problem[]; slugs: { slug(text: string): string } },
): string | undefined {
  reportFirst(node, task);
  const last = node.children.at(-1);
  const found = last?.type === 'text' ? /\s*\{((?:[#.]|id=)[^{}]*)(?:\}\s*)?$/.exec(last.value) : null;
  if (last?.type === 'text' && !found) reportBare(last.value, node, task);
  if (last?.type !== 'text' || !found) return undefined;
  const [written, name = ''] = found;
  last.value = last.value.slice(0, -written.length);
  const refuse = (message: string, fix: string) => {
    report(task, node, message, fix);
    return undefined;
  };
  if (!written.includes('}')) return refuse(`The id \`{${name}\` is not closed.`, 'Add `}` at its end.');
  const id = /^#([\p{L}\p{M}\p{N}_-]+)$/u.exec(name)?.[1];
  if (id === undefined) {
    const meant =
      /^(?:#\s*|id=)["']?([\p{L}\p{M}\p{N}_-]+)["']?(?:\s+(?:\.[\w-]+|[\w-]+=\S+))*$/u.exec(name)?.[1] ??
      (/^#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ -]*$/u.test(name)
        ? name.slice(1).trim().replace(/\s+/g, '-')
        : undefined);
    return refuse(
      `\`{${name}}\` is not the id of a heading.`,
      meant
        ? `Write \`{#${meant}}\`.`
        : name.startsWith('.')
          ? 'Remove it: headings have no classes.'
          : 'Write an id of letters, digits, `-` and `_`, such as `{#first-steps}`.',
    );
  }
  if (task.slugs.slug(id) === id.toLowerCase()) return id;
  const owner = ON_EVERY_PAGE.includes(id.toLowerCase()) ? 'A part of every page' : 'Another heading';
  return refuse(`${owner} already has the id \`${id}\`.`, 'Choose another id.');
}

/** Finds an id in brackets at the end of a heading, as other tools write it. */
const BRACKETED = /\s(\[#([\w-]+)\])$/;

/**
 * Reports an id in brackets at the end of a heading, and warns of a word in braces there, which may be an id without
 * its `#`. A backslash shows the brace.
 */
function reportBare(
  words: string,
  node: Heading,
  { source, problems }: { source: MarkdownSource; problems: Problem[] },
): void {
  const line = source.lines[(node.position?.start.line ?? 0) - 1] ?? '';
  const [, bracketed, id] = BRACKETED.exec(words) ?? [];
  if (bracketed && line.includes(bracketed) && !line.includes(`\\${bracketed}`)) {
    const message = `\`${bracketed}\` at the end of the heading would be shown as written.`;
    const place = locate(source, node.position?.start);
    problems.push({ severity: 'error', ...place, message, fix: `Write \`{#${id}}\`.` });
    return;
  }
  const [, name] = /\s\{([a-z][\w-]*)\}$/.exec(words) ?? [];
  if (name === undefined || name === 'unconfirmed' || line.includes(`\\{${name}`)) return;
  const message = `\`{${name}}\` at the end of the heading is shown as written.`;
  const fix = `Write \`{#${name}}\` if it is the id of the heading, or \`\\{${name}}\` to show the braces.`;
  warn({ source, problems }, node, message, fix);
}

/** Reports an id before the words of a heading, where readers would see it. */
function reportFirst(
  node: Heading,
  { source, problems }: { source: MarkdownSource; problems: Problem[] },
): void {
  const [first] = node.children;
  const [written, id] = (first?.type === 'text' && /^\{(#[\w-]+)\}(?=\s+\S)/.exec(first.value)) || [];
  if (!written) return;
  const message = `\`${written}\` before the words of the heading would be shown as written.`;
  const fix = `Write it after them: \`${'#'.repeat(node.depth)} Words {${id}}\`.`;
  report({ source, problems }, node, message, fix);
}
