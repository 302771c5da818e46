import { checkSignature } from './checks/check-signature.ts';
import { matchParams } from './checks/match-params.ts';
import type { DocComment, ReadContext } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { EntryDoc, FunctionType } from './model.ts';
import { slugOf } from './names.ts';
import type { Report } from './report.ts';
import { requireText } from './require-text.ts';
import { type Described, traitsOf } from './tags/tags.ts';

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
  // An `@enum` without a table has been reported.
  if (kind === 'value' && !block.valueType && !block.type?.enumOf) {
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

/** Returns the part of a doc that every symbol has. */
export function symbolOf(name: string, { position }: Pick<Declaration, 'position'>, block: DocComment) {
  const { description, summary, since, phrases, see } = block;
  const { deprecated, deprecatedAt, unconfirmed, unconfirmedAt } = block;
  return {
    name,
    position,
    description,
    summary,
    ...(deprecated !== undefined && { deprecated }),
    ...(deprecatedAt && { deprecatedAt }),
    ...(unconfirmed !== undefined && { unconfirmed }),
    ...(unconfirmedAt && { unconfirmedAt }),
    ...(since !== undefined && { since }),
    phrases,
    see,
  };
}

/** Reports tags that mean nothing for what the comment describes. */
export function checkTags(block: DocComment, kind: Described, report: Report): void {
  for (const { name, position } of block.tags) {
    const { of, definesType } = traitsOf(name);
    if (!of || of.includes(kind) || (kind === 'value' && name === 'enum')) continue;
    const article = kind === 'alias' ? 'an' : 'a';
    const isArgument = kind === 'class' && name === 'param';
    const fix = definesType
      ? 'Put an empty line below the type, so that its comment is separate.'
      : isArgument
        ? 'Write `@field` if it is a field of the class, or move the line to the function that it belongs to.'
        : 'Remove the line, or move it to the comment that it belongs to.';
    report.error(position, `\`@${name}\` does not belong to ${article} ${kind}.`, fix);
  }
}

/** Editors need the object as first parameter of a method's overload; readers see it before the colon. */
function withoutSelf(type: FunctionType): FunctionType {
  return type.params[0]?.name === 'self' ? { ...type, params: type.params.slice(1) } : type;
}
