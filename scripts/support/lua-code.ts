/** Lua code between two fences of a file. */
export interface LuaCode {
  /** Index of its first line in the file, and of the closing fence. */
  start: number;
  end: number;
  /** What precedes each of its lines: the dashes of a comment, and the indentation of the fence. */
  prefix: string;
  code: string;
}

const OPENING = /^(---)?(\s*)(`{3,}|~{3,})\s*(\S*)/;

/**
 * Finds the Lua code between the fences of a Markdown file, or of the comments of a definition file.
 *
 * @example
 * findLuaCode('```lua\nprint(1)\n```') // [{ start: 1, end: 2, prefix: '', code: 'print(1)' }]
 */
export function findLuaCode(text: string): LuaCode[] {
  const lines = text.split('\n');
  const found: LuaCode[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, dashes = '', indent = '', mark = '', language = ''] = OPENING.exec(lines[index] ?? '') ?? [];
    if (!mark) continue;
    const start = index + 1;
    const isClosing = (line: string) => line.slice(dashes.length).trim() === mark;
    const end = lines.findIndex((line, at) => at >= start && isClosing(line));
    if (end < 0) break;
    index = end;
    if (!/^lua(?![\w-])/i.test(language)) continue;
    const code = lines.slice(start, end).map((line) => cutStart(line, dashes, indent));
    found.push({ start, end, prefix: dashes + indent, code: code.join('\n') });
  }
  return found;
}

function cutStart(line: string, dashes: string, indent: string): string {
  const text = line.startsWith(dashes) ? line.slice(dashes.length) : line;
  const width = text.length - text.trimStart().length;
  return text.slice(Math.min(width, indent.length));
}

/** Returns the lines of the file that hold a code. */
export function writeLines({ prefix, code }: LuaCode): string[] {
  return code.split('\n').map((line) => (line ? prefix + line : prefix.trimEnd()));
}

/** Puts code back between its fences. Codes must be those of the text, in any order. */
export function replaceLuaCode(text: string, codes: LuaCode[]): string {
  const lines = text.split('\n');
  for (const block of codes.toSorted((a, b) => b.start - a.start))
    lines.splice(block.start, block.end - block.start, ...writeLines(block));
  return lines.join('\n');
}
