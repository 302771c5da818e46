import type { DocComment } from '../comment-model.ts';
import type { Declaration } from '../declarations.ts';
import type { Report } from '../report.ts';
import type { FileState, Item } from '../state.ts';

/**
 * Reports values that are described between the braces of a table with a class: pages show only its `@field`s.
 *
 * @param above Comments by the line below them.
 */
export function reportCommentsInsideTable(
  { type, hidden, fields }: DocComment,
  declaration: Declaration | undefined,
  above: ReadonlyMap<number, DocComment>,
  report: Report,
): void {
  if (type?.kind !== 'class' || hidden) return;
  const described = new Set([...fields, ...(declaration?.inside ?? [])].map(({ name }) => name));
  for (const { name, position } of declaration?.fields ?? []) {
    if (described.has(name) || !above.has(position.line)) continue;
    report.error(
      position,
      `\`${name}\` is described between the braces of \`${declaration?.name}\`, where no page shows it.`,
      `Write \`---@field ${name} type Text\` in the comment above the table.`,
    );
  }
}

/** Reports functions between the braces of a table with a class: they would be in no page. */
export function reportFunctionsInsideTable({ declaration, block }: Item, { context }: FileState): void {
  if (block?.type?.kind !== 'class' || block.hidden) return;
  for (const { name, position } of declaration?.inside ?? []) {
    const fullName = `${declaration?.name}.${name}`;
    context.lost.symbols.push(fullName);
    context.report.error(
      position,
      `\`${name}\` is a function between the braces of \`${declaration?.name}\`, expected one below the table.`,
      `Move it and its comment there, and write it as \`function ${fullName}() end\`.`,
    );
  }
}
