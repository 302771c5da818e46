import type { ApiType } from '../../api/index.ts';
import { formatType } from '../../luacats/index.ts';
import type { TypeDoc } from '../../luacats/model.ts';
import { memberAnchor, memberName } from '../reference/symbols.ts';
import { methodsOf, usesOf } from '../views/type-uses.ts';
import { type ApiContext, apiText } from './context.ts';
import { apiFields, apiType } from './values.ts';

/** Describes a class, an alias or a value set as `api.json` has it. */
export function apiTypeDoc(type: TypeDoc, order: number, context: ApiContext): ApiType {
  const { refs, view } = context;
  const url = view.href(view.routes.type(type));
  const { file } = type.position;
  const members = type.members.map((member) => apiMember(member, url, file, context));
  const fields = apiFields(type.fields, { url, file }, context);
  const operators = type.operators.map(({ operator, operand, result, description }) => ({
    operator,
    ...(operand && { operand: formatType(operand) }),
    result: formatType(result),
    ...(description && { text: context.links.text(description, file) }),
  }));
  const methods = methodsOf(type, view.reference).map(refs.entry);
  const usedBy = usedByRefs(type, context);
  return {
    ref: refs.type(type),
    kind: type.members.length ? 'valueSet' : type.kind,
    name: type.name,
    ...(type.group !== undefined && { group: refs.group({ id: type.group }) }),
    url,
    order,
    ...apiText(type, context),
    ...(type.base && apiType(type.base, context)),
    ...(type.parents.length > 0 && { parents: type.parents }),
    ...(members.length > 0 && { members }),
    ...(fields.length > 0 && { fields }),
    ...(methods.length > 0 && { methods }),
    ...(operators.length > 0 && { operators }),
    ...(usedBy.length > 0 && { usedBy }),
  };
}

function apiMember(
  { literal, description }: TypeDoc['members'][number],
  url: string,
  file: string,
  { links }: ApiContext,
): NonNullable<ApiType['members']>[number] {
  const id = memberAnchor(literal);
  const text = links.text(description, file);
  return { id, name: memberName(literal) || literal, literal, url: `${url}#${id}`, ...(text && { text }) };
}

function usedByRefs(type: TypeDoc, { view, refs }: ApiContext): string[] {
  const { entries, types, events } = usesOf(type, view.reference);
  const shown = events.filter(({ family }) => view.symbols.family(family));
  return [...entries.map(refs.entry), ...types.map(refs.type), ...shown.map(refs.event)];
}
