import { append } from '../diagnostics/append.ts';
import { checkFences } from './checks/fences.ts';
import { type DocComment, isTypeComment, type ReadContext, type TypeUse } from './comment-model.ts';
import { BLOCK_START, type CommentBlock, type CommentLine, joinText, summaryOf } from './comments.ts';
import type { Position } from './model.ts';
import { nearestName } from './names.ts';
import { createReport, type Report } from './report.ts';
import { fixForForeignTag } from './tags/foreign-tags.ts';
import type { Scan } from './tags/scan.ts';
import { readTag, TAGS, traitsOf } from './tags/tags.ts';
import { readMember } from './tags/tags-types.ts';

/** Reads a doc comment: the description above the first tag, then the tags. */
export function readDocComment(comment: CommentBlock, context: ReadContext): DocComment {
  const position = comment.lines[0]?.position ?? { file: '', line: 1, column: 1 };
  const firstTag = comment.lines.findIndex((line) => TAG.test(line.text));
  const end = firstTag < 0 ? comment.lines.length : firstTag;
  const description = joinText(comment.lines.slice(0, end), position);
  checkFences(description, context.report);
  const block = emptyComment({ position, lastLine: comment.lastLine, description });
  const uses: TypeUse[] = [];
  const tooLong = comment.lines[LONGEST];
  if (tooLong) {
    const message = `The comment has more than ${LONGEST} lines; what follows is not read.`;
    context.report.error(tooLong.position, message, 'Split what it describes.');
  }
  const tags = cutTags(comment.lines.slice(end, LONGEST));
  readTags(tags, block, { uses, report: context.report });
  reportUnused(tags, block, context.report);
  append(
    context.uses,
    uses.filter((use) => !block.generics.includes(use.name)),
  );
  append(context.sees, block.see);
  if (block.replacement) context.replacements.push(block.replacement);
  if (isTypeComment(block)) context.types.push(block);
  return block;
}

/** A comment that has no tags yet. */
function emptyComment(start: Pick<DocComment, 'position' | 'lastLine' | 'description'>): DocComment {
  return {
    ...start,
    summary: summaryOf(start.description.text),
    tags: [],
    generics: [],
    declared: [],
    fields: [],
    params: [],
    returns: [],
    overloads: [],
    operators: [],
    phrases: [],
    sections: [],
    see: [],
    versions: [],
    nodiscard: false,
    async: false,
    hidden: false,
  };
}

/** Lines of a comment: about ten times those of the longest one that anybody has written. */
const LONGEST = 3_000;

const TAG = /^\s*@/;

/** A line with a tag, or one with a member of an alias, and the lines of text below it. */
interface TagLines {
  line: CommentLine;
  below: CommentLine[];
}

function cutTags(lines: CommentLine[]): TagLines[] {
  const tags: TagLines[] = [];
  for (const line of lines) {
    if (/^\s*[@|]/.test(line.text)) tags.push({ line, below: [] });
    else if (line.text.trim()) tags.at(-1)?.below.push(line);
  }
  return tags;
}

const FIELD = /^\s*@field\b/;

function readTags(
  tags: TagLines[],
  block: DocComment,
  { uses, report }: Pick<Scan, 'uses' | 'report'>,
): void {
  let above: CommentLine[] = [];
  for (const [index, { line, below }] of tags.entries()) {
    const goesOn = traitsOf(tagOf(line.text)).goesOn === true;
    const textLines = FIELD.test(line.text) ? above : goesOn ? below : [];
    const words = wordsOf(textLines);
    readLine(line, words, block, { uses, report });
    if (textLines[0] && !words) reportText(textLines[0], report, block);
    above = !goesOn && FIELD.test(tags[index + 1]?.line.text ?? '') ? below : [];
    const rest = goesOn || above === below ? undefined : below[0];
    if (!rest || isUnknown(line.text)) continue;
    if (block.type && index === 0 && !block.description.text) takeDescription(block, below, report);
    else reportText(rest, report, block);
  }
  checkAlias(block, report);
}

/** Reports a generic type of a function that no other tag names: the tag that should is most likely misspelt. */
function reportUnused(tags: TagLines[], { declared, type }: DocComment, report: Report): void {
  if (type) return;
  for (const { name, position } of declared) {
    const written = new RegExp(`\\b${name}\\b`, 'g');
    const count = tags.reduce((sum, { line, below }) => {
      return (
        sum + [line, ...below].reduce((found, { text }) => found + (text.match(written)?.length ?? 0), 0)
      );
    }, 0);
    if (count > 1) continue;
    report.warn(
      position,
      `No other tag names the type \`${name}\`.`,
      'Use it as a type, or remove `@generic`.',
    );
  }
}

/** Joins lines of text; nothing when they contain more than text, which a row of a table cannot show. */
function wordsOf(lines: CommentLine[]): string {
  const text = lines.map((line) => line.text.trim());
  return text.some((line) => BLOCK_START.test(line)) ? '' : text.join(' ');
}

function readLine(
  line: CommentLine,
  more: string,
  block: DocComment,
  tools: Pick<Scan, 'uses' | 'report'>,
): void {
  const text = line.text.trim();
  const indent = line.text.indexOf(text);
  const at = { ...line.position, column: line.position.column + indent };
  // What a misspelt tag says is a guess, about which nothing is reported.
  const heard = isUnknown(text) ? { uses: [], report: createReport() } : tools;
  const scan = { text: line.text, at: indent, start: line.position, more, ...heard };
  if (text.startsWith('|')) {
    readMember(scan, block, at);
    return;
  }
  const written = tagOf(text);
  const name = isUnknown(text) ? reportUnknown(written, at, tools.report) : written;
  if (name === undefined) return;
  if (traitsOf(name).isOnce && block.tags.some((tag) => tag.name === name))
    tools.report.error(at, `\`@${name}\` is written twice.`, 'Keep one of the two lines.');
  block.tags.push({ name, position: at });
  scan.at = indent + 1 + written.length;
  const second = SECOND_TAG.exec(withoutCode(text.slice(1)));
  if (second?.[1] && TAGS.includes(second[1])) {
    const place = { ...at, column: at.column + 1 + second.index + second[0].indexOf('@') };
    const message = `\`@${second[1]}\` in a line of \`@${name}\` is read as text, not as a tag.`;
    tools.report.error(place, message, `Write \`---@${second[1]}\` on a line of its own, or in backticks.`);
  }
  readTag(name, scan, block, at);
}

/** What looks like a further tag in the line of one. */
const SECOND_TAG = /\s@(\w+)(?=\s|$)/;

/** The same text with as many other signs for what is in backticks: that is text, whatever it looks like. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
}

function tagOf(text: string): string {
  return /^\s*@(\w*)/.exec(text)?.[1] ?? '';
}

function isUnknown(text: string): boolean {
  return /^\s*@/.test(text) && !TAGS.includes(tagOf(text));
}

/**
 * A tag that is nearly a known one is a typo; another one may belong to another tool.
 *
 * @returns the tag that was meant: what it says is read, so that it is not reported as missing.
 */
function reportUnknown(name: string, at: Position, report: Report): string | undefined {
  const tags = TAGS.map((tag) => `@${tag}`);
  if (!name) {
    report.error(
      at,
      'The tag has no name: nothing may come between `@` and its name.',
      'Write it as `---@param`.',
    );
    return undefined;
  }
  const meant = nearestName(`@${name}`, tags);
  if (meant) report.error(at, `Unknown tag \`@${name}\`.`, `Did you mean \`${meant}\`?`);
  else {
    const fix = fixForForeignTag(name) ?? `Known tags: ${tags.join(', ')}.`;
    report.warn(at, `Unknown tag \`@${name}\`; the line is ignored.`, fix);
  }
  return meant?.slice(1);
}

/** Editors take the text below `@class` for its description if there is none above. */
function takeDescription(block: DocComment, lines: CommentLine[], report: Report): void {
  block.description = joinText(lines, block.position);
  block.summary = summaryOf(block.description.text);
  checkFences(block.description, report);
}

function reportText(line: CommentLine, report: Report, block: DocComment): void {
  const at = { ...line.position, column: line.position.column + line.text.search(/\S/) };
  if (block.type?.kind === 'alias' && /^\s*["'`]/.test(line.text)) {
    const fix = `Write \`---| ${line.text.trim()}\`.`;
    report.error(at, 'A value of an alias must start with a bar.', fix);
    return;
  }
  report.error(at, 'Text below a tag is not part of the description.', 'Move it up, above the first tag.');
}

function checkAlias({ type }: DocComment, report: Report): void {
  if (type?.kind !== 'alias' || type.enumOf || type.base || type.members.length) return;
  report.error(
    type.position,
    `The alias \`${type.name}\` has neither a type nor members.`,
    'Put a type after the name, or lines such as `---| "value" # Meaning` below.',
  );
}
