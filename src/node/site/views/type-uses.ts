import type { EntryDoc, EventDoc, FunctionType, Reference, TypeDoc, TypeExpr } from '../../luacats/model.ts';

/** What takes, returns, holds or names a type. */
interface TypeUses {
  entries: EntryDoc[];
  types: TypeDoc[];
  events: EventDoc[];
}

/** Finds the symbols that use a type: in their own types, or by its name in their texts. */
export function usesOf(type: TypeDoc, { groups, types, events }: Reference): TypeUses {
  const { name } = type;
  const isNamed = (text: string) => text.includes(`\`${name}\``);
  const isUsed = (value: { type: TypeExpr; description: string }) =>
    mentions(value.type, name) || isNamed(value.description);
  return {
    entries: groups
      .flatMap(({ entries }) => entries)
      .filter((entry) => !entry.name.startsWith(`${name}:`))
      .filter(
        (entry) =>
          [...entry.params, ...entry.returns].some(isUsed) ||
          [...entry.overloads, ...(entry.valueType ? [entry.valueType] : [])].some((it) =>
            mentions(it, name),
          ) ||
          isNamed(entry.description.text),
      ),
    types: types.filter((it) => it.name !== name && it.fields.some((field) => mentions(field.type, name))),
    events: events.filter(({ fields, params }) => [...fields, ...params].some(isUsed)),
  };
}

/** Whether a type without values of its own is used by events alone: a wire type, or the table of one event. */
export function isOnlyInEvents(type: TypeDoc, reference: Reference): boolean {
  if (type.members.length) return false;
  const { entries, types, events } = usesOf(type, reference);
  return events.length > 0 && entries.length === 0 && types.length === 0;
}

/** Whether a type expression names a type anywhere. */
export function mentions(type: TypeExpr, name: string): boolean {
  switch (type.kind) {
    case 'name':
      return type.name === name;
    case 'literal':
      return false;
    case 'array':
      return mentions(type.item, name);
    case 'optional':
    case 'variadic':
      return mentions(type.inner, name);
    case 'union':
      return type.members.some((member) => mentions(member, name));
    case 'generic':
      return type.name === name || type.args.some((argument) => mentions(argument, name));
    case 'table':
      return type.fields.some((field) => mentions(field.type, name));
    case 'function':
      return functionMentions(type, name);
  }
}

function functionMentions(type: FunctionType, name: string): boolean {
  return (
    type.params.some((param) => param.type && mentions(param.type, name)) ||
    type.returns.some((value) => mentions(value.type, name))
  );
}
