import * as z from 'zod';
import { ApiSchema } from './format.ts';

/** Name of the schema's file at the root of a site. */
export const SCHEMA_FILE = 'api.schema.json';

/** Formats of texts in the schema that the standard knows. Validators refuse a schema with any other one. */
const STANDARD_FORMATS = ['uri'];

/**
 * Writes the JSON Schema (draft 2020-12) of `api.json`.
 *
 * @param id Address of the schema.
 */
export function apiSchema(id: string): object {
  const { $schema, ...schema } = z.toJSONSchema(ApiSchema, {
    target: 'draft-2020-12',
    override({ jsonSchema }) {
      // Zod also names the check that it has turned into a pattern.
      if (jsonSchema.format && !STANDARD_FORMATS.includes(jsonSchema.format)) delete jsonSchema.format;
    },
  });
  return { $schema, $id: id, ...schema };
}
