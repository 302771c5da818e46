import type { CodePlace } from './code-checks.ts';
import type { Fence } from './fence.ts';
import type { MarkedCode } from './mark-lines.ts';
import type { Script } from './script.ts';

/** What a fence says about the check of its code. */
export type CheckMarks = Pick<Fence, 'mistake' | 'unchecked'>;

/** Lua code that a text contains, for the check. */
export interface LuaCode extends CheckMarks {
  /** The code with empty lines for its markers, so that lines keep their numbers. */
  code: string;
  file: string;
  line?: number;
  column?: number;
  /** The fence that shows the code, if the code is a separate file. */
  shownAt?: { file: string; line?: number; column?: number };
}

/** Is called with Lua code in the order of the text. */
export type TakeLua = (block: LuaCode) => void;

/** Hands the Lua code of blocks over. */
interface LuaCollector {
  /** The code of a block, with its markers. */
  addBlock(place: CodePlace, marked: MarkedCode, marks: CheckMarks): void;
  /** A file that a block shows. */
  addScript(place: CodePlace, script: Script, marks: CheckMarks): void;
}

/** Creates a collector for the texts of a site. */
export function createLuaCollector(onLua: TakeLua): LuaCollector {
  return {
    addBlock({ file, ...place }, marked, marks) {
      onLua({ code: blankMarkers(marked), file, ...positionOf(place), ...marks });
    },
    addScript({ file, line, column }, script, marks) {
      // The fence is above the code.
      const shownAt = { file, ...positionOf({ column, line: line === undefined ? undefined : line - 1 }) };
      onLua({ code: cleanLines(script.text), file: script.file, line: 1, shownAt, ...marks });
    },
  };
}

/** Hands a file over once for each text that shows it or parts of it, with the marks of all the fences. */
export function mergeScripts(onLua: TakeLua): TakeLua {
  const scripts = new Map<string, LuaCode>();
  return (code) => {
    const { file, shownAt } = code;
    const key = shownAt && `${shownAt.file}\0${file}`;
    const before = key === undefined ? undefined : scripts.get(key);
    if (before?.shownAt) {
      Object.assign(before, code, { shownAt: before.shownAt });
      return;
    }
    if (key !== undefined) scripts.set(key, code);
    onLua(code);
  };
}

/** Returns code with the line ends of texts, and without the mark that some editors put at the start of a file. */
export function cleanLines(code: string): string {
  return code.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function positionOf({ line, column }: { line?: number | undefined; column?: number | undefined }) {
  return { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
}

function blankMarkers({ lines }: MarkedCode): string {
  const blank: string[] = [];
  for (const { text, index } of lines) blank[index] = text;
  return Array.from(blank, (text) => text ?? '').join('\n');
}
