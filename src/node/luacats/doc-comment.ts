import { append } from '../diagnostics/append.ts';
import { checkFences } from './checks/fences.ts';
import { type DocComment, isTypeComment, type ReadContext, type TypeUse } from './comment-model.ts';
import { type CommentBlock, type CommentLine, joinText, summaryOf } from './comments.ts';
import type { Position } from './model.ts';
import { createReport, type Report } from './report.ts';
import { holdsDescription } from './tags/foreign-tags.ts';
import type { Scan } from './tags/scan.ts';
import { cutTags, isTag, type TagLines, tagOf, wordsOf } from './tags/tag-lines.ts';
import { isUnknown, reportSecondTag, reportUnknown } from './tags/tag-mistakes.ts';
import { traitsOf } from './tags/tags.ts';
import { readMember } from './tags/tags-types.ts';

/** Reads a doc comment: the description above the first tag, then the tags. */
export function readDocComment(comment: CommentBlock, context: ReadContext): DocComment {
  const position = comment.lines[0]?.position ?? { file: '', line: 1, column: 1 };
  const firstTag = comment.lines.findIndex(isTag);
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
  append(context.generics, block.declared);
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

/** Most lines of a comment: about ten times as many as the longest known one has. */
const LONGEST = 3_000;

function readTags(
  tags: TagLines[],
  block: DocComment,
  { uses, report }: Pick<Scan, 'uses' | 'report'>,
): void {
  let above: CommentLine[] = [];
  for (const [index, { line, below }] of tags.entries()) {
    const goesOn = traitsOf(tagOf(line.text)).goesOn === true;
    const textLines = isField(line.text) ? above : goesOn ? below : [];
    const words = wordsOf(textLines);
    const [first] = textLines;
    readLine(line, { more: words, moreAt: first && textStart(first) }, block, { uses, report });
    if (first && !words) reportText(first, report, block);
    above = !goesOn && isField(tags[index + 1]?.line.text ?? '') ? below : [];
    const rest = goesOn || above === below ? undefined : below[0];
    if (!rest || isUnknown(line.text)) continue;
    if (block.type && index === 0 && !block.description.text) takeDescription(block, below, report);
    else reportText(rest, report, block);
  }
  checkAlias(block, report);
}

function isField(text: string): boolean {
  return tagOf(text) === 'field';
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

function readLine(
  line: CommentLine,
  more: Pick<Scan, 'more' | 'moreAt'>,
  block: DocComment,
  tools: Pick<Scan, 'uses' | 'report'>,
): void {
  const text = line.text.trim();
  const indent = line.text.indexOf(text);
  const at = { ...line.position, column: line.position.column + indent };
  // What a misspelt tag says is a guess, about which nothing is reported.
  const heard = isUnknown(text) ? { uses: [], report: createReport() } : tools;
  const scan = { text: line.text, at: indent, start: line.position, ...more, ...heard };
  if (text.startsWith('|')) {
    readMember(scan, block, at);
    return;
  }
  const [space = ''] = /^@([\s\p{Cf}]+)/u.exec(text)?.slice(1) ?? [];
  const written = tagOf(space ? `@${text.slice(1 + space.length)}` : text);
  if (holdsDescription(written) && !block.description.text) {
    const [tag = ''] = /^@\s*\w+\s*/.exec(text) ?? [];
    const column = line.position.column + indent + tag.length;
    takeDescription(block, [{ text: text.slice(tag.length), position: { ...at, column } }], tools.report);
    const message = `\`@${written}\` is not a tag: the description has none.`;
    tools.report.error(at, message, 'Write the text itself, above the first tag.');
    return;
  }
  const name = space || isUnknown(text) ? reportUnknown(written, at, tools.report, space) : written;
  if (name === undefined) return;
  if (traitsOf(name).isOnce && block.tags.some((tag) => tag.name === name))
    tools.report.error(at, `\`@${name}\` is written twice.`, 'Keep one of the two lines.');
  block.tags.push({ name, position: at });
  scan.at = indent + 1 + space.length + written.length;
  if (written === 'tparam') turnWords(scan);
  reportSecondTag(text, name, at, tools.report);
  traitsOf(name).read?.(scan, block, at);
}

/** Some tools write the type before the name; both have been reported as one mistake. */
function turnWords(scan: Scan): void {
  const [words = '', gap = '', type = '', name = ''] =
    /^(?:\[[^\]]*\])?(\s+)(\S+)\s+(\w+)/.exec(scan.text.slice(scan.at)) ?? [];
  if (name)
    scan.text = `${scan.text.slice(0, scan.at)}${gap}${name} ${type}${scan.text.slice(scan.at + words.length)}`;
}

/** Editors take the text below `@class` for its description if there is none above. */
function takeDescription(block: DocComment, lines: CommentLine[], report: Report): void {
  block.description = joinText(lines, block.position);
  block.summary = summaryOf(block.description.text);
  checkFences(block.description, report);
}

/** Where the text of a line begins. */
function textStart({ position, text }: CommentLine): Position {
  return { ...position, column: position.column + text.search(/\S/) };
}

function reportText(line: CommentLine, report: Report, block: DocComment): void {
  const at = textStart(line);
  if (block.type?.kind === 'alias' && /^\s*["'`]/.test(line.text)) {
    const fix = `Write \`---| ${line.text.trim()}\`.`;
    report.error(at, 'A value of an alias must start with a bar.', fix);
    const [literal = 'any'] = /(["'`]).*?\1/.exec(line.text) ?? [];
    block.type.members.push({ literal, description: '' });
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
