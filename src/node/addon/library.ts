import { parseTypeAt, SITE_TAGS, tagOf } from '../luacats/index.ts';
import type { Position } from '../luacats/model.ts';
import type { SymbolNote } from './input.ts';

/** A change to a definition file: another type of a parameter or return value, or more tags of a symbol. */
export type Edit =
  /** `position` is that of the name of the parameter in its tag. */
  | { kind: 'param'; position: Position; type: string }
  /** `position` is that of the type of the value in its tag. */
  | { kind: 'return'; position: Position; type: string }
  /** `position` is in the line below the tags. */
  | { kind: 'tags'; position: Position; tags: string[] };

/** What is added to the comments of a file. */
export interface FileNotes {
  notes: SymbolNote[];
  absolute(path: string): string;
}

const TAG = /^\s*@/;
const MEMBER = /^\s*\|/;
const SEE_ROUTE = /^\s*@see\s+\//;
const FENCE = /^\s*(?:```|~~~)/;

/**
 * Returns a definition file as editors get it: without the tags that only the site reads, with full URLs in its links,
 * with the notes at the end of descriptions, and with the edits.
 */
export function libraryFile(text: string, edits: Edit[], { notes, absolute }: FileNotes): string {
  const lines = text.split('\n');
  for (const edit of edits) if (edit.kind !== 'tags') replaceType(lines, edit);
  const before = new Map<number, string[]>();
  const dropped = new Set<number>();
  for (const block of blocksOf(lines)) {
    const note = notes.find(({ position }) => holds(block, position));
    const firstTag = block.lines.find((line) => TAG.test(line.text));
    const end = firstTag?.line ?? block.lastLine + 1;
    const hasText = block.lines.some((line) => line.line < end && line.text.trim());
    if (note && hasText) before.set(end, noteLines(note.paragraphs));
    for (const line of siteLines(block.lines)) dropped.add(line);
    let isCode = false;
    for (const { line, text: comment } of block.lines) {
      if (line >= end) break;
      if (FENCE.test(comment)) isCode = !isCode;
      if (!isCode) lines[line - 1] = withUrls(lines[line - 1] ?? '', absolute);
    }
  }
  for (const edit of edits) if (edit.kind === 'tags') append(before, edit.position.line, edit.tags);
  return lines
    .flatMap((line, index) => [
      ...(before.get(index + 1) ?? []).map((note) => `---${note}`),
      ...(dropped.has(index + 1) ? [] : [line]),
    ])
    .join('\n');
}

interface Block {
  lines: { line: number; text: string }[];
  lastLine: number;
}

/** Finds the comments: consecutive lines that start with three dashes. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const [, text] = /^\s*---(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
    if (text === undefined) continue;
    const last = blocks.at(-1);
    const entry = { line: index + 1, text };
    if (last?.lastLine === index) {
      last.lines.push(entry);
      last.lastLine = index + 1;
    } else blocks.push({ lines: [entry], lastLine: index + 1 });
  }
  return blocks;
}

/** Returns whether a position belongs to a comment: its symbol is declared below it, or named in one of its tags. */
function holds({ lines, lastLine }: Block, { line }: Position): boolean {
  return line >= (lines[0]?.line ?? 0) && line <= lastLine + 1;
}

function noteLines(paragraphs: string[]): string[] {
  return paragraphs.flatMap((paragraph) => ['', paragraph]);
}

function append(lists: Map<number, string[]>, key: number, more: string[]): void {
  lists.set(key, [...(lists.get(key) ?? []), ...more]);
}

/** Returns the numbers of the lines with tags that only the site reads, and of the text that continues below them. */
function siteLines(lines: Block['lines']): number[] {
  let isOwn = false;
  return lines.flatMap(({ line, text }) => {
    if (TAG.test(text) || MEMBER.test(text)) isOwn = SITE_TAGS.includes(tagOf(text)) || SEE_ROUTE.test(text);
    return isOwn ? [line] : [];
  });
}

function withUrls(line: string, absolute: FileNotes['absolute']): string {
  return line.replaceAll(/\]\((\/[^\s)]*)\)/g, (_, path: string) => `](${absolute(path)})`);
}

/** Replaces the type in a tag: of a return value, or after the name of a parameter. */
function replaceType(lines: string[], { kind, position, type }: Exclude<Edit, { kind: 'tags' }>): void {
  const { line, column } = position;
  const text = lines[line - 1] ?? '';
  const [name = ''] = (kind === 'param' && /^(?:\.\.\.|\w+)(?:\s*\?)?\s+/.exec(text.slice(column - 1))) || [];
  const start = column - 1 + name.length;
  lines[line - 1] = `${text.slice(0, start)}${type}${text.slice(parseTypeAt(text, start).end)}`;
}
