import type { Statement } from 'luaparse';
import { nearest } from '../diagnostics/nearest.ts';
import type { ReadContext } from './comment-model.ts';
import type { CommentBlock } from './comments.ts';
import type { Declaration } from './declarations.ts';
import type { FileState } from './state.ts';

/** Removes the `@meta` line that a file starts with, and returns the name in it that scripts give to `require`. */
export function takeMeta(path: string, blocks: CommentBlock[], context: ReadContext): string | undefined {
  const first = blocks[0];
  const line = first?.lines[0];
  const match = /^\s*@meta(?:\s+(\S+))?\s*$/.exec(line?.text ?? '');
  const at = { file: path, line: 1, column: 1 };
  if (first && !match && /^\s*@meta(?![\w-])/.test(line?.text ?? '')) {
    const fix = 'Write one name of letters without spaces, such as `---@meta ffi`, or none.';
    context.report.error(at, `\`${line?.text.trim()}\` does not name a module.`, fix);
  } else if (!first || !match) {
    const [, tag = ''] = /^\s*@([\w-]+)\s*$/.exec(line?.text ?? '') ?? [];
    // A misspelt tag is reported as one.
    if (nearest(tag, ['meta'])) return undefined;
    context.report.error(at, 'The file does not start with `---@meta`.', 'Make `---@meta` its first line.');
    return undefined;
  }
  first.lines.shift();
  if (!first.lines.length) blocks.shift();
  return match?.[1] === '_' ? undefined : match?.[1];
}

/** Reports a table that scripts cannot get as the file says: as a global, or from `require`. */
export function checkModule(
  declaration: Declaration,
  { module, returned, id }: { module: string | undefined; returned: string | undefined; id: string },
  { path, context: { report, lost } }: FileState,
): void {
  if (module !== undefined && module !== id && !declaration.local && !returned) {
    report.error(
      { file: path, line: 1, column: 1 },
      `The file names the module \`${module}\`, but its table \`${declaration.name}\` is global, and not returned.`,
      `Write \`---@meta\` alone. If scripts load it with \`require\`, write \`local ${declaration.name} = {}\`, and end the file with \`return ${declaration.name}\`.`,
    );
    lost.symbols.push(id);
  }
  if (module !== undefined && declaration.local && returned !== declaration.name) {
    const message = `\`${declaration.name}\` is not returned, so \`require\` would not get it in editors.`;
    report.error(declaration.position, message, `End the file with \`return ${declaration.name}\`.`);
  }
  if (module === undefined && declaration.local && returned !== declaration.name) {
    report.error(
      declaration.position,
      `\`${declaration.name}\` is local, and the file does not return it, so no script can use it.`,
      `Write it without \`local\`. If scripts load it with \`require\`, start the file with \`---@meta ${id}\` and end it with \`return ${declaration.name}\`.`,
    );
  }
}

/** Reports what a file returns that scripts do not load: nobody gets it. */
export function reportReturn(
  body: Statement[],
  module: string | undefined,
  { path, table, group, context: { report } }: FileState,
): void {
  const last = body.at(-1);
  if (last?.type !== 'ReturnStatement' || module !== undefined || table?.declaration?.local) return;
  const { line = 1, column = 0 } = last.loc?.start ?? {};
  const { name } = table?.declaration ?? {};
  report.warn(
    { file: path, line, column: column + 1 },
    'Nobody gets what the file returns: scripts do not load it.',
    group && name !== '_G'
      ? `Remove the line. If scripts load it with \`require\`, start the file with \`---@meta ${group.id}\`, and write \`local ${name} = {}\`.`
      : 'Remove the line.',
  );
}
