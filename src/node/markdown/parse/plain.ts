import type { Code, Heading, List, Paragraph, Root, RootContent } from 'mdast';
import { parsePlainInline } from './plain-inline.ts';

/**
 * A fast path for documents that use only what nearly every symbol's text is made of: paragraphs, `#`
 * headings, fenced code and tight `-` lists, with the inline content of `parsePlainInline`. It makes the
 * same tree as the full parser; for anything else it returns `undefined`, never a guess.
 */
export function parsePlain(text: string): Root | undefined {
  const lines = text.split('\n');
  const children: RootContent[] = [];
  let index = 0;
  while (index < lines.length) {
    if (lines[index] === '') {
      index++;
      continue;
    }
    const block = readCode(lines, index) ?? readHeading(lines, index) ?? readList(lines, index);
    const found = block ?? readParagraph(lines, index);
    // Lists on both sides of an empty line are one loose list.
    if (!found || (found.node.type === 'list' && children.at(-1)?.type === 'list')) return undefined;
    children.push(found.node);
    index = found.next;
  }
  return { type: 'root', children };
}

/** The same for a text of one line. */
export function parsePlainLine(text: string): Root | undefined {
  if (text.includes('\n')) return undefined;
  const children = parsePlainInline([text], { line: 1, column: 1 });
  return children && { type: 'root', children: [{ type: 'paragraph', children }] };
}

/** A block and the line after it. */
interface Found<T> {
  node: T;
  next: number;
}

const HEADING = /^(#{1,6}) (?=\S)([^#]*)$/;
const ITEM = /^- (?=\S)(.+)$/;
const FENCE = /^```(?:([^\s`]+)(?: +([^`]*\S))?)?$/;
/** Starts no block, and is not an underline or definition. Indented lines and other marks go to the full parser. */
const PROSE = /^(?:[\p{L}("']|\d+(?![\d.)])|`(?!``)|\*{1,2}[\p{L}\d]|\[[^\]]+\]\()/u;
/** In a paragraph: part of a table, perhaps. */
const TABLE = '|';

function readCode(lines: string[], index: number): Found<Code> | undefined {
  const fence = FENCE.exec(lines[index] ?? '');
  // A backslash or an ampersand may be an escape.
  if (!fence || /[\\&]/.test(fence[0])) return undefined;
  const end = lines.indexOf('```', index + 1);
  if (end === -1) return undefined;
  const content = lines.slice(index + 1, end);
  // A closing fence may be longer or indented.
  if (content.some((line) => /^ {0,3}```/.test(line))) return undefined;
  const node: Code = {
    type: 'code',
    lang: fence[1] || null,
    meta: fence[2] ?? null,
    value: content.join('\n'),
    position: range(index, end, 4),
  };
  return { node, next: end + 1 };
}

function readHeading(lines: string[], index: number): Found<Heading> | undefined {
  const [line = '', marks = '', text = ''] = HEADING.exec(lines[index] ?? '') ?? [];
  const children = line && parsePlainInline([text], { line: index + 1, column: marks.length + 2 });
  if (!children) return undefined;
  const depth = marks.length as Heading['depth'];
  return {
    node: { type: 'heading', depth, children, position: range(index, index, line.length + 1) },
    next: index + 1,
  };
}

function readList(lines: string[], index: number): Found<List> | undefined {
  const node: List = { type: 'list', ordered: false, start: null, spread: false, children: [] };
  let next = index;
  for (let item = ITEM.exec(lines[next] ?? ''); item; item = ITEM.exec(lines[next] ?? '')) {
    const first = next++;
    const texts = [item[1] ?? ''];
    for (; /^ {2}\S/.test(lines[next] ?? ''); next++) texts.push((lines[next] ?? '').slice(2));
    // A box of a task list, or a first word that would start a block of its own.
    if (!texts.every((text) => PROSE.test(text) && !text.includes(TABLE))) return undefined;
    const children = parsePlainInline(texts, { line: first + 1, column: 3 });
    if (!children) return undefined;
    const paragraph: Paragraph = { type: 'paragraph', children };
    node.children.push({ type: 'listItem', spread: false, checked: null, children: [paragraph] });
  }
  // A line right after an item may belong to it.
  const ended = next >= lines.length || lines[next] === '';
  return node.children.length > 0 && ended ? { node, next } : undefined;
}

function readParagraph(lines: string[], index: number): Found<Paragraph> | undefined {
  let next = index;
  while (PROSE.test(lines[next] ?? '')) next++;
  const texts = lines.slice(index, next);
  const end = lines[next] ?? '';
  const ended = end === '' || HEADING.test(end) || ITEM.test(end) || FENCE.test(end);
  if (!ended || texts.some((line) => line.includes(TABLE))) return undefined;
  const children = texts.length > 0 && parsePlainInline(texts, { line: index + 1, column: 1 });
  if (!children) return undefined;
  const column = (texts.at(-1) ?? '').length + 1;
  return { node: { type: 'paragraph', children, position: range(index, next - 1, column) }, next };
}

function range(first: number, last: number, column: number): NonNullable<Code['position']> {
  return { start: { line: first + 1, column: 1 }, end: { line: last + 1, column } };
}
