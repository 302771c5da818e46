import { visit } from 'unist-util-visit';
import { readFence } from '../../src/node/markdown/code/fence.ts';
import { parseDocument } from '../../src/node/markdown/parse/parse.ts';
import { titledScripts } from './find-scripts.ts';

/**
 * Returns what keeps the Lua blocks of a guide from being whole scripts when they are put together: a block without the
 * title of a script, and a name that a script declares twice.
 *
 * @example
 * checkGuide('a.md', '```lua\nf()\n```') // ['a.md:1: the code has no title such as `title="main.lua"`']
 */
export function checkGuide(file: string, text: string): string[] {
  const problems: string[] = [];
  visit(parseDocument(text), 'code', ({ lang, meta, position }) => {
    const { lang: language, title } = readFence(lang ?? '', meta ?? '');
    if (language !== 'lua' || title?.endsWith('.lua') || /\bfile=/.test(meta ?? '')) return;
    problems.push(`${file}:${position?.start.line}: the code has no title such as \`title="main.lua"\``);
  });
  for (const { name, source, lines } of titledScripts(file, text)) {
    const declared = new Map<string, number>();
    const declarations = source
      .split('\n')
      .flatMap((line, index) =>
        declarationsOf(line).map((declaration) => [declaration, lines[index] ?? 0] as const),
      );
    for (const [declaration, line] of declarations) {
      const first = declared.get(declaration);
      if (first)
        problems.push(`${file}:${line}: \`${name}\` already declares \`${declaration}\` on line ${first}`);
      else declared.set(declaration, line);
    }
  }
  return problems;
}

/** Returns the names that a line declares at the top level: `local a, b = 1`, `function M.f()`. */
function declarationsOf(line: string): string[] {
  const [, local, list] = /^(local )?function ([\w.:]+)/.exec(line) ?? [];
  if (list) return [local ? list : `function ${list}`];
  const [, names = ''] = /^local ([\w, ]+)/.exec(line) ?? [];
  return names.split(',').flatMap((name) => name.trim() || []);
}
