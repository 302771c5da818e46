import type { DocComment, TypeComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import { checkTags, symbolOf } from './entries.ts';
import type { GroupDoc, TypeDoc } from './model.ts';
import type { Report } from './report.ts';
import { requireText } from './require-text.ts';

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
