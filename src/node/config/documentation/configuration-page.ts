import type { z } from 'zod';
import { siteSchema } from '../schema/schema.ts';
import { definitionOf, isOptionalType, kindsOf, type Schema, unwrap } from './schema-tree.ts';

/** A field of the configuration as its documentation shows it. */
export interface FieldDoc {
  /** `title`; the attributes that pass through an item are one field. */
  name: string;
  /** Markdown. */
  type: string;
  /** Value without the field as code; absent where there is none. */
  fallback?: string;
  needed: boolean;
  description: string;
}

/** An object of the configuration with its fields. */
export interface ObjectDoc {
  /** `navbar.logo`; empty for the configuration itself. */
  path: string;
  fields: FieldDoc[];
}

/** Lists all objects of the configuration, each after the one that contains it. */
export function describeConfig(): ObjectDoc[] {
  const objects: ObjectDoc[] = [];
  describeObject('', siteSchema, { objects, paths: new Map() });
  return objects;
}

/** Writes docs/configuration.md. */
export function configurationPage(): string {
  const sections = describeConfig().map(({ path, fields }) => {
    const rows = fields.map(({ name, type, fallback, needed, description }) =>
      row([name, type, needed ? '**required**' : (fallback ?? ''), description]),
    );
    const title = path ? `## \`${path}\`\n\n` : '';
    return `${title}${row(['field', 'type', 'default', 'description'])}\n${row(['---', '---', '---', '---'])}\n${rows.join('\n')}`;
  });
  return `${INTRODUCTION}\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# Configuration

The fields of \`site.config.ts\`. Editors complete them, and the build reports a wrong one with its line. \`npm run config:docs\`
writes this page from the schema in \`src/node/config\`.
`;

/** Fields that stand for others: attributes are written next to the fields of an item. */
const SHOWN_NAMES: Record<string, string> = { attributes: '`className`, `data-*`, …' };

/** What was described so far. */
interface Described {
  objects: ObjectDoc[];
  /** Where each object is described: a kind of object that is used twice has one section. */
  paths: Map<Schema, string>;
}

function describeObject(path: string, schema: Schema, described: Described): void {
  const object: ObjectDoc = { path, fields: [] };
  described.objects.push(object);
  described.paths.set(schema, path);
  for (const [key, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    const { inner, fallback, needed } = unwrap(field);
    if (definitionOf(inner).type === 'never') continue;
    object.fields.push({
      name: SHOWN_NAMES[key] ?? `\`${key}\``,
      type: typeWords(path ? `${path}.${key}` : key, inner, described),
      ...(fallback !== undefined && !(key in SHOWN_NAMES) && { fallback: `\`${JSON.stringify(fallback)}\`` }),
      needed: needed && !isOptionalType(key, inner),
      description: (field as z.ZodType).description ?? '',
    });
  }
}

/** The words for what a list contains: a choice is in parentheses, or its end would read as another choice. */
function wordsOfElement(path: string, schema: Schema, described: Described): string {
  const words = typeWords(path, schema, described);
  return definitionOf(schema).type === 'union' && words.includes(' or ') ? `(${words})` : words;
}

/** Describes in words what a field contains, and the objects in it. */
function typeWords(path: string, schema: Schema, described: Described): string {
  const {
    type,
    element,
    valueType,
    options = [],
    discriminator,
    values,
    entries,
    format,
  } = definitionOf(schema);
  switch (type) {
    case 'object':
      if (!described.paths.has(schema)) describeObject(path, schema, described);
      return linkTo(described.paths.get(schema) ?? path);
    case 'array':
      return element ? `list of ${wordsOfElement(`${path}[]`, unwrap(element).inner, described)}` : 'list';
    case 'record':
      return valueType ? `by id: ${typeWords(`${path}.<id>`, unwrap(valueType).inner, described)}` : 'object';
    case 'union':
      if (discriminator) return variants(path, options, discriminator, described);
      return options.map((option) => typeWords(path, unwrap(option).inner, described)).join(' or ');
    case 'literal':
      return (values ?? []).map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
    case 'enum':
      return Object.values(entries ?? {})
        .map((value) => `\`${JSON.stringify(value)}\``)
        .join(' or ');
    case 'string':
      return format === 'url' ? 'URL' : 'text';
    case 'boolean':
      return '`true` or `false`';
    default:
      return type;
  }
}

/** Each kind of item has a section; the items of a menu are of the same kinds, menus left out. */
function variants(path: string, options: Schema[], discriminator: string, described: Described): string {
  const kinds = kindsOf(options, discriminator);
  const isNested = path.indexOf('[]') < path.lastIndexOf('[]');
  if (isNested) return `items of type ${kinds.map(({ name }) => `\`${name}\``).join(', ')}`;
  const sections = kinds.map(({ option, name }) => {
    const section = `${path} ${name}`;
    describeObject(section, option, described);
    return linkTo(section, name);
  });
  return sections.join(', ');
}

function linkTo(path: string, label = 'object'): string {
  return `[${label}](#${path
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')})`;
}

function row(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
