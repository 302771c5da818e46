import { z } from 'zod';
import { ApiSchema } from './format.ts';

/** Name of the schema's file at the root of a site. */
export const SCHEMA_FILE = 'api.schema.json';

/**
 * Writes the JSON Schema (draft 2020-12) of `api.json`.
 *
 * @param id Address of the schema.
 */
export function apiSchema(id: string): object {
  const { $schema, ...schema } = z.toJSONSchema(ApiSchema, { target: 'draft-2020-12' });
  return { $schema, $id: id, ...schema };
}
