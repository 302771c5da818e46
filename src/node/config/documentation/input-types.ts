import type { z } from 'zod';
import { siteSchema } from '../schema/schema.ts';
import { definitionOf, isOptionalType, kindsOf, type Schema, unwrap } from './schema-tree.ts';

/**
 * Writes src/node/config/site-config.generated.ts: the types of `site.config.ts` with the descriptions of the schema as
 * doc comments, which an editor shows. Types that are inferred from a schema have none.
 */
export function inputTypes(): string {
  const written: Written = { names: new Map(), declarations: [] };
  nameOf(ROOT, siteSchema, written);
  return `${INTRODUCTION}\n${written.declarations.join('\n\n')}\n`;
}

const ROOT = 'site config';

const INTRODUCTION = `/**
 * The fields of \`site.config.ts\`. \`npm run config:docs\` writes this file from the schema next to it: change the schema,
 * and run the command.
 */
import type { LinkAttributes } from './schema/navbar.ts';
`;

/** What was written so far. */
interface Written {
  /** Names of the interfaces: an object that is used twice is one interface. */
  names: Map<Schema, string>;
  declarations: string[];
}

/** Name of an object's interface, which is declared after those that it needs. */
function nameOf(path: string, schema: Schema, written: Written): string {
  const cached = written.names.get(schema);
  if (cached) return cached;
  const words = path.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${words.join('')}Input`;
  written.names.set(schema, name);
  const shape = Object.entries(definitionOf(schema).shape ?? {});
  // Attributes are written next to the fields of an item.
  const fieldsHere = shape.filter(([key]) => key !== 'attributes');
  const fields = fieldsHere.map((entry) => fieldText(path, entry, written));
  const parent = fieldsHere.length < shape.length ? ' extends LinkAttributes' : '';
  written.declarations.push(`export interface ${name}${parent} {\n${fields.join('\n')}\n}`);
  return name;
}

function fieldText(path: string, [key, field]: [string, Schema], written: Written): string {
  const { inner, needed } = unwrap(field);
  const type = typeText(path === ROOT ? key : `${path} ${key}`, inner, written);
  const { description = '' } = field as z.ZodType;
  const rest = needed ? `${isOptionalType(key, inner) ? '?' : ''}: ${type}` : `?: ${type} | undefined`;
  return `  /** ${description} */\n  ${key}${rest};`;
}

function typeText(path: string, schema: Schema, written: Written): string {
  const { type, element, valueType, options = [], discriminator, values, entries } = definitionOf(schema);
  switch (type) {
    case 'object':
      return nameOf(path, schema, written);
    case 'array':
      return listOf(element ? typeText(path, unwrap(element).inner, written) : 'unknown');
    case 'record':
      return `Record<string, ${valueType ? typeText(path, unwrap(valueType).inner, written) : 'unknown'}>`;
    case 'union':
      return (
        discriminator ? kindsOf(options, discriminator) : options.map((option) => ({ option, name: '' }))
      )
        .map(({ option, name }) => typeText(`${path} ${name}`, unwrap(option).inner, written))
        .join(' | ');
    case 'literal':
      return (values ?? []).map((value) => JSON.stringify(value)).join(' | ');
    case 'enum':
      return Object.values(entries ?? {})
        .map((value) => JSON.stringify(value))
        .join(' | ');
    default:
      return type;
  }
}

function listOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`;
}
