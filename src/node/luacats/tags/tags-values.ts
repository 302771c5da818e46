import { append } from '../../diagnostics/append.ts';
import { listSome } from '../../diagnostics/list-some.ts';
import type { DocComment } from '../comment-model.ts';
import type { Position, ReturnDoc, TypeExpr } from '../model.ts';
import { fixForName } from '../report.ts';
import { formatType } from '../types/type-format.ts';
import {
  expectEnd,
  positionAt,
  type Scan,
  skipBlank,
  take,
  takeDescription,
  takeLocated,
  takeText,
} from './scan.ts';
import { noteTurned, takeType, UNKNOWN } from './scan-type.ts';

/** The start of a text: a word that no type is called, and another one. */
const PROSE = /^(?:The|A|An|If|Its|How|What|Which|Whether|Returns)\s+[a-z]/;

/** Reads `@return type name Text`, or several types with names and one text for all. */
export function readReturn(scan: Scan, block: DocComment): void {
  const values: Omit<ReturnDoc, 'description'>[] = [];
  let position: Position;
  do {
    skipBlank(scan);
    position = positionAt(scan);
    const none = take(scan, /(?:void|nothing|none)(?![\w.|?<[\]])/iy);
    if (none) {
      scan.report.error(
        position,
        `\`${none}\` is not a type: a function that returns nothing has no \`@return\`.`,
        'Remove the line.',
      );
      return;
    }
    if (!values.length && PROSE.test(scan.text.slice(scan.at))) {
      const message = '`@return` has a text, but no type before it.';
      scan.report.error(position, message, 'Write the type first: `---@return type name Text`.');
      block.returns.push({ type: UNKNOWN, position, ...takeLocated(scan) });
      return;
    }
    const before = scan.uses.length;
    const type = takeType(scan, 'the return value', ',');
    if (!type) {
      // Something is returned, whatever it is.
      block.returns.push({ type: UNKNOWN, position, description: '' });
      return;
    }
    const name = type.kind === 'name' && type.name;
    if (name)
      noteTurned(scan, before, (word) => `Write the type before the name: \`---@return ${word} ${name}\`.`);
    const value = splitVariadic(type) ?? { inner: type, name: takeName(scan) };
    values.push({ ...(value.name !== undefined && { name: value.name }), type: value.inner, position });
  } while (take(scan, /,/y));
  const names = values.flatMap((value) => value.name ?? []);
  const what = names.length ? `The return value \`${names.join(', ')}\`` : 'The return value';
  if (values.length > 1 && scan.at >= scan.text.trimEnd().length && !scan.more) {
    scan.report.error(
      position,
      `The ${values.length} return values in this line have no description.`,
      'Write a `---@return` for each, with its type, its name and a text.',
    );
  }
  const text =
    values.length > 1 ? takeLocated(scan) : takeDescription(scan, what, position, fixForNil(values));
  append(
    block.returns,
    values.map((value) => ({ ...value, ...text })),
  );
}

/** A `@return nil` may mean that the function returns nothing, as in other languages. */
function fixForNil([value]: Omit<ReturnDoc, 'description'>[]): string | undefined {
  return value?.type.kind === 'literal' && value.type.text === 'nil'
    ? 'Describe it at the end of the line. A function that returns nothing has no `@return`.'
    : undefined;
}

function splitVariadic(type: TypeExpr): { inner: TypeExpr; name: string } | undefined {
  return type.kind === 'variadic' ? { inner: type.inner, name: '...' } : undefined;
}

/** The word after the type is its name, even where the author meant it as the start of the text. */
function takeName(scan: Scan): string | undefined {
  skipBlank(scan);
  const at = positionAt(scan);
  const name = take(scan, /\.\.\.|[A-Za-z_\d][\w.*-]*/y);
  if (name === undefined || name === '...') return name;
  if (take(scan, /\?(?=\s|$)/y)) {
    const message = `The \`?\` after the return value \`${name}\` says nothing about its type.`;
    scan.report.error(at, message, `Write it after the type: \`string? ${name}\`.`);
  }
  if (/^[a-z_]\w*$|^[A-Z_\d]+$/.test(name)) return name;
  scan.report.error(
    at,
    `\`${name}\` is read as the name of the return value.`,
    'Put a name between the type and the text, or a `#` before the text.',
  );
  return undefined;
}

const OPERATORS = [
  'add',
  'sub',
  'mul',
  'div',
  'mod',
  'pow',
  'unm',
  'concat',
  'len',
  'eq',
  'lt',
  'le',
  'call',
  'idiv',
];

/** Reads `@operator add(number): vector # Text`. */
export function readOperator(scan: Scan, block: DocComment, at: Position): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const operator = take(scan, /\w+/y);
  const form = 'Write it as `---@operator add(number): number`.';
  if (operator === undefined) {
    scan.report.error(at, '`@operator` has no name.', form);
    return;
  }
  if (!OPERATORS.includes(operator)) {
    const fix = fixForName(operator, OPERATORS, `Known operators: ${listSome(OPERATORS, OPERATORS.length)}.`);
    scan.report.error(position, `Unknown operator \`${operator}\`.`, fix);
  }
  const what = `the operator \`${operator}\``;
  let operand: TypeExpr | undefined;
  if (take(scan, /\((?!\s*\))/y)) {
    operand = takeType(scan, what, ')');
    if (!operand) return;
    if (!take(scan, /\)/y)) {
      scan.report.error(positionAt(scan), `Expected \`)\` in ${what}.`, form);
      return;
    }
  } else take(scan, /\(\s*\)/y);
  if (!take(scan, /:/y)) {
    scan.report.error(positionAt(scan), `Expected \`:\` and a type in ${what}.`, form);
    return;
  }
  const result = takeType(scan, what);
  const written = writeOperator({ operator, operand });
  if (block.operators.some((other) => writeOperator(other) === written))
    scan.report.error(position, `\`@operator ${written}\` is written twice.`, 'Remove one of the two lines.');
  if (result) block.operators.push({ operator, ...(operand && { operand }), result, ...takeLocated(scan) });
}

/** An operator and what is on its other side: `add(number)`. */
function writeOperator({ operator, operand }: { operator: string; operand?: TypeExpr | undefined }): string {
  return operand ? `${operator}(${formatType(operand)})` : operator;
}

/** Reads `@version 5.1, JIT`. */
export function readVersion(scan: Scan, block: DocComment): void {
  do {
    skipBlank(scan);
    const position = positionAt(scan);
    const version = take(scan, /[<>]?\s*(?:5\.[1-4]|JIT)(?!\w)/y);
    if (version === undefined) {
      const found = takeText(scan);
      scan.report.error(
        position,
        `\`@version\` expects \`5.1\` to \`5.4\` or \`JIT\`, found ${found ? `\`${found}\`` : 'nothing'}.`,
        'Write it as `---@version 5.1, JIT`.',
      );
      return;
    }
    block.versions.push(version);
  } while (take(scan, /,/y));
  expectEnd(scan, '`@version`');
}
