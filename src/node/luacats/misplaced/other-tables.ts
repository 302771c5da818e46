import { isHidden } from '../comment-model.ts';
import type { FileState, Item } from '../state.ts';

/**
 * Reports global tables other than that of the group, and returns the items without these tables and their content: no
 * page would have that under the name that scripts write. A table may make a class, if the class has its name or only
 * methods.
 */
export function withoutOtherTables(items: Item[], { table: own, path, context }: FileState): Item[] {
  const { lost, report } = context;
  const left = new Set<Item>();
  for (const item of own ? items : []) {
    const { declaration: table, block } = item;
    if (table?.kind !== 'table' || table.local || table.name === own?.declaration?.name) continue;
    const { name, position } = table;
    const members = items.filter(({ declaration }) => declaration?.base === name);
    const isOfObjects =
      members.length > 0 && members.every(({ declaration }) => declaration?.separator === ':');
    if (block?.type && (block.type.name === name || isOfObjects)) continue;
    for (const found of [item, ...members]) left.add(found);
    if (block && isHidden(context, block, name)) continue;
    lost.symbols.push(name, ...members.map(({ declaration }) => `${name}.${declaration?.name}`));
    report.error(
      position,
      `\`${name}\` is a global table next to \`${own?.declaration?.name}\`, expected one in each file.`,
      `Move it ${members.length ? 'and what is in it ' : ''}to \`${path.replace(/[^/]*$/, `${name}.lua`)}\`${members.length ? '' : ', or remove it'}.`,
    );
  }
  return items.filter((item) => !left.has(item));
}
