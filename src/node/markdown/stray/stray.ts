import type { Paragraph } from 'mdast';
import { ADMONITIONS, fixForInclude, meantBlock, NO_BLOCK } from '../blocks/admonition.ts';
import { BLOCK_NAMES } from '../blocks/directive.ts';
import { isReportedAt, locate } from '../source.ts';
import type { Task } from '../task.ts';
import { FOREIGN, type Stray } from './stray-foreign.ts';

const notAnItem = (line: string) => `\`${line}\` is not an item of a list, and would be shown as written.`;

const FENCE = /^:::+\s*(\w[\w-]*)?\s*(.*)$/;

/** The name of a block: after its colons, or in braces, as in `::: {.callout-note}`. */
const nameOf = ([, name, rest = '']: RegExpExecArray) =>
  name ?? /^\{\s*\.?(?:callout-)?([a-z][\w-]*)\s*\}/i.exec(rest)?.[1];

const STRAYS: Stray[] = [
  {
    pattern: /^：{2,}\s*(\w*).*$/,
    message: (line) => `\`${line}\` neither opens nor closes a block: its colons are not plain ones.`,
    fix: ([, name]) => `Write \`:::${name}\` with plain colons.`,
  },
  {
    pattern: FENCE,
    message: (line) => `\`${line}\` neither opens nor closes a block.`,
    fix: (found) =>
      found[1] === undefined && nameOf(found)
        ? fixForFence(found[0], nameOf(found), '')
        : fixForFence(found[0], found[1], found[2] ?? ''),
  },
  {
    pattern: /^::([A-Za-z][\w-]*)((?:\[.*\])?(?:\{.*\})?)$/,
    message: (line) => `\`${line}\` looks like a block, but would be shown as written.`,
    fix: ([, name = '', rest = '']) =>
      [...BLOCK_NAMES, ...ADMONITIONS].some((blockName) => blockName === name.toLowerCase())
        ? `Write \`:::${name.toLowerCase()}${rest}\` with three colons, and \`:::\` where it ends.`
        : (fixForInclude(name) ?? 'Write it in Markdown, or put code into backticks.'),
  },
  {
    pattern:
      /^(?:import\s+(?:[\w*{][^'"]*\sfrom\s+)?['"][^'"]+['"];?|export\s+(?:(?:const|let|var)\s+\w+\s*=.*|(?:default\s+)?(?:async\s+)?(?:function|class)\b.*[({].*|default\s+(?:\w+;|[({[].*)|\{.*\}.*))$/,
    message: (line) => `\`${line}\` is MDX code, which is not supported.`,
    fix: () => 'Remove the line, or put code into a code block.',
  },
  {
    pattern: /^(#{7,})\s+(.*)$/,
    message: (line) => `\`${line}\` is not a heading, and would be shown as written: the lowest level is 6.`,
    fix: ([, , words]) => `Write \`###### ${words}\`, or fewer signs.`,
  },
  {
    pattern: /^(#{1,6}|[-*+>]|\d{1,9}[.)])([\u00a0\u2000-\u200b\u202f\u3000])\s*(.*)$/,
    message: (line) =>
      `\`${line}\` would be shown as written: the character after its marker is not a plain space.`,
    fix: ([, sign, , words]) => `Retype the space: \`${sign} ${words}\`.`,
  },
  {
    pattern: /^([•‣◦▪●])\s*(.*)$/,
    message: notAnItem,
    fix: ([, , words]) => `Write \`- ${words}\`.`,
  },
  {
    pattern: /^(#{2,6})([^\s#].*)$/,
    message: (line) => `\`${line}\` is not a heading, and would be shown as written.`,
    fix: ([, signs, words]) => `Write a space after the signs: \`${signs} ${words}\`.`,
  },
  ...FOREIGN,
];

/** Says what to write in place of a line of colons that is text: with the name after them, and what follows the name. */
function fixForFence(line: string, name: string | undefined, title: string): string {
  if (/^(?:\[[^\]]*\])?\{[^}]*$/.test(title)) return `Write \`${line}}\`, with a brace at the end.`;
  if (!name)
    return 'Remove the line, or open an admonition such as `:::note` before it. A block around others needs more colons than they have: `::::`.';
  const include = fixForInclude(name);
  if (include) return include;
  if (/^:::+\s+\w[\w-]*\{[^}]*\}$/.test(line))
    return `Write \`${line.replace(/\s+/, '')}\`, without the space.`;
  if (title.startsWith('{')) return 'Write attributes as `{name="value"}`, and nothing after them.';
  if (/^\[[^\]]*\]\s*[^\s{]/.test(title))
    return `Write the text below \`${line.slice(0, line.indexOf(']') + 1)}\`, and \`:::\` where it ends.`;
  if (/(?:^|\s):{3,}$/.test(title)) return `Write \`:::${name}\`, the text and \`:::\` on three lines.`;
  const [, attribute, value] = /^(\w+)="([^"]*)"$/.exec(title) ?? [];
  const words = attribute === 'title' ? value : title.replace(/^:\s*|^\[|\]$/g, '');
  const label = attribute && attribute !== 'title' ? `{${title}}` : words && `[${words}]`;
  const block = name === 'tab' ? name : meantBlock(name);
  if (!block) return NO_BLOCK;
  const colons = block === 'tabs' ? '::::' : ':::';
  return `Write \`${colons}${block}${label}\` on a line of its own, and \`${colons}\` where it ends.`;
}

/** What a later line of a paragraph may look like; anything else is more likely to be part of a sentence. */
const INNER: Stray[] = [
  {
    pattern: /^(#{2,6})([^\s#].*)$/,
    message: (line) => `\`${line}\` is not a heading, and would be shown as written.`,
    fix: ([, signs, words]) =>
      `Write a space after the signs, and an empty line above: \`${signs} ${words}\`.`,
  },
  {
    // `-Infinity` is a number.
    pattern: /^([-+])(?!(?:Infinity|INF|NaN)\b)(\p{Lu}.*)$/u,
    message: notAnItem,
    fix: ([, sign, words]) =>
      `Write a space after the marker, and an empty line above: \`${sign} ${words}\`.`,
  },
];

/** Paragraphs of several lines that were meant as a list. */
const STRAY_LISTS: Stray[] = [
  {
    pattern: /^([-+]|\d{1,2}[.)])([\p{L}[`].*)(?:\n(?:[-+]|\d{1,2}[.)])[\p{L}[`].*)+$/u,
    message: notAnItem,
    fix: ([, sign, words]) => `Write a space after the marker: \`${sign} ${words}\`.`,
  },
  {
    pattern: /^([–—−])\s+(\S.*)(?:\n[–—−]\s+\S.*)+$/,
    message: notAnItem,
    fix: ([, , words]) => `Write \`- ${words?.split('\n', 1)[0]}\`.`,
  },
  {
    pattern: /^(?:\(?[aA]\)|[aA]\.|\(1\))\s+(\S.*)\n(?:\(?[bB]\)|[bB]\.|\(2\))\s+\S/,
    message: notAnItem,
    fix: ([, words]) => `Write \`1. ${words}\`: the items of a list have numbers.`,
  },
  {
    pattern: /^(\S.*)\n(\^{3,}|"{3,}|\+{3,}|\.{3,})$/,
    message: (line) => `\`${line}\` is not a heading: the line below it would be shown as written.`,
    fix: ([, words]) => `Write \`## ${words}\`, without the line below it.`,
  },
  {
    pattern: /^([^\t\n]+\t.*)\n[^\t\n]+\t.*/,
    message: (line) =>
      `\`${line.replaceAll('\t', ' ')}\` does not start a table: its columns would be run together.`,
    fix: () => 'Write rows such as `| A | B |`, and `| --- | --- |` below the first one.',
  },
  {
    pattern: /^(\S.*)\n:[ \t]+(\S.*)/,
    message: (line) => `\`${line}\` does not start a list of terms, and would be shown as written.`,
    fix: ([, term, meaning]) => `Write an item of a list: \`- **${term}**: ${meaning}\`.`,
  },
];

/** Reports a paragraph whose first line looks like the start or end of a block but is plain text. */
export function checkStray(node: Paragraph, task: Task): void {
  const first = node.children[0];
  if (first?.type !== 'text') return;
  const line = first.value.split('\n', 1)[0] ?? '';
  // A label, or a line that continues with code, is not in the node as it was written.
  const isWhole = node.children.length === 1 || first.value.includes('\n');
  const written = node.children.length === 1 ? first.value : sourceOf(node, task.source);
  const candidates = [
    ...STRAYS.map((stray) => [stray, isWhole || line.startsWith(':::') ? line : ''] as const),
    ...STRAY_LISTS.map((stray) => [stray, written] as const),
  ];
  for (const [{ pattern, message, fix }, text] of candidates) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (pattern === FENCE && endsReportedBlock(nameOf(found), node, task)) return;
    const location = locate(task.source, node.position?.start);
    if (isReportedAt(location, task.problems)) return;
    task.problems.push({
      severity: 'error',
      ...location,
      message: message(text.split('\n', 1)[0] ?? ''),
      fix: fix(found),
    });
    return;
  }
  checkInner(first.value, node, task);
}

/** Returns the lines of a paragraph as the author wrote them, without their indent and the marks of quotes. */
function sourceOf({ position }: Paragraph, { lines }: Task['source']): string {
  const { start, end } = position ?? {};
  if (!start || !end) return '';
  const [first = '', ...others] = lines.slice(start.line - 1, end.line);
  return [first.slice(start.column - 1), ...others.map((line) => line.replace(/^[\s>]*/, ''))].join('\n');
}

/** Reports the first later line of a paragraph that looks like the start of a block. */
function checkInner(text: string, node: Paragraph, { source, problems }: Task): void {
  const { line: start = 1 } = node.position?.start ?? {};
  for (const [index, line] of text.split('\n').entries()) {
    const written = source.lines[start + index - 1] ?? '';
    const found = INNER.flatMap((stray) => {
      const match = index && written.endsWith(line) ? stray.pattern.exec(line) : null;
      return match ? [{ ...stray, match }] : [];
    })[0];
    // A backslash shows the character.
    if (!found || /\\[#+-]/.test(written)) continue;
    const at = { line: start + index, column: written.length - line.length + 1 };
    const { message, fix, match } = found;
    problems.push({ severity: 'error', ...locate(source, at), message: message(line), fix: fix(match) });
    return;
  }
}

/** Returns whether a line of colons ends a block whose first line was reported; notes the name of a block that another line ends. */
function endsReportedBlock(
  name: string | undefined,
  { position }: Paragraph,
  { source, unopened }: Task,
): boolean {
  if (name === undefined) return unopened.pop() !== undefined;
  const last = source.lines[(position?.end.line ?? 0) - 1] ?? '';
  if (!/^\s*:::+\s*$/.test(last)) unopened.push(name);
  return false;
}
