import type { TypeExpr } from '../model.ts';
import { fixForRest, fixForType } from '../types/type-fix.ts';
import { formatType } from '../types/type-format.ts';
import { parseTypeAt } from '../types/type-parser.ts';
import { TypeSyntaxError } from '../types/type-tokens.ts';
import { positionAt, type Scan, skipBlank } from './scan.ts';

/** Placeholder for a type that could not be read, so that one mistake is reported once. */
export const UNKNOWN: TypeExpr = { kind: 'name', name: 'unknown' };

/**
 * Says what to write if the preceding type is unknown because it is swapped with the next word, which then has to be a
 * type.
 */
export function noteTurned(scan: Scan, before: number, fix: (type: string) => string): void {
  const use = scan.uses[before];
  const word = /^\s*([A-Za-z_]\w*(?:\.\w+)*)\S*/.exec(scan.text.slice(scan.at));
  if (!use || scan.uses.length > before + 1 || !word?.[1]) return;
  use.turned = { type: word[1], fix: fix(word[0].trim()) };
}

/**
 * Consumes a type. Nothing when it is missing or wrong, which is then reported and the rest of the line dropped.
 *
 * @param what How a message names it: `the return value`.
 * @param next Characters that may follow the type at once, besides blanks and `#`.
 */
export function takeType(scan: Scan, what: string, next = ''): TypeExpr | undefined {
  skipBlank(scan);
  const { text, report } = scan;
  const start = scan.at;
  if (start === text.length || text[start] === '#') {
    report.error(
      positionAt(scan),
      `The type of ${what} is missing.`,
      'Write the type before the text, or `any` if it can be anything.',
    );
    return giveUp(scan);
  }
  try {
    const { type, end, names } = parseTypeAt(text, start);
    scan.at = end;
    if (!isTypeEnd(text, end, next)) return reportRest(scan, what, text.slice(start, end));
    for (const { name, at } of names) {
      const written = text.slice(start, end);
      const mayBeText = written === name && (!next || (what === 'the return value' && /^[A-Z]/.test(name)));
      const isLast = /\|\s*[A-Za-z_]\w*$/.test(written) && at + name.length === end;
      const [, of] = /^<([^<>]+)>/.exec(text.slice(at + name.length)) ?? [];
      scan.uses.push({
        name,
        position: positionAt(scan, at),
        ...(mayBeText && { mayBeText }),
        ...(isLast && { isLast }),
        ...(of && { of }),
      });
    }
    reportTwice(scan, type, what, start);
    reportWord(scan, text.slice(start, end));
    if (what !== '`@overload`') reportResult(scan, type, text.slice(start, end));
    return type;
  } catch (error) {
    if (!(error instanceof TypeSyntaxError)) throw error;
    const fix = fixForType(text, start, error);
    report.error(positionAt(scan, error.at), `The type of ${what} is not valid: ${error.message}.`, fix);
    return giveUp(scan);
  }
}

/** Reports a choice that a type offers twice. */
function reportTwice(scan: Scan, type: TypeExpr, what: string, start: number): void {
  if (type.kind !== 'union') return;
  const options = type.members.map((member) => formatType(member).replace(/^'([^"]*)'$/, '"$1"'));
  const again = options.find((option, index) => options.indexOf(option) !== index);
  if (again === undefined) return;
  const message = `The type of ${what} names \`${again}\` twice.`;
  scan.report.error(positionAt(scan, start), message, 'Remove one of the two, or write what was meant.');
}

/** Reports `or` or `&` between two types, where the second one would be read as text. */
function reportWord(scan: Scan, type: string): void {
  const at = positionAt(scan);
  const [, sign, other] = OR.exec(scan.text.slice(scan.at)) ?? [];
  if (!other) return;
  scan.report.error(
    at,
    `\`${sign} ${other}\` is read as text, not as a type.`,
    `Write \`${type}|${other}\`.`,
  );
  scan.at = scan.text.indexOf(other, scan.at) + other.length;
}

/** Reports what a function type returns without the colon before it, where it would be read as text. */
function reportResult(scan: Scan, type: TypeExpr, written: string): void {
  if (type.kind !== 'function' || type.returns.length) return;
  const [gap = '', result] = RESULT.exec(scan.text.slice(scan.at)) ?? [];
  if (!result) return;
  const blank = gap.length - gap.trimStart().length;
  scan.report.error(
    positionAt(scan, scan.at + blank),
    `\`${result}\` is read as text, not as what the function returns.`,
    `Write \`${written}: ${result}\`.`,
  );
  scan.at += gap.length;
}

/** A type before the end of the line or a text, which begins with a capital letter. */
const RESULT = /^[ \t]+((?:any|boolean|integer|nil|number|string|table)(?:\[\]|\?)*)(?=\s*$|\s+[A-Z])/;

const OR =
  /^[ \t]+(or|&)[ \t]+(nil|boolean|false|function|integer|number|string|table|true|userdata)(?![\w.])/;

function isTypeEnd(text: string, end: number, next: string): boolean {
  const rest = text.slice(end);
  const word = rest.trimStart();
  if (!word || next.includes(word.charAt(0))) return true;
  return word.startsWith('#') || (rest !== word && !/^(?:[|?<>\]}),:]|[-=]>|\[\])/.test(word));
}

function reportRest(scan: Scan, what: string, type: string): undefined {
  skipBlank(scan);
  const rest = /^\S+/.exec(scan.text.slice(scan.at))?.[0] ?? '';
  scan.report.error(
    positionAt(scan),
    `The type of ${what} is not valid: \`${rest}\` cannot follow \`${type}\`.`,
    fixForRest(rest, type),
  );
  return giveUp(scan);
}

function giveUp(scan: Scan): undefined {
  scan.at = scan.text.length;
  return undefined;
}
