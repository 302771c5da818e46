import { append } from '../diagnostics/append.ts';
import type { DocComment } from './comment-model.ts';
import type { Position, TypeExpr } from './model.ts';
import {
  expectEnd,
  positionAt,
  type Scan,
  skipBlank,
  take,
  takeDescription,
  takeText,
  takeType,
} from './scan.ts';
import { readSearch, readSection, readSince, readUnconfirmed } from './tags-text.ts';
import { readOperator, readReturn, readVersion } from './tags-values.ts';
import { formatType } from './type-format.ts';
import { parseTypeAt, TypeSyntaxError } from './type-parser.ts';

/** Placeholder for a type that could not be read, so that one mistake is reported once. */
const UNKNOWN: TypeExpr = { kind: 'name', name: 'unknown' };

type TagReader = (scan: Scan, block: DocComment, at: Position) => void;

const READERS: Record<string, TagReader> = {
  meta: (scan, _block, at) =>
    scan.report.error(
      at,
      '`@meta` is not on the first line of the file.',
      'Move it to the first line of the file.',
    ),
  class: readClass,
  alias: readAlias,
  enum: readEnum,
  field: readField,
  param: readParam,
  vararg: readVararg,
  return: readReturn,
  overload: readOverload,
  type: readType,
  operator: readOperator,
  generic: readGeneric,
  version: readVersion,
  see: readSee,
  search: readSearch,
  section: readSection,
  since: readSince,
  unconfirmed: readUnconfirmed,
  deprecated: (scan, block) => {
    block.deprecated = takeText(scan);
  },
  nodiscard: (_scan, block) => {
    block.nodiscard = true;
  },
  async: (_scan, block) => {
    block.async = true;
  },
};

/** Tags of symbols that are not for scripts: they have no page. */
const HIDING_TAGS = ['private', 'protected', 'package'];

/** Tags for editors only. */
export const EDITOR_TAGS: string[] = ['cast', 'diagnostic', 'module', 'source', 'public', ...HIDING_TAGS];

/** Tags that define a type. */
export const TYPE_TAGS: string[] = ['class', 'alias', 'enum'];

/** Every tag that definitions may use. */
export const TAGS: string[] = [...Object.keys(READERS), ...EDITOR_TAGS];

/** Reads what follows a tag's name into the comment; `at` is the position of the `@`. */
export function readTag(name: string, scan: Scan, block: DocComment, at: Position): void {
  if (HIDING_TAGS.includes(name)) block.hidden = true;
  READERS[name]?.(scan, block, at);
}

/** Reads a line `| "literal" # Text` below an alias. */
export function readMember(scan: Scan, block: DocComment, at: Position): void {
  if (block.type?.kind !== 'alias' || block.tags.at(-1)?.name !== 'alias') {
    scan.report.error(
      at,
      'A line that starts with `|` must follow `@alias`.',
      'Define an alias with these values, and name it as the type.',
    );
    return;
  }
  take(scan, /\|[>+]*/y);
  skipBlank(scan);
  const start = scan.at;
  const { base, members } = block.type;
  // Editors take what is in backticks for code, whatever it is.
  if (take(scan, /`[^`]+`/y) === undefined) takeType(scan, 'the alias member');
  const literal = scan.text.slice(start, scan.at).trim();
  if (base) {
    members.push({ literal: formatType(base), description: '' });
    delete block.type.base;
  }
  const description = takeText(scan);
  if (members.some((member) => member.literal === literal)) {
    const message = `The alias \`${block.type.name}\` has the value \`${literal}\` twice.`;
    scan.report.error(positionAt(scan, start), message, 'Remove one of the two lines.');
    return;
  }
  members.push({ literal, description });
}

function readClass(scan: Scan, block: DocComment, at: Position): void {
  take(scan, /\((?:exact|partial|key)\)/y);
  const type = takeTypeName(scan, block, at, 'class');
  if (!type) return;
  if (take(scan, /:/y)) {
    do {
      const parent = takeType(scan, `a parent of \`${type.name}\``, ',');
      if (parent) type.parents.push(formatType(parent));
    } while (take(scan, /,/y));
  }
  expectEnd(scan, `the class \`${type.name}\``);
}

function readAlias(scan: Scan, block: DocComment, at: Position): void {
  const type = takeTypeName(scan, block, at, 'alias');
  if (!type) return;
  skipBlank(scan);
  if (scan.at === scan.text.length) return;
  const base = takeType(scan, `the alias \`${type.name}\``);
  type.base = base ?? UNKNOWN;
  expectEnd(scan, `the alias \`${type.name}\``);
}

function takeTypeName(
  scan: Scan,
  block: DocComment,
  at: Position,
  tag: 'class' | 'alias' | 'enum',
): DocComment['type'] {
  skipBlank(scan);
  const position = positionAt(scan);
  const name = take(scan, /[A-Za-z_]\w*(?:\.\w+)*\*?/y);
  if (name === undefined) {
    reportNameless(scan, at, tag, `---@${tag} name`);
    return undefined;
  }
  const signs = take(scan, /<[^>]*>/y);
  if (signs) append(block.generics, signs.match(/\w+/g) ?? []);
  if (block.type) {
    scan.report.error(
      position,
      `One comment defines both \`${block.type.name}\` and \`${name}\`.`,
      'Put an empty line between them, and a description above each.',
    );
    return undefined;
  }
  const kind = tag === 'class' ? 'class' : 'alias';
  block.type = { kind, name, position, parents: [], members: [] };
  return block.type;
}

function readEnum(scan: Scan, block: DocComment, at: Position): void {
  const isKeys = take(scan, /\(key\)/y) !== undefined;
  const type = takeTypeName(scan, block, at, 'enum');
  if (!type) return;
  type.enumOf = isKeys ? 'keys' : 'values';
  expectEnd(scan, `the enum \`${type.name}\``);
}

function readVararg(scan: Scan, block: DocComment): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const type = takeType(scan, '`@vararg`');
  const description = type ? takeDescription(scan, 'The parameter `...`', position) : '';
  block.params.push({ name: '...', type: type ?? UNKNOWN, optional: false, description, position });
}

function readField(scan: Scan, block: DocComment, at: Position): void {
  const visibility = take(scan, /(?:public|private|protected|package)(?=\s+[[\w])/y) ?? 'public';
  skipBlank(scan);
  const position = positionAt(scan);
  const name = take(scan, /\[/y) ? takeIndex(scan) : take(scan, /[A-Za-z_]\w*/y);
  if (name === undefined) {
    reportNameless(scan, at, 'field', '---@field name type Text');
    return;
  }
  const optional = take(scan, /\?/y) !== undefined;
  const type = takeType(scan, `the field \`${name}\``);
  // A private field has no row, so it needs no text.
  if (visibility !== 'public') return;
  const description = type ? takeDescription(scan, `The field \`${name}\``, position) : '';
  if (block.fields.some((field) => field.name === name)) {
    scan.report.error(position, `The field \`${name}\` is described twice.`, 'Remove one of the two lines.');
    return;
  }
  block.fields.push({ name, type: type ?? UNKNOWN, optional, description, position });
}

function takeIndex(scan: Scan): string | undefined {
  try {
    const { type, end, names } = parseTypeAt(scan.text, scan.at);
    for (const { name, at } of names) scan.uses.push({ name, position: positionAt(scan, at) });
    scan.at = end;
    return take(scan, /\]/y) && `[${formatType(type)}]`;
  } catch (error) {
    if (error instanceof TypeSyntaxError) return undefined;
    throw error;
  }
}

function readParam(scan: Scan, block: DocComment, at: Position): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const name = take(scan, /\.\.\.|[A-Za-z_]\w*/y);
  if (name === undefined) {
    reportNameless(scan, at, 'param', '---@param name type Text');
    return;
  }
  const optional = take(scan, /\?/y) !== undefined;
  const comma = take(scan, /,/y);
  if (comma !== undefined) {
    const fix = 'Write a `---@param` for each, with its type and a text.';
    scan.report.error(positionAt(scan, scan.at - 1), '`@param` names several parameters in one line.', fix);
    return;
  }
  const type = takeType(scan, `\`@param ${name}\``);
  const description = type ? takeDescription(scan, `The parameter \`${name}\``, position) : '';
  block.params.push({ name, type: type ?? UNKNOWN, optional, description, position });
}

function readOverload(scan: Scan, block: DocComment): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const type = takeType(scan, '`@overload`');
  if (type?.kind === 'function') block.overloads.push(type);
  else if (type) {
    scan.report.error(
      position,
      `\`@overload\` expects a function type, found \`${formatType(type)}\`.`,
      'Write it as `fun(name: type): type`.',
    );
  }
  expectEnd(scan, '`@overload`');
}

function readType(scan: Scan, block: DocComment): void {
  block.valueType = takeType(scan, '`@type`') ?? UNKNOWN;
  expectEnd(scan, '`@type`');
}

function readGeneric(scan: Scan, block: DocComment, at: Position): void {
  do {
    const name = take(scan, /[A-Za-z_]\w*/y);
    if (name === undefined) {
      reportNameless(scan, at, 'generic', '---@generic T');
      return;
    }
    block.generics.push(name);
    if (take(scan, /:/y)) takeType(scan, `\`@generic ${name}\``, ',');
  } while (take(scan, /,/y));
  expectEnd(scan, '`@generic`');
}

function readSee(scan: Scan, block: DocComment, at: Position): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const target = take(scan, /[^\s,]+/y);
  if (target === undefined) {
    reportNameless(scan, at, 'see', '---@see group.name');
    return;
  }
  if (block.see.some((it) => it.target === target))
    scan.report.error(position, `\`@see ${target}\` is written twice.`, 'Remove one of the two lines.');
  else block.see.push({ target, position });
  expectEnd(scan, '`@see`');
}

function reportNameless(scan: Scan, at: Position, tag: string, form: string): void {
  scan.report.error(at, `\`@${tag}\` has no name.`, `Write it as \`${form}\`.`);
}
