import type { DocComment } from '../comment-model.ts';
import type { Declaration } from '../declarations.ts';
import type { Report } from '../report.ts';
import type { LuaComment } from '../syntax/lua.ts';

/** Reports comments after the values of an `@enum`: editors show them, but only those above a value are read. */
export function reportCommentsAfterValues(
  { type }: DocComment,
  table: Declaration | undefined,
  comments: LuaComment[],
  report: Report,
): void {
  if (!type?.enumOf || !table) return;
  for (const { raw, line, column } of comments) {
    const value = table.fields?.findLast(
      ({ position }) => position.line === line && position.column < column && line > table.position.line,
    );
    const text = raw.replace(/^-+(?:\[=*\[)?|\]=*\]$/g, '').trim();
    if (!value || !text) continue;
    const fix = text.startsWith('@')
      ? 'Remove it: values have no tags.'
      : `Write \`---${text}\` in a line above the value, or \`-- ${text}\` there if it is a note for authors.`;
    const message = `No page shows the comment after the value \`${value.name}\`.`;
    report.warn({ ...value.position, column }, message, fix);
  }
}
