import { nearest } from '../../diagnostics/nearest.ts';
import type { DocComment } from '../comment-model.ts';
import type { Position } from '../model.ts';
import { formatType } from '../types/type-format.ts';
import { parseTypeAt } from '../types/type-parser.ts';
import { TypeSyntaxError } from '../types/type-tokens.ts';
import {
  expectEnd,
  NO_TEXT,
  positionAt,
  reportNameless,
  type Scan,
  skipBlank,
  take,
  takeDescription,
} from './scan.ts';
import { takeType, UNKNOWN } from './scan-type.ts';

/** Reads `@vararg type Text`. */
export function readVararg(scan: Scan, block: DocComment): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const type = takeType(scan, '`@vararg`');
  const text = type ? takeDescription(scan, 'The parameter `...`', position) : NO_TEXT;
  block.params.push({ name: '...', type: type ?? UNKNOWN, optional: false, ...text, position });
}

/** Words that say who may use a symbol or a field. */
export const VISIBILITIES = ['public', 'private', 'protected', 'package'] as const;
const VISIBILITY = new RegExp(`(?:${VISIBILITIES.join('|')})(?=\\s+[[\\w])`, 'y');

/** Reads `@field private name? type Text` or `@field [type] type Text`. */
export function readField(scan: Scan, block: DocComment, at: Position): void {
  const visibility = take(scan, VISIBILITY) ?? 'public';
  skipBlank(scan);
  const position = positionAt(scan);
  const start = scan.at;
  const name = take(scan, /\[/y) ? takeIndex(scan) : take(scan, /[A-Za-z_]\w*/y);
  if (name === undefined) {
    scan.at = start;
    reportNameless(scan, at, 'field', '---@field name type Text');
    return;
  }
  const optional = take(scan, /\?/y) !== undefined;
  if (reportComma(scan, 'field', 'fields')) return;
  const before = scan.uses.length;
  const type = takeType(scan, `the field \`${name}\``);
  const use = scan.uses[before];
  if (use && type?.kind === 'name') {
    const form = `---@field ${type.name} ${name}${optional ? '?' : ''}`;
    use.turned = { type: name, fix: `Write the name before the type: \`${form}\`.` };
    const [, next] = /^\s+([A-Za-z_]\w*(?:\.\w+)*)/.exec(scan.text.slice(scan.at)) ?? [];
    const meant = nearest(name, VISIBILITIES);
    if (next && meant && meant !== name)
      use.turned = {
        type: next,
        fix: `Write \`${meant}\` for \`${name}\`: \`---@field ${meant} ${type.name} ${next}\`.`,
      };
  }
  // A private field has no row, so it needs no text.
  if (visibility !== 'public') return;
  const text = type ? takeDescription(scan, `The field \`${name}\``, position) : NO_TEXT;
  if (block.fields.some((field) => field.name === name)) {
    scan.report.error(position, `The field \`${name}\` is described twice.`, 'Remove one of the two lines.');
    return;
  }
  block.fields.push({ name, type: type ?? UNKNOWN, optional, ...text, position });
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

/** Reports a comma between names; returns whether there is one. */
function reportComma(scan: Scan, tag: string, named: string): boolean {
  if (take(scan, /,/y) === undefined) return false;
  const message = `\`@${tag}\` names several ${named} in one line.`;
  const fix = `Write a \`---@${tag}\` for each, with its type and a text.`;
  scan.report.error(positionAt(scan, scan.at - 1), message, fix);
  return true;
}

/** Reads `@param name? type Text`. */
export function readParam(scan: Scan, block: DocComment, at: Position): void {
  skipBlank(scan);
  const position = positionAt(scan);
  // With letters that names cannot have, it is reported as another name than that of the parameter.
  const name = take(scan, /\.\.\.|[A-Za-z_][\w\p{L}]*/uy);
  if (name === undefined) {
    reportNameless(scan, at, 'param', '---@param name type Text');
    return;
  }
  const optional = take(scan, /\?/y) !== undefined;
  if (reportComma(scan, 'param', 'parameters')) return;
  const type = takeType(scan, `\`@param ${name}\``);
  const text = type ? takeDescription(scan, `The parameter \`${name}\``, position) : NO_TEXT;
  block.params.push({ name, type: type ?? UNKNOWN, optional, ...text, position });
}

/** Reads `@overload fun(name: type): type`. */
export function readOverload(scan: Scan, block: DocComment): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const written = scan.text.slice(scan.at).trim();
  if (!/^(?:async\s+)?fun(?!\w)/.test(written)) {
    const found = written ? `found \`${written}\`` : 'found nothing';
    const message = `\`@overload\` expects a function type, ${found}.`;
    scan.report.error(position, message, 'Write it as `fun(name: type): type`.');
    return;
  }
  const type = takeType(scan, '`@overload`');
  if (type?.kind === 'function') {
    const text = formatType(type);
    if (block.overloads.some((overload) => formatType(overload) === text))
      scan.report.error(position, `\`@overload ${text}\` is written twice.`, 'Remove one of the two lines.');
    else block.overloads.push(type);
  }
  expectEnd(scan, '`@overload`');
}

/** Reads `@type type`. */
export function readType(scan: Scan, block: DocComment): void {
  block.valueType = takeType(scan, '`@type`') ?? UNKNOWN;
  expectEnd(scan, '`@type`');
}
