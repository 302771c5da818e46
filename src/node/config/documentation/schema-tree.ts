import type { z } from 'zod';

/** A schema of any kind. */
export type Schema = z.core.$ZodType;

/** What is read of a schema's definition; which fields it has depends on its type. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  defaultValue?: unknown;
  element?: Schema;
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
  out?: Schema;
  format?: string;
  values?: unknown[];
  entries?: Record<string, string>;
}

/** Returns the definition of a schema. */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Unwraps defaults, optional marks and the tidying of input from a field. */
export function unwrap(schema: Schema): { inner: Schema; fallback?: unknown; needed: boolean } {
  const { type, innerType, out, defaultValue } = definitionOf(schema);
  if (type === 'pipe' && out) return unwrap(out);
  if (!innerType) return { inner: schema, needed: true };
  const { inner } = unwrap(innerType);
  return { inner, needed: false, ...(type === 'default' && { fallback: defaultValue }) };
}

/** Kinds of item whose `type` may be omitted: see `tidyItem`. */
const TYPE_OPTIONAL = new Set(['default', 'dropdown']);

/** Returns whether a field is the `type` of an item that is recognized without it. */
export function isOptionalType(key: string, inner: Schema): boolean {
  return key === 'type' && TYPE_OPTIONAL.has(String(definitionOf(inner).values?.[0]));
}

/** Returns the options of a union of objects with the value of the field that distinguishes them. */
export function kindsOf(options: Schema[], discriminator: string): { option: Schema; name: string }[] {
  return options.map((option) => ({
    option,
    name: String(definitionOf(definitionOf(option).shape?.[discriminator] as Schema).values?.[0]),
  }));
}
