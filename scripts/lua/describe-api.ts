import { formatType } from '../../src/node/luacats/index.ts';
import type { EntryDoc, FieldDoc, FunctionType, ParamDoc, Reference } from '../../src/node/luacats/model.ts';

/**
 * Describes an API for the stub: what `scripts/lua/runtime/api.lua` builds its functions from. Types stay as the
 * definitions have them, with their text for messages.
 */
export function describeApi(reference: Reference) {
  return {
    groups: reference.groups.map(({ id, module, entries }) => ({
      id,
      ...(module !== undefined && { module }),
      entries: entries.filter(({ kind }) => kind !== 'value').map(describeEntry),
    })),
    events: reference.events.map(({ name, family, fields, params, returns }) => ({
      name,
      family,
      fields: fields.map(describeParam),
      params: params.map(describeParam),
      returns: returns.map(({ type }) => ({ type, text: formatType(type) })),
    })),
    types: reference.types.map(({ name, kind, base, members, fields }) => ({
      name,
      kind,
      ...(base && { base }),
      members: members.map(({ literal }) => literal),
      fields: fields.map(describeParam),
    })),
  };
}

/** An API as the stub reads it. */
export type ApiDescription = ReturnType<typeof describeApi>;

function describeEntry({ kind, name, params, overloads, returns }: EntryDoc) {
  return {
    kind,
    name,
    signatures: [params.map(describeParam), ...overloads.map(describeOverload)],
    returns: returns.map(({ name, type }) => ({ ...(name && { name }), type, text: formatType(type) })),
  };
}

function describeOverload({ params }: FunctionType) {
  return params.map(({ name, optional, type = { kind: 'name', name: 'any' } }) =>
    describeParam({ name, optional, type }),
  );
}

function describeParam({ name, optional, type }: Pick<ParamDoc | FieldDoc, 'name' | 'optional' | 'type'>) {
  return { name, optional, type, text: formatType(type) };
}
