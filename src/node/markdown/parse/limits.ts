/** A text that would slow a build down, and where; line counts from 1 within the text. */
export interface Excess {
  line: number;
  message: string;
  fix: string;
}

/**
 * What a text may contain at most. The time that the parsers take grows with the square of these, and the stack with
 * the nesting.
 */
export const LIMITS = {
  /** Characters of a text. */
  text: 150_000,
  /** Cells of all tables together, empty ones included: the parser fills short rows up. */
  cells: 50_000,
  /** Depth of nested blocks: quotes, lists, `:::` blocks, `<details>`. */
  nesting: 20,
  /** Characters of a paragraph. */
  paragraph: 20_000,
  /** Characters of a paragraph that may be marks: stars, underscores, tildes, brackets. */
  marks: 1_000,
  /** Headings that are underlined with `===` or `---`. */
  underlined: 300,
};

/** State of the pass over the lines of a text. */
interface Scan {
  /** Columns in which the content of the open items of lists starts. */
  items: number[];
  /** Quotes at the start of the line. */
  quotes: number;
  /** `:::` blocks and `<details>` that are open. */
  blocks: number;
  underlined: number;
  fence: string | undefined;
  isTable: boolean;
  /** The most columns of a line since the last empty one, and the cells of all such lines. */
  columns: number;
  cells: number;
  /** The paragraph so far, and the line that it starts on. */
  paragraph: { line: number; length: number; marks: number };
}

/** Finds the first line at which a text exceeds the limits: in one pass over its lines, without parsing it. */
export function findExcess(lines: string[]): Excess | undefined {
  const scan: Scan = {
    items: [],
    quotes: 0,
    blocks: 0,
    underlined: 0,
    fence: undefined,
    isTable: false,
    columns: 0,
    cells: 0,
    paragraph: { line: 1, length: 0, marks: 0 },
  };
  let length = 0;
  for (const [index, line] of lines.entries()) {
    length += line.length + 1;
    if (length > LIMITS.text + 1) return tooLong(index + 1);
    readLine(line, index, lines[index - 1] ?? '', scan);
    const excess = judge(scan, index + 1);
    if (excess) return excess;
  }
  return undefined;
}

function tooLong(line: number): Excess {
  const message = `The text has more than ${LIMITS.text} characters.`;
  return { line, message, fix: 'Split it into several files.' };
}

const MARKER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const FENCE = /^[ \t]*(?:(`{3,})[^`]*|(~{3,}).*)$/;

function readLine(line: string, index: number, before: string, scan: Scan): void {
  const start = { line: index + 1, length: 0, marks: 0 };
  const { text, column, isItem } = readMarkers(line, before, scan);
  const marks = FENCE.exec(column < (scan.items.at(-1) ?? 0) + 4 ? text : '')?.slice(1);
  const fence = marks?.find(Boolean);
  const isIn = scan.fence !== undefined;
  if (fence && !scan.fence) scan.fence = fence;
  else if (fence && scan.fence && fence.startsWith(scan.fence) && text.trim() === fence)
    scan.fence = undefined;
  if (isIn || fence || text.trim() === '') {
    scan.isTable = false;
    scan.columns = 0;
    scan.paragraph = { ...start, line: index + 2 };
    return;
  }
  scan.blocks = Math.max(0, scan.blocks + opened(text));
  if (/^\s{0,3}(?:=+|-+)\s*$/.test(text) && before.trim()) scan.underlined++;
  scan.isTable = text.includes('|') && (scan.isTable || isTableHead(before, text));
  countCells(text, isItem, scan);
  const isDefinition = /^ {0,3}\[[^\]]+\]:/.test(text) && (scan.paragraph.length === 0 || isDefined(before));
  if (isItem || scan.isTable || isDefinition || /^ {0,3}(?:#{1,6}[ \t]|:::)/.test(text))
    scan.paragraph = start;
  scan.paragraph.length += text.length + 1;
  scan.paragraph.marks += text.match(/[*_~[\]]/g)?.length ?? 0;
}

/** Takes every line with a bar, and those right below one, for a row: what is a table in the end, the parser decides. */
function countCells(text: string, isItem: boolean, scan: Scan): void {
  const bars = text.split('|').length - 1;
  scan.columns = Math.max(isItem ? 0 : scan.columns, bars && bars + 1);
  scan.cells += scan.columns;
}

/** Removes the marks of quotes and list items from the line, and tracks which of them are open. */
function readMarkers(
  line: string,
  before: string,
  scan: Scan,
): { text: string; column: number; isItem: boolean } {
  let at = 0;
  let isItem = false;
  scan.quotes = 0;
  MARKER.lastIndex = 0;
  for (let found = scan.fence ? null : MARKER.exec(line); found; found = MARKER.exec(line)) {
    const marker = found.index + found[0].search(/\S/);
    if (found[0].endsWith('>')) scan.quotes++;
    else if (canStart(found[0].trim(), marker, before, scan)) {
      while (marker < (scan.items.at(-1) ?? 0)) scan.items.pop();
      scan.items.push(MARKER.lastIndex + 1);
      isItem = true;
    } else break;
    at = MARKER.lastIndex;
    if (scan.quotes + scan.items.length > LIMITS.nesting) break;
  }
  const text = line.slice(at);
  const column = at + Math.max(0, text.search(/\S/));
  if (!isItem && !scan.fence && text.trim() && !before.trim())
    while (column < (scan.items.at(-1) ?? 0)) scan.items.pop();
  return { text, column, isItem };
}

/** In a paragraph outside lists a number other than 1 starts none, and neither does a line far to the right. */
function canStart(marker: string, column: number, before: string, { items, paragraph }: Scan): boolean {
  if (column > (items.at(-1) ?? 0) + 3) return false;
  return items.length > 0 || paragraph.length === 0 || !before.trim() || /^(?:[-+*]|1[.)])$/.test(marker);
}

/** How many blocks the line opens more than it closes. */
function opened(text: string): number {
  const [directive, name] = /^\s*:::+\s*(\w?)/.exec(text) ?? [];
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (directive ? (name ? 1 : -1) : 0) + count(/<details\b/gi) - count(/<\/details\b/gi);
}

/** From the second line of a table on, which says how many columns there are, each row is a separate paragraph. */
function isTableHead(first: string, second: string): boolean {
  if (!/^[\s>]*[|:-][|: \t-]*$/.test(second) || !second.includes('-')) return false;
  const columns = (row: string) => row.replace(/^[\s>]*\|?|(?<!\\)\|[ \t]*$/g, '').split(/(?<!\\)\|/).length;
  return columns(first) === columns(second);
}

function isDefined(line: string): boolean {
  return /^ {0,3}\[[^\]]+\]:/.test(line);
}

function judge(
  { items, quotes, blocks, underlined, cells, paragraph }: Scan,
  line: number,
): Excess | undefined {
  if (quotes + items.length + blocks > LIMITS.nesting) {
    const message = `Blocks are nested more than ${LIMITS.nesting} levels deep here.`;
    return { line, message, fix: 'Reduce the nesting of quotes, lists or blocks.' };
  }
  if (underlined > LIMITS.underlined) {
    const message = `The text has more than ${LIMITS.underlined} underlined headings.`;
    return { line, message, fix: 'Write headings as `## Heading`.' };
  }
  if (cells > LIMITS.cells) {
    const message = `The tables of the text have more than ${LIMITS.cells} cells.`;
    return { line, message, fix: 'Split the text into several files.' };
  }
  const fix = 'Split it with empty lines, or put data into a code block.';
  // Each line counts with its end, the last one too.
  if (paragraph.length > LIMITS.paragraph + 1) {
    const message = `The paragraph has more than ${LIMITS.paragraph} characters.`;
    return { line: paragraph.line, message, fix };
  }
  if (paragraph.marks > LIMITS.marks) {
    const message = `The paragraph has more than ${LIMITS.marks} stars, underscores, tildes and brackets.`;
    return { line: paragraph.line, message, fix };
  }
  return undefined;
}
