import type { EventDoc, TypeDoc } from '../../luacats/model.ts';

/** Finds a type of the reference by its name. */
export type TypeFinder = (name: string) => TypeDoc | undefined;

/**
 * Returns the fields of the table that a callback gets: those of the event or, if the event is written as a function,
 * those of the class of its only parameter.
 */
export function shownFields({ fields, params }: EventDoc, typeOf: TypeFinder): EventDoc['fields'] {
  const type = params.length === 1 ? params[0]?.type : undefined;
  const inner = type?.kind === 'optional' ? type.inner : type;
  if (fields.length || inner?.kind !== 'name') return fields;
  return typeOf(inner.name)?.fields ?? [];
}
