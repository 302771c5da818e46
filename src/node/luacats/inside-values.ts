import type { DocComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { Report } from './report.ts';

/**
 * Reports values that are described between the braces of a table with a class: pages show only its `@field`s.
 *
 * @param above Comments by the line below them.
 */
export function reportInsideValues(
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
