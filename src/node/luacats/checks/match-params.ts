import { lookalikeNote } from '../../diagnostics/lookalike.ts';
import type { DocComment, ReadContext, TypeUse } from '../comment-model.ts';
import type { Declaration } from '../declarations.ts';
import type { ParamDoc } from '../model.ts';
import { nearestName } from '../names.ts';
import type { Report } from '../report.ts';

/**
 * Returns the parameters of the function in order, and reports where the `@param`s differ from them. A parameter without
 * a `@param` counts as one of any type, so that code which passes it is not reported, too.
 */
export function matchParams(
  declaration: Declaration,
  block: DocComment,
  name: string,
  context: ReadContext,
): ParamDoc[] {
  const { report } = context;
  const names = declaration.params.map((param) => param.name);
  const tags = block.params.map((param) => param.name);
  const written = block.tags.filter((tag) => /^(?:param|vararg)$/.test(tag.name)).length;
  // A `@param` without a name has been reported; it is meant for one of the missing parameters.
  const isNameless = written > block.params.length;
  const missing = new Set(isNameless ? [] : names.filter((expected) => !tags.includes(expected)));
  const renamed = new Map<string, ParamDoc>();
  for (const [index, param] of block.params.entries()) {
    if (!names.includes(param.name)) {
      const meant = reportStray(param, missing, name, context);
      if (meant !== undefined) renamed.set(meant, { ...param, name: meant });
    } else if (tags.indexOf(param.name) < index) {
      report.error(
        param.position,
        `\`@param ${param.name}\` is written twice.`,
        'Remove one of the two lines.',
      );
    }
  }
  for (const { name: param, position } of declaration.params) {
    if (!missing.has(param)) continue;
    report.error(
      position,
      `The parameter \`${param}\` of \`${name}\` has no \`@param\`.`,
      `Add \`---@param ${param} type Text\` to its comment.`,
    );
  }
  const matching = block.params.filter(
    (param, index) => names.includes(param.name) && tags.indexOf(param.name) === index,
  );
  checkOrder(matching, names, name, report);
  return declaration.params.map(
    (param) =>
      matching.find((tag) => tag.name === param.name) ?? renamed.get(param.name) ?? unknownParam(param),
  );
}

/** Returns a parameter of which only the name is known. */
function unknownParam({ name, position }: Declaration['params'][number]): ParamDoc {
  return { name, type: { kind: 'name', name: 'unknown' }, optional: true, description: '', position };
}

/**
 * A stray `@param` most likely means a parameter without one, which is then not reported, too.
 *
 * @returns the name of the parameter that is meant.
 */
function reportStray(
  { name, type, position }: ParamDoc,
  missing: Set<string>,
  owner: string,
  context: ReadContext,
): string | undefined {
  const [first] = missing;
  const isTurned = type.kind === 'name' && missing.has(type.name);
  const meant = isTurned ? type.name : missing.size === 1 ? first : nearestName(name, missing);
  if (meant !== undefined) missing.delete(meant);
  const rename = isTurned
    ? `Write the name before the type: \`---@param ${meant} ${name}\`.`
    : `Rename it to \`${meant}\`, or remove the line.${lookalikeNote(name)}`;
  context.report.error(
    position,
    `\`@param ${name}\` does not name a parameter of \`${owner}\`.`,
    meant === undefined ? 'Remove the line.' : rename,
  );
  if (!isTurned) return meant;
  // The word in place of the type is then the name, not an unknown type.
  const isName = (use: TypeUse) =>
    use.name === meant && use.position.file === position.file && use.position.line === position.line;
  context.uses = context.uses.filter((use) => !isName(use));
  return undefined;
}

function checkOrder(params: ParamDoc[], names: string[], name: string, report: Report): void {
  const expected = names.filter((expectedName) => params.some((param) => param.name === expectedName));
  const index = params.findIndex((param, at) => param.name !== expected[at]);
  const found = params[index];
  if (!found) return;
  report.error(
    found.position,
    `\`@param ${found.name}\` is written where \`${expected[index]}\` is expected.`,
    `Write the \`@param\` lines in the order of \`${name}(${names.join(', ')})\`.`,
  );
}
