import { escapeHtml } from '../../../shared/escape-html.ts';
import type { EventFieldView, MemberView, ValueView } from '../../../shared/symbol-data.ts';
import type {
  FieldDoc,
  FunctionType,
  ParamDoc,
  Position,
  ReturnDoc,
  TypeDoc,
  TypeExpr,
} from '../../luacats/model.ts';
import { optionalParams } from '../reference/optional-params.ts';
import { returnAnchors, valueAnchor } from '../reference/symbols.ts';
import type { ViewContext } from './context.ts';
import { linkedType } from './type-html.ts';

/** Longest value set that is repeated next to a value; longer ones are a link away. */
const MOST_MEMBERS = 12;

/** Returns the parameters as a page lists them. */
export function paramViews(
  params: ParamDoc[],
  context: ViewContext,
  overloads: FunctionType[] = [],
): ValueView[] {
  const optional = optionalParams(params, overloads);
  return params.map((param) => ({
    ...valueView(param, context),
    id: valueAnchor('param', param.name),
    optional: optional.has(param.name),
  }));
}

/** Returns the return values as a page lists them. */
export function returnViews(returns: ReturnDoc[], context: ViewContext): ValueView[] {
  const anchors = returnAnchors(returns);
  return returns.map((value, index) => ({
    ...valueView({ ...value, name: value.name ?? '' }, context),
    ...(anchors[index] && { id: anchors[index] }),
    optional: value.type.kind === 'optional',
  }));
}

/** Returns the fields of a type or constants of a group as a page lists them. */
export function fieldViews(fields: FieldDoc[], context: ViewContext): ValueView[] {
  return fields.map((field) => ({
    ...valueView(field, context),
    id: valueAnchor('field', field.name),
    optional: field.optional,
  }));
}

/** Returns the fields of an event: the type as declared, which is the type on the wire, and what a script gets. */
export function eventFieldViews(
  fields: FieldDoc[],
  wireTypes: boolean,
  context: ViewContext,
): EventFieldView[] {
  return fields.map((field) => ({
    ...valueView(field, context),
    id: valueAnchor('field', field.name),
    optional: field.optional,
    luaTypeHtml: linkedType(wireTypes ? luaType(field.type, context) : field.type, context),
  }));
}

/** Returns what a type is in Lua: aliases without members are followed to what they stand for. */
export function luaType(type: TypeExpr, context: ViewContext): TypeExpr {
  switch (type.kind) {
    case 'name': {
      const doc = context.type(type.name);
      if (doc?.kind !== 'alias') return type;
      if (doc.base) return luaType(doc.base, context);
      return { kind: 'name', name: /^["']/.test(doc.members[0]?.literal ?? '') ? 'string' : 'integer' };
    }
    case 'optional':
      return { ...type, inner: luaType(type.inner, context) };
    case 'union':
      return { ...type, members: type.members.map((member) => luaType(member, context)) };
    default:
      return type;
  }
}

function valueView(
  value: { name: string; type: TypeExpr; description: string; textAt?: Position; position: Position },
  context: ViewContext,
): Omit<ValueView, 'id' | 'optional'> {
  const members = memberViews(value.type, context);
  return {
    name: value.name,
    typeHtml: linkedType(value.type, context),
    descriptionHtml: context.renderer.inline(value.description, value.position.file, value.textAt),
    ...(members && { members }),
  };
}

/** Members of the value set that a type names, when it is short enough to be repeated. */
function memberViews(type: TypeExpr, context: ViewContext): ValueView['members'] {
  const inner = type.kind === 'optional' ? type.inner : type;
  if (inner.kind !== 'name') return undefined;
  const doc = context.type(inner.name);
  if (!doc?.members.length || doc.members.length > MOST_MEMBERS) return undefined;
  return doc.members.map((member) => memberView(member, doc.position.file, context));
}

/** Returns a member of a value set as HTML. */
export function memberView(
  { literal, description, textAt }: TypeDoc['members'][number],
  file: string,
  context: ViewContext,
): MemberView {
  return {
    literal: escapeHtml(literal),
    descriptionHtml: context.renderer.inline(description, file, textAt),
  };
}
