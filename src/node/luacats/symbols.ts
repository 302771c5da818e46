import { checkSignature } from './checks/check-signature.ts';
import { matchParams } from './checks/match-params.ts';
import type { DocComment, ReadContext, TypeComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import { checkTags, symbolOf } from './entries.ts';
import type { EventDoc, FamilyDoc, FunctionType, GroupDoc, TypeDoc } from './model.ts';
import { EVENT_CLASS, lastPart } from './names.ts';
import type { Report } from './report.ts';
import { requireText } from './require-text.ts';
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
    report.error(position, message, 'Write a number or a text in quotes.');
  }
}

/** Creates the doc of a class or alias; `group` is the one with its methods. */
export function makeType(
  block: TypeComment,
  { group, table }: Pick<TypeDoc, 'group' | 'table'>,
  report: Report,
): TypeDoc {
  const { type, fields, operators } = block;
  const { kind, name, base, members, parents, typeParams } = type;
  checkTags(block, kind, report);
  return {
    kind,
    ...symbolOf(name, type, block),
    ...(typeParams && { typeParams }),
    ...(base && { base }),
    members,
    fields,
    operators,
    parents,
    ...(group !== undefined && { group }),
    ...(table !== undefined && { table }),
  };
}

/** Creates the doc of a group, still without entries. `module` is what `---@meta` names. */
export function makeGroup(
  id: string,
  table: Declaration,
  block: DocComment | undefined,
  module: string | undefined,
  report: Report,
): GroupDoc {
  const described = requireText(table, block, id, report) ? block : undefined;
  if (described && described.type?.kind !== 'class') {
    report.error(
      table.position,
      `The table \`${table.name}\` of the group has no \`@class\`.`,
      `Add \`---@class ${id}lib\` to its comment.`,
    );
  } else if (described) checkTags(described, 'class', report);
  const empty = { description: { text: '', position: table.position }, summary: '', phrases: [], see: [] };
  return {
    ...(described ? symbolOf(id, table, described) : { name: id, position: table.position, ...empty }),
    id,
    entries: [],
    fields: described?.fields ?? [],
    sections: described?.sections ?? [],
    ...(module !== undefined && { module }),
  };
}

/** Creates the doc of the class of an event family. */
export function makeFamily(block: TypeComment, report: Report): FamilyDoc {
  checkTags(block, 'class', report);
  const id = lastPart(block.type.name);
  return { ...symbolOf(id, block.type, block), id, sections: block.sections };
}

/** Creates the doc of an event whose callback gets a table. Fields of parents come first. */
export function makeTableEvent(block: TypeComment, context: ReadContext): EventDoc {
  const { type, returns } = block;
  const [, family = '', name = ''] = EVENT_CLASS.exec(type.name) ?? [];
  requireText(type, block, type.name, context.report);
  checkTags(block, 'class', context.report);
  return {
    ...symbolOf(name, type, block),
    family,
    fields: block.fields,
    params: [],
    returns,
    callback: { kind: 'function', params: [], returns: [] },
  };
}

/** Returns an event with the fields of its class and of the classes that it extends, and the callback that receives them. */
export function finishTableEvent(event: EventDoc, types: Map<string, TypeComment>): EventDoc {
  const name = `event.${event.family}.${event.name}`;
  const fields = fieldsOf(name, types, new Set());
  if (!fields.length) return { ...event, fields };
  const params: FunctionType['params'] = [{ name: 'e', optional: false, type: { kind: 'name', name } }];
  return { ...event, fields, callback: { ...event.callback, params } };
}

function fieldsOf(name: string, types: Map<string, TypeComment>, seen: Set<string>): EventDoc['fields'] {
  const block = types.get(name);
  if (!block || seen.has(name)) return [];
  seen.add(name);
  const redefined = new Set(block.fields.map((field) => field.name));
  const inherited = block.type.parents.flatMap((parent) => fieldsOf(parent, types, seen));
  return [...inherited.filter((field) => !redefined.has(field.name)), ...block.fields];
}

/** Creates the doc of an event whose callback is written as a function. */
export function makeFunctionEvent(
  declaration: Declaration,
  block: DocComment | undefined,
  family: string,
  context: ReadContext,
): EventDoc | undefined {
  const { report } = context;
  const fullName = `${family}.${declaration.name}`;
  if (!requireText(declaration, block, fullName, report)) return undefined;
  checkTags(block, 'function', report);
  const params = matchParams(declaration, block, fullName, context);
  checkSignature(declaration, params, block, report);
  const { returns } = block;
  const callback: FunctionType = {
    kind: 'function',
    params: params.map(({ name, optional, type }) => ({ name, optional, type })),
    returns: returns.map(({ name, type }) =>
      name === '...'
        ? { type: { kind: 'variadic', inner: type } }
        : { ...(name !== undefined && { name }), type },
    ),
  };
  const symbol = symbolOf(declaration.name, declaration, block);
  return { ...symbol, family: lastPart(family), fields: [], params, returns, callback };
}
