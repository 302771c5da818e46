import type { DocComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { Report } from './report.ts';
import { describeRepeat, valueKey } from './value-key.ts';

/**
 * Adds the values of the table below an `@enum`, or its keys, to the type.
 *
 * @param above The comment that ends above a line, by line.
 */
export function fillEnum(
  { type }: DocComment,
  table: Declaration | undefined,
  above: ReadonlyMap<number, Pick<DocComment, 'summary' | 'description'>>,
  report: Report,
): void {
  if (!type?.enumOf) return;
  const fields = table?.fields ?? [];
  if (table?.unnamed) {
    const { code, position } = table.unnamed;
    const message = `The enum \`${type.name}\` has the value \`${code}\` without a name.`;
    report.error(position, message, `Write \`NAME = ${code}\`, or an \`@alias\` with \`---|\` lines.`);
    return;
  }
  if (!fields.length) {
    // Above a function, the tag itself is reported.
    if (table?.kind === 'function') return;
    report.error(
      type.position,
      `\`@enum ${type.name}\` is not directly above a table with values.`,
      'Write a table such as `{ red = 1, green = 2 }` right below it.',
    );
    return;
  }
  if (type.enumOf === 'values') reportUnread(type.name, fields, report);
  const owner = `${table?.base ?? ''}${table?.separator ?? ''}${table?.name}`;
  type.members = fields.flatMap(({ name, literal, position }) => {
    const isBelowText = position.line !== table?.position.line;
    const { summary = '', description } = (isBelowText && above.get(position.line)) || {};
    const code = type.enumOf === 'keys' ? '' : `\`${owner}.${name}\``;
    const text = [code, summary].filter(Boolean).join(': ');
    const start = description?.position;
    // Where the text would begin if the code was written before the comment.
    const textAt = summary && start && { ...start, column: start.column - text.length + summary.length };
    const member = { description: text, ...(textAt && { textAt }) };
    if (type.enumOf === 'keys') return { literal: `"${name}"`, ...member };
    return literal === undefined ? [] : { literal, ...member, name };
  });
  dropRepeated(type, fields, report);
}

/** Reports names and values that an enum has twice, and leaves out what Lua, or a set of values, does not keep. */
function dropRepeated(
  type: NonNullable<DocComment['type']>,
  fields: NonNullable<Declaration['fields']>,
  report: Report,
): void {
  const isKeys = type.enumOf === 'keys';
  // The members are in the same order.
  const written = fields.filter(({ literal }) => isKeys || literal !== undefined);
  const last = new Map(written.map(({ name }, index) => [name, index]));
  const names = new Set<string>();
  const values = new Map<string, string>();
  type.members = type.members.filter(({ literal }, index) => {
    const { name = '', position = type.position } = written[index] ?? {};
    if (!isKeys && names.has(name)) {
      const message = `The enum \`${type.name}\` has the name \`${name}\` twice; Lua keeps the last value.`;
      report.error(position, message, 'Remove or rename one of the two.');
    }
    names.add(name);
    if (!isKeys && last.get(name) !== index) return false;
    const before = values.get(valueKey(literal));
    if (before === undefined) {
      values.set(valueKey(literal), literal);
      return true;
    }
    const message = describeRepeat(`The enum \`${type.name}\``, before, literal);
    report.error(position, message, 'Give each name its own value.');
    return false;
  });
}

/** Reports values that are known only when the code runs, because the set would lack them. */
function reportUnread(owner: string, fields: NonNullable<Declaration['fields']>, report: Report): void {
  for (const { name, literal, position } of fields) {
    if (literal !== undefined && literal !== 'nil') continue;
    const fault = literal === 'nil' ? 'nil, so the table does not have it' : 'not written out';
    const message = `The value of \`${name}\` in the enum \`${owner}\` is ${fault}.`;
    report.error(position, message, 'Write a number, or a string in quotes.');
  }
}
