import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import {
  CallParenType,
  CollapseSimpleStatement,
  Config,
  formatCode,
  IndentType,
  LuaVersion,
  OutputVerification,
  QuoteStyle,
} from '@johnnymorganz/stylua';
import { formatProblem, type Problem } from '../../src/node/diagnostics/problem.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { listFiles } from '../../src/node/source/files/site-folder.ts';
import { findLuaCode, type LuaCode, replaceLuaCode, writeLines } from './lua-code.ts';
import { type StepResult, timeStep } from './steps.ts';

/** Folders with Lua code. */
const FOLDERS = ['definitions', 'content', 'scripts/lua', 'tests/lua'];

/** Columns of the narrowest place that shows code without scrolling. */
const WIDTH = 80;

/**
 * Formats Lua code in the style of this project; undefined when it does not parse, which is the build's to say.
 *
 * @example
 * formatLua("print 'x'") // 'print("x")'
 */
export function formatLua(code: string): string | undefined {
  const config = Config.new();
  config.syntax = LuaVersion.LuaJIT;
  config.column_width = WIDTH;
  config.indent_type = IndentType.Spaces;
  config.indent_width = 4;
  config.quote_style = QuoteStyle.AutoPreferDouble;
  config.call_parentheses = CallParenType.Always;
  config.collapse_simple_statement = CollapseSimpleStatement.Never;
  try {
    return formatCode(code, config, undefined, OutputVerification.Full).trimEnd();
  } catch {
    return undefined;
  }
}

/** The Lua code of a file that the style would write in another way, in that way. */
function unformatted(file: string, text: string): LuaCode[] {
  if (isScript(file)) {
    const code = formatLua(text);
    if (code === undefined || `${code}\n` === text) return [];
    return [{ start: 0, end: text.split('\n').length, prefix: '', code: `${code}\n` }];
  }
  return findLuaCode(text).flatMap((block) => {
    const code = formatLua(block.code);
    return code === undefined || code === block.code ? [] : [{ ...block, code }];
  });
}

/** Returns the text of a file with its Lua code in the style of this project. */
export function formatFile(file: string, text: string): string {
  return replaceLuaCode(text, unformatted(file, text));
}

/**
 * Formats the Lua code in the comments of definitions, in texts, in the scripts next to them, and in the stub.
 *
 * @param paths Files; those of the site when there are none.
 */
export async function formatLuaCode(paths: string[]): Promise<void> {
  for (const file of await chosenFiles(paths)) {
    const text = await readFile(join(PROJECT_DIR, file), 'utf8');
    const formatted = formatFile(file, text);
    if (formatted !== text) await writeFile(join(PROJECT_DIR, file), formatted);
  }
}

/** Reports the Lua code in definitions, texts and scripts that `npm run format` would change. */
export function checkLuaFormat(paths: string[] = []): Promise<StepResult> {
  return timeStep('format of Lua code', async () => {
    const problems: Problem[] = [];
    for (const file of await chosenFiles(paths)) {
      const text = await readFile(join(PROJECT_DIR, file), 'utf8');
      const lines = text.split('\n');
      for (const block of unformatted(file, text)) {
        const at = writeLines(block).findIndex((line, index) => line !== lines[block.start + index]);
        problems.push({
          severity: 'error',
          file,
          line: block.start + Math.max(at, 0) + 1,
          message: 'The Lua code is not formatted as StyLua formats it.',
          fix: 'Run `npm run format`.',
        });
      }
    }
    return { ok: problems.length === 0, output: problems.map(formatProblem).join('\n') };
  });
}

/** Returns whether a file contains Lua code that is formatted here; the path may be relative to the working folder. */
export function holdsLuaCode(path: string): boolean {
  return /^(?:definitions\/.*\.lua|content\/.*\.(?:md|lua)|(?:scripts|tests)\/lua\/.*\.lua)$/.test(
    inProject(path),
  );
}

/** Returns whether a file is Lua code itself: definitions have theirs in comments. */
function isScript(file: string): boolean {
  return !file.startsWith('definitions/') && file.endsWith('.lua');
}

function inProject(path: string): string {
  return relative(PROJECT_DIR, resolve(path)).replaceAll('\\', '/');
}

async function chosenFiles(paths: string[]): Promise<string[]> {
  if (paths.length) return paths.filter(holdsLuaCode).map(inProject);
  const lists = await Promise.all(FOLDERS.map((folder) => listFiles(PROJECT_DIR, folder, [])));
  return lists.flat().filter((path) => holdsLuaCode(join(PROJECT_DIR, path)));
}
