import type { Statement } from 'luaparse';
import { type LuaComment, type LuaProblem, parseLua } from './lua.ts';

/** A definition file, read as far as its syntax allows. */
export interface ParsedFile {
  body: Statement[];
  comments: LuaComment[];
  /** The text that was read: statements with a syntax error are empty lines in it. */
  text: string;
  problems: LuaProblem[];
  /** What was left out. */
  lost: string[];
  /** Lines that were left out, counted from 1. */
  lostLines: Set<number>;
}

/** Number of statements with errors beyond which a file is not taken for definitions. */
const MOST_ERRORS = 20;

/**
 * Parses a definition file around its syntax errors, so that one does not hide the others. When leaving out the
 * statements with an error does not help, only the first error and the comments remain.
 */
export function parseAround(source: string): ParsedFile {
  const lines = source.split('\n');
  const lostLines = new Set<number>();
  const lost: string[] = [];
  const problems: LuaProblem[] = [];
  while (problems.length <= MOST_ERRORS) {
    const text = lines.join('\n');
    const parsed = parseLua(text);
    if (!('problem' in parsed)) return { ...parsed, text, problems, lost, lostLines };
    const found = findCulprit(parsed.problem, lines);
    problems.push(found?.problem ?? parsed.problem);
    if (!found) break;
    for (let line = found.first; line <= found.last; line++) {
      lost.push(lines[line - 1] ?? '');
      lines[line - 1] = '';
      lostLines.add(line);
    }
  }
  const all = source.split('\n');
  return {
    body: [],
    comments: readComments(all),
    text: source,
    problems: problems.slice(0, 1),
    lost: all,
    lostLines: new Set(all.map((_, index) => index + 1)),
  };
}

/** A statement that does not parse: lines without an empty one or a comment between, or a whole table. */
interface Culprit extends Chunk {
  problem: LuaProblem;
}

interface Chunk {
  first: number;
  last: number;
}

/** An error may show far below the statement that it is in, such as one that nothing ends. */
function findCulprit(problem: LuaProblem, lines: string[]): Culprit | undefined {
  const here = chunkAt(problem.line, lines);
  const isEnd = problem.message.includes('the end');
  if (here && !isEnd && problemOf(here, lines)) return { ...here, problem };
  const culprits: Culprit[] = [];
  for (let line = 1; line <= (isEnd ? lines.length : problem.line); line++) {
    const chunk = chunkAt(line, lines);
    if (!chunk) continue;
    line = chunk.last;
    const culprit = problemOf(chunk, lines);
    if (culprit) culprits.push({ ...chunk, problem: { ...culprit, line: culprit.line + chunk.first - 1 } });
  }
  return culprits.length === 1 ? culprits[0] : undefined;
}

function problemOf({ first, last }: Chunk, lines: string[]): LuaProblem | undefined {
  const parsed = parseLua(lines.slice(first - 1, last).join('\n'));
  return 'problem' in parsed ? parsed.problem : undefined;
}

function chunkAt(line: number, lines: string[]): Chunk | undefined {
  const isCode = (at: number) => /^\s*(?!---)\S/.test(lines[at - 1] ?? '');
  if (!isCode(line)) return undefined;
  const table = tableAt(line, lines);
  if (table) return table;
  let [first, last] = [line, line];
  while (isCode(first - 1)) first--;
  while (isCode(last + 1)) last++;
  return { first, last };
}

/** The table that a line is part of: comments and empty lines may be between its entries, which are indented. */
function tableAt(line: number, lines: string[]): Chunk | undefined {
  const at = (number: number) => lines[number - 1] ?? '';
  const isInside = (number: number) => number <= lines.length && /^(?:[ \t]|$)/.test(at(number));
  let first = line;
  while (first > 1 && (isInside(first) || at(first).startsWith('}'))) first--;
  if (!/\{\s*(?:--.*)?$/.test(at(first))) return undefined;
  let last = first;
  while (isInside(last + 1)) last++;
  if (at(last + 1).startsWith('}')) last++;
  return line <= last ? { first, last } : undefined;
}

function readComments(lines: string[]): LuaComment[] {
  let index = 0;
  return lines.flatMap((line, at) => {
    const start = line.search(/\S/);
    const here = index + Math.max(start, 0);
    index += line.length + 1;
    if (!line.startsWith('---', start)) return [];
    return [{ raw: line.slice(start), line: at + 1, column: start + 1, index: here }];
  });
}
