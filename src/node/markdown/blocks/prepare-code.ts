import type { Code } from 'mdast';
import type { CodeBlock } from '../../../shared/blocks.ts';
import type { Point } from '../../diagnostics/point.ts';
import { isFenceWord } from '../code/fence.ts';
import { checkInnerFence, followsInner } from '../code/inner-fence.ts';
import { readScript } from '../code/script.ts';
import { locate, type MarkdownSource } from '../source.ts';
import type { Tools } from '../tools.ts';

/** What a code block is prepared with. */
interface CodeTask extends Tools {
  source: MarkdownSource;
}

const FENCE_START = /^(?:`{3}|~{3})/;
const FENCE_END = /(`{3}|~{3})\s*$/;

/** A word for the check of Lua code. */
const MARK = /(?:^|\s)(?:mistake|no-check)(?![\w-])/;

/** The start of a block, a heading, a row of a table or an item of a list, none of which is meant to be code. */
const MEANT_AS_TEXT = /^(?::::+\w|`{3}|~{3}|#{2,6} |\|.*\|\s*(?:\n|$)|[-*+] |\d{1,2}[.)] )/;

/** The start of a block of another tool, which is reported there, and whose text is indented. */
const FOREIGN_BLOCK = /^\s*(?:!!!|\?\?\?\+?|===[!+]?)\s/;

/** How to write a heading that is underlined with tildes, as other tools have it. */
function underlined(fence: string, above = ''): string | undefined {
  if (!/^~{3,}\s*$/.test(fence) || !/^[\p{L}\d]/u.test(above)) return undefined;
  return `Write \`## ${above.trim()}\` if the line underlines a heading, or add a line ${closingFence(fence)} where code ends.`;
}

/** Says where a block most likely ends: at the first line in it that looks like the end of one, or else where its author knows. */
function fixForOpen(opening: string, code: string, firstLine: number): string {
  const index = code.split('\n').findIndex((line) => /^[\s>]*(?:`{3,}|~{3,})/.test(line));
  return index < 0
    ? `Add a line ${closingFence(opening)} where it ends.`
    : `Write ${closingFence(opening)} alone on line ${firstLine + index}, without an indent, or where it ends.`;
}

/** Says what to do about code in the item of a list that goes on further left, where the item has ended. */
function fixForOutside(start: Point, end: Point, source: MarkdownSource): string | undefined {
  const [last = '', next = ''] = source.lines.slice(end.line - 1, end.line + 1);
  const before = (source.lines[start.line - 1] ?? '').slice(0, start.column - 1);
  if (before.includes('>') || !last.trim() || !next.trim() || next.search(/\S/) >= before.length)
    return undefined;
  source.reported.add('left item');
  const { line } = locate(source, { line: end.line + 1, column: 1 });
  return `Indent line ${line} and the rest of the code like the fence: further left, a line is outside the list.`;
}

/**
 * Makes the block of a code block: its code, or that of the script that it shows. Reports a block that nothing closes,
 * and ignores its language.
 */
export function prepareCode(written: Code, task: CodeTask): CodeBlock {
  const { source, problems } = task;
  const node = withoutFenceWord(written);
  const start = node.position?.start ?? { line: 1, column: 1 };
  const end = node.position?.end ?? start;
  const { lines } = source;
  const first = (lines[start.line - 1] ?? '').slice(start.column - 1);
  const isFenced = FENCE_START.test(first);
  const isClosed = end.line > start.line && closes(lines[end.line - 1] ?? '', first);
  const location = locate(source, start);
  if (isFenced && !isClosed && !followsInner(node, source))
    problems.push({
      severity: 'error',
      ...location,
      message: 'The code block is not closed.',
      fix:
        underlined(first, lines[start.line - 2]) ??
        fixForOutside(start, end, source) ??
        fixForOpen(first, node.value, (location.line ?? 1) + 1),
    });
  if (!isFenced && !FOREIGN_BLOCK.test(lines.slice(0, start.line - 1).findLast((line) => line.trim()) ?? ''))
    problems.push({
      severity: 'warning',
      ...locate(source, { line: start.line, column: start.column + first.search(/\S/) }),
      message: `\`${node.value.split('\n', 1)[0]}\` is indented by four spaces or more, so it is shown as code.`,
      fix: MEANT_AS_TEXT.test(node.value)
        ? 'Remove the indent.'
        : 'Remove the indent of text; put code between fences that name its language, such as `` ```lua ``.',
    });
  const isOpen = isFenced && (!isClosed || checkInnerFence(node, source, problems));
  const script = isFenced ? readScript(node, source, task) : undefined;
  if (isFenced && isClosed && !node.meta?.replace(/\btitle=/, '').includes('=') && !node.value.trim())
    problems.push({
      severity: 'warning',
      ...location,
      message: 'The code block is empty.',
      fix: 'Write the code, name a script as in `file="radar.lua"`, or remove the block.',
    });
  // A script, and a mark for the check of Lua code, are reported with the language that they need.
  else if (isFenced && isClosed && !isOpen && !node.lang && !script && !MARK.test(node.meta ?? ''))
    problems.push({
      severity: 'warning',
      ...location,
      message: 'The code block does not name a language, so its code is neither coloured nor checked.',
      fix: `Write it after the fence: \` ${FENCE_START.exec(first)?.[0]}lua \`, or \`text\` for text without colours.`,
    });
  return task.code.block({
    ...location,
    line: location.line && location.line + (isFenced ? 1 : 0),
    code: script?.code ?? node.value,
    fence: isFenced ? (lines[start.line - 1] ?? '').slice(start.column - 1) : undefined,
    script,
    // Whatever follows a fence that is not closed is in it.
    lang: isOpen ? undefined : (node.lang ?? undefined),
    meta: isOpen ? undefined : (node.meta ?? undefined),
  });
}

/** A word that may only follow the language, such as `title="main.lua"`, is none itself. */
function withoutFenceWord(node: Code): Code {
  if (!isFenceWord(node.lang ?? '')) return node;
  return { ...node, lang: null, meta: `${node.lang} ${node.meta ?? ''}` };
}

/** Returns whether a line closes the fence that another one opens: both use the same character. */
function closes(line: string, opening: string): boolean {
  const [, signs = ''] = FENCE_END.exec(line) ?? [];
  return signs !== '' && signs[0] === opening[0];
}

/** Returns the line that closes a fence, or only its length if it is too long to read. */
function closingFence(opening: string): string {
  const [signs = ''] = /`{3,}|~{3,}/.exec(opening) ?? [];
  return signs.length > 20 ? `of ${signs.length} \`${signs[0] === '~' ? '~' : ' ` '}\`` : `\` ${signs} \``;
}
