import { NO_TEXT, noTextProblem } from '../../diagnostics/no-text.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { TextFile } from './site-folder.ts';

/**
 * Reports the first control character in a comment or string of a Lua file. In code, the parser stops at it; the texts
 * of symbols are checked elsewhere.
 */
export function controlCharacters({ path, text }: TextFile): Problem[] {
  if (!path.endsWith('.lua') || !NO_TEXT.test(text)) return [];
  for (const [index, line] of text.split('\n').entries()) {
    const at = line.search(NO_TEXT);
    if (at < 0) continue;
    const before = line.slice(0, at);
    const isQuoted = /^(?!\s*---(?!-)).*--/.test(before) || before.split(/["']/).length % 2 === 0;
    if (!isQuoted) continue;
    return [noTextProblem({ file: path, line: index + 1, column: at + 1 }, line)];
  }
  return [];
}
