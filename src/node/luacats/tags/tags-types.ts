import { append } from '../../diagnostics/append.ts';
import type { DocComment } from '../comment-model.ts';
import type { Position } from '../model.ts';
import { formatType } from '../types/type-format.ts';
import { describeRepeat, valueKey } from '../value-key.ts';
import {
  expectEnd,
  positionAt,
  reportDash,
  reportNameless,
  type Scan,
  skipBlank,
  take,
  takeLocated,
} from './scan.ts';
import { takeType, UNKNOWN } from './scan-type.ts';
import { expectNameEnd, type TypeOf, takeMode, takeTypeName } from './type-names.ts';

/** Reads `@class (exact) name: parent, another_parent`. */
export function readClass(scan: Scan, block: DocComment, at: Position): void {
  takeMode(scan, 'class', ['exact', 'partial']);
  const type = takeTypeName(scan, block, at, 'class');
  if (!type) return;
  if (take(scan, /:/y)) {
    do {
      if (reportNoParent(scan, type)) break;
      const before = scan.uses.length;
      const parent = takeType(scan, `a parent of \`${type.name}\``, ',');
      for (const use of scan.uses.slice(before)) use.owner = type.name;
      const name = parent && formatType(parent);
      const [use] = scan.uses.slice(before);
      if (name && use && type.parents.includes(name))
        scan.report.error(
          use.position,
          `The class \`${type.name}\` extends \`${name}\` twice.`,
          'Remove one of the two.',
        );
      else if (name) type.parents.push(name);
    } while (take(scan, /,/y));
  }
  expectNameEnd(scan, type);
}

/** Reports a colon or a comma before a parent that does not follow. */
function reportNoParent(scan: Scan, { name, parents }: TypeOf): boolean {
  skipBlank(scan);
  if (scan.at < scan.text.length) return false;
  const last = parents.at(-1);
  const after = last === undefined ? `the colon after \`${name}\`` : `the comma after \`${last}\``;
  scan.report.error(
    positionAt(scan),
    `No parent follows ${after}.`,
    'Write the name of a class after it, or remove it.',
  );
  return true;
}

/** Reads `@alias name type`, or the name above members. */
export function readAlias(scan: Scan, block: DocComment, at: Position): void {
  const type = takeTypeName(scan, block, at, 'alias');
  if (!type) return;
  if (scan.text[scan.at] === '-') {
    expectNameEnd(scan, type, 'alias');
    type.base = UNKNOWN;
    return;
  }
  skipBlank(scan);
  if (scan.at === scan.text.length) return;
  const before = scan.uses.length;
  const base = takeType(scan, `the alias \`${type.name}\``);
  if (base?.kind === 'union' || base?.kind === 'name')
    for (const use of scan.uses.slice(before)) use.isInAlias = true;
  type.base = base ?? UNKNOWN;
  expectEnd(scan, `the alias \`${type.name}\``);
}

/** Reads `@enum (key) name`. */
export function readEnum(scan: Scan, block: DocComment, at: Position): void {
  const isKeys = takeMode(scan, 'enum', ['key']) !== undefined;
  const type = takeTypeName(scan, block, at, 'enum');
  if (!type) return;
  type.enumOf = isKeys ? 'keys' : 'values';
  expectNameEnd(scan, type, 'enum');
}

/** Reports values that are written below an `@enum`, which is then read as the alias that was meant. */
function readAsAlias({ report }: Scan, { type, tags }: DocComment, at: Position): void {
  const last = tags.at(-1);
  if (!type?.enumOf || last?.name !== 'enum') return;
  const fix = `Write \`---@alias ${type.name}\`: the values of an \`@enum\` are in a table below it.`;
  report.error(at, STRAY_BAR, fix);
  delete type.enumOf;
  last.name = 'alias';
}

/** Reads a line `| "literal" # Text` below an alias. */
export function readMember(scan: Scan, block: DocComment, at: Position): void {
  readAsAlias(scan, block, at);
  const { type, tags } = block;
  if (type?.kind !== 'alias' || tags.at(-1)?.name !== 'alias') {
    reportStrayBar(scan, block, at);
    return;
  }
  take(scan, /\|[>+]*/y);
  skipBlank(scan);
  const position = positionAt(scan);
  const literal = takeLiteral(scan);
  const { members } = type;
  if (literal === undefined) {
    // Which value is meant is not known, so any may be one.
    members.push({ literal: 'any', description: '' });
    return;
  }
  makeBaseMembers(type);
  skipBlank(scan);
  const start = positionAt(scan);
  const text = takeLocated(scan);
  reportDash(scan, text.description, start, 'Write `#` in its place, or remove it.');
  const same = members.find((member) => valueKey(member.literal) === valueKey(literal));
  if (same) {
    const message = describeRepeat(`The alias \`${type.name}\``, same.literal, literal);
    scan.report.error(position, message, 'Remove one of the two lines.');
    return;
  }
  members.push({ literal, ...text });
}

/** Reports a line that starts with `|` elsewhere; one message is for all lines below a tag. */
function reportStrayBar({ report }: Scan, block: DocComment, at: Position): void {
  if (block.strayBars === block.tags.length) return;
  block.strayBars = block.tags.length;
  report.error(at, STRAY_BAR, 'Define an alias with these values, and use it as the type.');
}

const STRAY_BAR = 'A line that starts with `|` must follow `@alias`.';

/** Consumes the value of a member, and returns it as editors read it; undefined for one that does not parse. */
function takeLiteral(scan: Scan): string | undefined {
  const start = scan.at;
  const before = scan.uses.length;
  // Editors treat anything in backticks as code.
  const isCode = take(scan, /`[^`]+`/y) !== undefined;
  const value = isCode ? undefined : takeType(scan, 'the alias member');
  if (!isCode && !value) return undefined;
  for (const use of scan.uses.slice(before)) use.isInAlias = true;
  const written = scan.text.slice(start, scan.at).trim();
  // Editors read it as the text in the inner quotes.
  const [, inner] = /^(?:'("[^"\\]*")'|"('[^'\\]*')")$/.exec(written)?.filter(Boolean) ?? [];
  if (inner) {
    const message = `The value \`${written}\` has quotes within quotes.`;
    scan.report.error(positionAt(scan, start), message, `Write \`${inner}\`.`);
  }
  const literal = inner ?? written;
  if (value?.kind === 'union') {
    const message = `One line has ${value.members.length} values: \`${literal}\`.`;
    const fix = `Write a line for each, such as \`---| ${value.members.map(formatType)[0]}\`.`;
    scan.report.error(positionAt(scan, start), message, fix);
  }
  return literal;
}

/** Makes members of the types after the name of an alias, which has further members below. */
function makeBaseMembers(type: TypeOf): void {
  const { base, members } = type;
  if (!base) return;
  const types = base.kind === 'union' ? base.members : [base];
  append(
    members,
    types.map((one) => ({ literal: formatType(one), description: '' })),
  );
  delete type.base;
}

/** Reads `@generic T, U: parent`. */
export function readGeneric(scan: Scan, block: DocComment, at: Position): void {
  do {
    skipBlank(scan);
    const position = positionAt(scan);
    const name = take(scan, /[A-Za-z_]\w*/y);
    if (name === undefined) {
      reportNameless(scan, at, 'generic', '---@generic T');
      // Names that are not written as such are known, so that their uses are not reported, too.
      block.generics.push(...(scan.text.slice(scan.at).match(/[A-Za-z_]\w*/g) ?? []));
      return;
    }
    if (block.generics.includes(name))
      scan.report.error(position, `\`@generic ${name}\` is written twice.`, 'Remove one of the two.');
    else block.declared.push({ name, position });
    block.generics.push(name);
    if (take(scan, /:/y)) takeType(scan, `\`@generic ${name}\``, ',');
  } while (take(scan, /,/y));
  expectEnd(scan, '`@generic`');
}
