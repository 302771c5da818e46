import { checkSignature } from './checks/check-signature.ts';
import { matchParams } from './checks/match-params.ts';
import type { DocComment, ReadContext, TypeComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import { checkTags, symbolOf } from './entries.ts';
import type { EventDoc, FamilyDoc, FunctionType } from './model.ts';
import { EVENT_CLASS, shortNameOf } from './names.ts';
import type { Report } from './report.ts';
import { requireText } from './require-text.ts';

/** Creates the doc of the class of an event family. */
export function makeFamily(block: TypeComment, report: Report): FamilyDoc {
  checkTags(block, 'class', report);
  const id = shortNameOf(block.type.name);
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
  return { ...symbol, family: shortNameOf(family), fields: [], params, returns, callback };
}
