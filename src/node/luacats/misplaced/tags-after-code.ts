import type { Report } from '../report.ts';
import type { LuaComment } from '../syntax/lua.ts';
import { TAGS } from '../tags/tags.ts';

/** How the code of a declaration ends. */
const DECLARATION = /(?:\bend|\bnil|\{\s*\})$/;

/** Reports tags after declarations, which are not read. A value without its `@type` is reported as such. */
export function reportTagsAfterCode(
  file: string,
  source: string,
  comments: LuaComment[],
  report: Report,
): void {
  for (const { raw, line, column, index } of comments) {
    if (!DECLARATION.test(source.slice(index - column + 1, index).trim())) continue;
    const [, tag = ''] = /^---\s*@([a-z]+)\b/.exec(raw) ?? [];
    if (!TAGS.includes(tag) || tag === 'type' || tag === 'diagnostic') continue;
    report.error(
      { file, line, column },
      `\`@${tag}\` after code is not read.`,
      'Move it up, to a line of its own in the comment above the code.',
    );
  }
}
