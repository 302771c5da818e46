import type { Html } from 'mdast';
import { nearest } from '../../diagnostics/nearest.ts';
import { type Point, pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { locate, type MarkdownSource } from '../source.ts';
import { cleanAttributes, type Reject } from './attributes.ts';
import { checkEnd, checkSummary, noteContent } from './details-tags.ts';
import { elementOf, fixForTag, KNOWN_ELEMENTS } from './elements.ts';
import { findMarkdown } from './markdown-in-html.ts';
import type { OpenTag } from './open-tag.ts';

/** Context of a piece of HTML: the open elements around it, and whether it is between blocks. */
interface Scope {
  source: MarkdownSource;
  problems: Problem[];
  open: OpenTag[];
  isBlock: boolean;
}

/**
 * Reads the HTML that an author wrote and writes it again: known elements and attributes, text and nothing
 * else. Comments are dropped. Opened elements go on the scope's list, closed ones come off it.
 */
export function cleanHtml(node: Html, scope: Scope): string {
  const start = node.position?.start ?? { line: 1, column: 1 };
  let html = '';
  let at = 0;
  for (const part of node.value.matchAll(PART)) {
    const point = pointInside(node.value, part.index, start);
    const text = node.value.slice(at, part.index);
    if (text.trim()) noteContent(scope.open);
    checkText(text, (offset) => pointInside(node.value, at + offset, start), scope);
    html += cleanText(text) + cleanPart(part, point, scope);
    at = part.index + part[0].length;
  }
  if (scope.isBlock) reportOpen(takeInline(scope.open), scope.source, scope.problems);
  const rest = node.value.slice(at);
  const left = rest.indexOf('-->');
  if (left >= 0 && node.value.includes('<!--'))
    scope.problems.push(
      problem(
        scope.source,
        pointInside(node.value, at + left, start),
        '`-->` does not end a comment, and would be shown as written: the comment ended at the first one.',
        'Remove the comment inside the other one.',
      ),
    );
  if (rest.trim()) noteContent(scope.open);
  checkText(rest, (offset) => pointInside(node.value, at + offset, start), scope);
  return html + cleanText(rest);
}

/** Reports Markdown in a text between tags: it is read only in a block of its own. */
function checkText(
  text: string,
  pointAtOffset: (offset: number) => Point,
  { source, problems, open, isBlock }: Scope,
): void {
  const found = isBlock && findMarkdown(text, open);
  if (found) problems.push(problem(source, pointAtOffset(found.offset), found.message, found.fix));
}

/** Removes the elements from the list that may not span several blocks. */
function takeInline(open: OpenTag[]): OpenTag[] {
  const first = open.findIndex(({ name, isRefused }) => !isRefused && !elementOf(name)?.block);
  return first === -1 ? [] : open.splice(first);
}

/** Reports the elements that nothing closes. */
export function reportOpen(open: OpenTag[], source: MarkdownSource, problems: Problem[]): void {
  for (const { name, point, isRefused } of open) {
    if (isRefused) continue;
    const message = `\`<${name}>\` is not closed before the text around it ends.`;
    problems.push(
      problem(source, point, message, `Add \`</${name}>\` in the same paragraph, list or block.`),
    );
  }
}

/** A comment, a tag with its attributes (quotes that are not closed are part of them), or other markup. */
const PART =
  /<!---?>|<!--([\s\S]*?)-->|<!--[\s\S]*|<(\/?)([A-Za-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?|[^<>]*?)\/?>|<[!?/][\s\S]*?>/g;

/** Reads a tag, comment or other piece of markup; what may not be there is reported, and nothing replaces it. */
function cleanPart(part: RegExpMatchArray, point: Point, scope: Scope): string {
  const [whole, comment, slash, tag = '', attributes = ''] = part;
  const { source, problems, open } = scope;
  const report = (at: { point: Point }, message: string, fix: string) => {
    problems.push(problem(source, at.point, message, fix));
  };
  const reject: Reject = (message, fix) => {
    report({ point }, message, fix);
    return '';
  };
  if (comment !== undefined) return cleanComment(whole, comment.trim(), reject);
  if (whole.startsWith('<!--') && !/^<!---?>$/.test(whole))
    return reject('The comment is not closed: what follows is in it.', 'Add `-->` where it ends.');
  const name = tag.toLowerCase();
  const element = elementOf(name);
  if (!element) return refuse({ whole, tag, isEnd: Boolean(slash), point }, open, reject);
  if (element.block && !scope.isBlock) {
    return reject(`\`<${slash}${tag}>\` is inside a line of text.`, 'Put it on a line of its own.');
  }
  if (slash) {
    const last = open.findLastIndex((opener) => !opener.isRefused);
    const opened = open[last];
    if (opened && opened.name !== name && closeAround(name, open))
      return reject(
        `\`</${tag}>\` is inside \`<${opened.name}>\`, which is still open.`,
        `Write \`</${opened.name}>\` before it.`,
      );
    if (opened?.name !== name)
      return reject(`\`</${tag}>\` has nothing to close here.`, 'Remove it, or open the element before it.');
    checkEnd(opened, report);
    open.splice(last, 1);
    return `</${name}>`;
  }
  if (name === 'summary') checkSummary({ name, point }, open, report);
  else noteContent(open);
  if (!element.empty) open.push({ name, point });
  return `<${name}${cleanAttributes(attributes, { tag, element, reject })}>`;
}

/** Closes an element around the one that was opened last, whose end is then not missing. Returns whether there is one. */
function closeAround(name: string, open: OpenTag[]): boolean {
  const at = open.findLastIndex((opener) => !opener.isRefused && opener.name === name);
  if (at >= 0) open.splice(at, 1);
  return at >= 0;
}

/** An element that is only an anchor. */
const ANCHOR = /^<a\s+(?:id|name)=["']?([\w-]+)["']?\s*\/?>$/i;

/** Rejects what is not a known element. One message is for both ends of an element. */
function refuse(
  { whole, tag, isEnd, point }: { whole: string; tag: string; isEnd: boolean; point: Point },
  open: OpenTag[],
  reject: Reject,
): '' {
  const name = tag.toLowerCase();
  const opened = isEnd ? open.findLastIndex((opener) => opener.isRefused && opener.name === name) : -1;
  if (opened >= 0) {
    open.splice(opened, 1);
    return '';
  }
  if (tag && !isEnd) open.push({ name, point, isRefused: true });
  const found = tag ? `<${isEnd ? '/' : ''}${tag}>` : whole;
  const message = `\`${found}\` is HTML that is not allowed here, expected one of ${KNOWN_ELEMENTS}.`;
  return reject(message, fixForTag(name, ANCHOR.exec(whole)?.[1]));
}

/** A comment is not part of the page; the marker that ends an excerpt must not be in another block. */
function cleanComment(whole: string, word: string, reject: Reject): '' {
  if (word === 'truncate')
    return reject('`<!-- truncate -->` is inside another block.', 'Put it on a line of its own.');
  if (/^@?include\b/.test(word))
    return reject(
      `\`${whole}\` has no effect.`,
      'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.',
    );
  return word === 'more' || nearest(word, ['truncate'])
    ? reject(`\`${whole}\` has no effect.`, 'Write `<!-- truncate -->`.')
    : '';
}

/** Returns text between tags: entities stay, other special characters are escaped. */
function cleanText(text: string): string {
  return cleanEntities(text).replaceAll('<', '&lt;');
}

function cleanEntities(text: string): string {
  return text.replace(/&(?!#?\w+;)/g, '&amp;');
}

/** Returns the position of an offset in a text that starts at `start` and continues at the start of lines. */
function pointInside(text: string, offset: number, start: Point): Point {
  const { line, column } = pointAt(text, offset);
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

function problem(source: MarkdownSource, point: Point, message: string, fix: string): Problem {
  return { severity: 'error', ...locate(source, point), message, fix };
}
