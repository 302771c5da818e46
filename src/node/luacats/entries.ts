import { checkSignature } from './check-signature.ts';
import type { DocComment, ReadContext, TypeUse } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { EntryDoc, FunctionType, ParamDoc } from './model.ts';
import { nearest, slugOf } from './names.ts';
import type { Report } from './report.ts';
import { type Described, traitsOf } from './tags.ts';

/** Where an entry belongs. */
export interface EntryIdentity {
  group: string;
  /** Full name: `client.trace_line`. */
  name: string;
  kind: EntryDoc['kind'];
}

/** Creates an entry from a declaration and the comment above it. */
export function makeEntry(
  declaration: Declaration,
  block: DocComment | undefined,
  identity: EntryIdentity,
  context: ReadContext,
): EntryDoc | undefined {
  const { report } = context;
  const { name, kind, group } = identity;
  if (!requireText(declaration, block, name, report)) return undefined;
  checkTags(block, kind === 'value' ? 'value' : 'function', report);
  const params = kind === 'value' ? [] : matchParams(declaration, block, name, context);
  if (kind === 'value' && !block.valueType) {
    report.error(declaration.position, `The type of \`${name}\` is missing.`, 'Add `---@type` above it.');
  }
  if (kind !== 'value') checkSignature(declaration, params, block, report);
  return {
    kind,
    ...symbolOf(name, declaration, block),
    shortName: kind === 'constructor' ? name : declaration.name,
    slug: slugOf(declaration.name),
    group,
    params,
    returns: block.returns,
    overloads: kind === 'method' ? block.overloads.map(withoutSelf) : block.overloads,
    ...(block.valueType && { valueType: block.valueType }),
    versions: block.versions,
    nodiscard: block.nodiscard,
    async: block.async,
  };
}

/** The part of a doc that every symbol has. */
export function symbolOf(name: string, { position }: Pick<Declaration, 'position'>, block: DocComment) {
  const { description, summary, deprecated, unconfirmed, since, phrases, see } = block;
  return {
    name,
    position,
    description,
    summary,
    ...(deprecated !== undefined && { deprecated }),
    ...(unconfirmed !== undefined && { unconfirmed }),
    ...(since !== undefined && { since }),
    phrases,
    see,
  };
}

/** Returns whether a symbol has a comment with text; reports when it has none. */
export function requireText(
  { position }: Pick<Declaration, 'position'>,
  block: DocComment | undefined,
  name: string,
  report: Report,
): block is DocComment {
  if (!block) {
    report.error(
      position,
      `\`${name}\` has no comment.`,
      'Describe it in `---` lines directly above, with no empty line between.',
    );
    return false;
  }
  if (!block.description.text) {
    report.error(
      position,
      `\`${name}\` has no description.`,
      `Start its comment${block.tags.length ? ', above its tags,' : ''} with a sentence that says what it is or does.`,
    );
  } else if (!block.summary) {
    report.error(
      block.description.position,
      `The description of \`${name}\` does not start with a paragraph, so it has no summary.`,
      'Start it with a sentence.',
    );
  }
  return true;
}

/** Reports tags that mean nothing for what the comment describes. */
export function checkTags(block: DocComment, kind: Described, report: Report): void {
  for (const { name, position } of block.tags) {
    const { of, definesType } = traitsOf(name);
    if (!of || of.includes(kind)) continue;
    const article = kind === 'alias' ? 'an' : 'a';
    const fix = definesType
      ? 'Put an empty line below the type, so that its comment is separate.'
      : 'Remove the line, or move it to the comment that it belongs to.';
    report.error(position, `\`@${name}\` does not belong to ${article} ${kind}.`, fix);
  }
}

/**
 * Returns the parameters of the function in their order, and reports where the `@param`s differ from them. One that has
 * none counts as one of any type, so that code which passes it is not reported too.
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
  // One without a name has been reported, and is meant for one of those that are missing.
  const isNameless = written > block.params.length;
  const missing = new Set(isNameless ? [] : names.filter((it) => !tags.includes(it)));
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
  const known = block.params.filter(
    (param, index) => names.includes(param.name) && tags.indexOf(param.name) === index,
  );
  checkOrder(known, names, name, report);
  return declaration.params.map(
    (param) => known.find((it) => it.name === param.name) ?? renamed.get(param.name) ?? untold(param),
  );
}

/** A parameter of which only the name is known. */
function untold({ name, position }: Declaration['params'][number]): ParamDoc {
  return { name, type: { kind: 'name', name: 'unknown' }, optional: true, description: '', position };
}

/**
 * A stray `@param` most likely means a parameter that has none, which is then not reported as well.
 *
 * @returns the name of that parameter.
 */
function reportStray(
  { name, type, position }: ParamDoc,
  missing: Set<string>,
  owner: string,
  context: ReadContext,
): string | undefined {
  const [first] = missing;
  const isTurned = type.kind === 'name' && missing.has(type.name);
  const meant = isTurned ? type.name : missing.size === 1 ? first : nearest(name, missing);
  if (meant !== undefined) missing.delete(meant);
  const rename = isTurned
    ? `Write the name before the type: \`---@param ${meant} ${name}\`.`
    : `Rename it to \`${meant}\`, or remove the line.`;
  context.report.error(
    position,
    `\`@param ${name}\` does not name a parameter of \`${owner}\`.`,
    meant === undefined ? 'Remove the line.' : rename,
  );
  if (!isTurned) return meant;
  // What is written as the type is the name then, and no unknown type.
  const isName = (use: TypeUse) =>
    use.name === meant && use.position.file === position.file && use.position.line === position.line;
  context.uses = context.uses.filter((use) => !isName(use));
  return undefined;
}

function checkOrder(params: ParamDoc[], names: string[], name: string, report: Report): void {
  const expected = names.filter((it) => params.some((param) => param.name === it));
  const index = params.findIndex((param, at) => param.name !== expected[at]);
  const found = params[index];
  if (!found) return;
  report.error(
    found.position,
    `\`@param ${found.name}\` is written where \`${expected[index]}\` is expected.`,
    `Write the \`@param\` lines in the order of \`${name}(${names.join(', ')})\`.`,
  );
}

/** Editors need the object as first parameter of a method's overload; readers see it before the colon. */
function withoutSelf(type: FunctionType): FunctionType {
  return type.params[0]?.name === 'self' ? { ...type, params: type.params.slice(1) } : type;
}
