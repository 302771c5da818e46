import type { ApiValue } from '../../api/index.ts';
import { formatType } from '../../luacats/index.ts';
import type { EntryDoc, FieldDoc, ParamDoc, ReturnDoc, TypeExpr } from '../../luacats/model.ts';
import { optionalParams } from '../reference/optional-params.ts';
import { returnAnchors, valueAnchor } from '../reference/symbols.ts';
import { namesIn } from '../views/type-uses.ts';
import { luaType } from '../views/values.ts';
import type { ApiContext } from './context.ts';

/** Where values are: the address of their page, and the file that their texts are written in. */
interface Place {
  url: string;
  file: string;
}

/** Describes the parameters of a function or callback, as places. */
export function apiParams(
  { params, overloads = [] }: Pick<EntryDoc, 'params'> & Partial<Pick<EntryDoc, 'overloads'>>,
  place: Place,
  context: ApiContext,
): ApiValue[] {
  const optional = optionalParams(params, overloads);
  return params.map((param) => ({
    ...makeValue(param, valueAnchor('param', param.name), place, context),
    ...(optional.has(param.name) && { optional: true as const }),
  }));
}

/** Describes what a function or callback returns, as places. */
export function apiReturns(returns: ReturnDoc[], place: Place, context: ApiContext): ApiValue[] {
  const anchors = returnAnchors(returns);
  return returns.map((value, index) => ({
    ...makeValue(value, anchors[index] ?? '', place, context),
    ...(value.type.kind === 'optional' && { optional: true as const }),
  }));
}

/** Describes the fields of a type or an event, as places; `isWire` when their types are those of the network. */
export function apiFields(fields: FieldDoc[], place: Place, context: ApiContext, isWire = false): ApiValue[] {
  return fields.map((field) => {
    const inLua = isWire ? formatType(luaType(field.type, context.view)) : undefined;
    return {
      ...makeValue(field, valueAnchor('field', field.name), place, context),
      ...(inLua && inLua !== formatType(field.type) && { luaType: inLua }),
      ...(field.optional && { optional: true as const }),
    };
  });
}

function makeValue(
  { name, type, description }: ParamDoc | ReturnDoc | FieldDoc,
  id: string,
  { url, file }: Place,
  context: ApiContext,
): ApiValue {
  const text = context.links.text(description, file);
  return {
    id,
    ...(name && { name }),
    url: `${url}#${id}`,
    ...apiType(type, context),
    ...(text && { text }),
  };
}

/** Describes a type as text, and the documented types in it. */
export function apiType(type: TypeExpr, { view, refs }: ApiContext): { type: string; typeRefs?: string[] } {
  const names = new Set([...namesIn(type)].filter((name) => view.type(name)));
  const typeRefs = [...names].map((name) => refs.type({ name }));
  return { type: formatType(type), ...(typeRefs.length > 0 && { typeRefs }) };
}
