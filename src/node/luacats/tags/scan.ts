import type { TypeUse } from '../comment-model.ts';
import type { Position } from '../model.ts';
import type { Report } from '../report.ts';
import { fixForUnnamed } from '../types/type-fix.ts';

/** A line of a comment while it is read from left to right. */
export interface Scan {
  text: string;
  at: number;
  /** Position of the first character of `text`. */
  start: Position;
  /** Collects the names of types that the line uses. */
  uses: TypeUse[];
  report: Report;
  /** Text of the lines around it that belongs to the tag. */
  more: string;
  /** Where that text begins. */
  moreAt?: Position | undefined;
}

/** Returns the position in the file of an index in the line; of the current one by default. */
export function positionAt(scan: Scan, at: number = scan.at): Position {
  return { ...scan.start, column: scan.start.column + at };
}

/** Consumes what a sticky pattern matches after blanks; nothing when it does not match. */
export function take(scan: Scan, pattern: RegExp): string | undefined {
  skipBlank(scan);
  pattern.lastIndex = scan.at;
  const text = pattern.exec(scan.text)?.[0];
  if (text !== undefined) scan.at += text.length;
  return text;
}

/** Skips blanks. */
export function skipBlank(scan: Scan): void {
  while (scan.text[scan.at] === ' ' || scan.text[scan.at] === '\t') scan.at++;
}

/** A text of a tag, and where it begins; no position where there is no text. */
export interface TagText {
  description: string;
  textAt?: Position;
}

/** Consumes the same text as `takeText`, with its position. */
export function takeLocated(scan: Scan): TagText {
  const start = scan.text.slice(scan.at).search(/[^\s#]/);
  const textAt = start === -1 ? scan.moreAt : positionAt(scan, scan.at + start);
  const description = takeText(scan);
  return { description, ...(description && textAt && { textAt }) };
}

/** Consumes the text up to the end of the line, without the `#` that may set it apart, and its continuation. */
export function takeText(scan: Scan): string {
  const text = takeRest(scan);
  return text && scan.more ? `${text} ${scan.more}` : text || scan.more;
}

function takeRest(scan: Scan): string {
  skipBlank(scan);
  const text = scan.text.slice(scan.at).replace(/^#/, '').trim();
  scan.at = scan.text.length;
  return text;
}

/** The text of a tag that was not read. */
export const NO_TEXT: TagText = { description: '' };

/** Consumes the text of a param, return or field, and reports a missing one. */
export function takeDescription(
  scan: Scan,
  what: string,
  at: Position,
  fix = 'Describe it at the end of the line.',
): TagText {
  skipBlank(scan);
  const start = positionAt(scan);
  const located = takeLocated(scan);
  const text = located.description;
  const [, value] = /^=(?!=)\s*("[^"]*"|'[^']*'|\S+)/.exec(text) ?? [];
  if (value) {
    const message = `\`= ${value}\` is read as text, not as a default.`;
    scan.report.error(start, message, `Write \`Default ${value}.\` at the end of the text.`);
  }
  reportDash(scan, text, start, 'Remove it: a space is enough between the type and the text.');
  if (!text) scan.report.error(at, `${what} has no description.`, fix);
  return located;
}

/** Reports a dash before a text, which readers would see. */
export function reportDash({ report }: Scan, text: string, at: Position, fix: string): void {
  const [, dash] = /^(--?|[–—])(?:\s|$)/.exec(text) ?? [];
  if (dash) report.error(at, `Readers would see the \`${dash}\` before the text.`, fix);
}

/** Reports what is left of a line that should be empty by now. */
export function expectEnd(scan: Scan, what: string): void {
  if (/^(?:[-.]|(?![A-Za-z])\p{L})/u.test(scan.text.slice(scan.at))) {
    reportSign(scan);
    return;
  }
  skipBlank(scan);
  const at = positionAt(scan);
  const before = scan.text.slice(0, scan.at).trimEnd();
  const rest = takeRest(scan);
  if (!rest) return;
  const message = `Text after ${what} is not shown: \`${rest}\`.`;
  const fix = fixForEnd(before, rest, what);
  if (/^\w/.test(rest)) scan.report.warn(at, message, fix);
  else scan.report.error(at, message, fix);
}

function fixForEnd(before: string, rest: string, what: string): string {
  if (rest.startsWith(',')) return 'Write what follows the comma in a line of its own, with the tag.';
  if (rest.startsWith('<')) return 'Write `>` where the type parameters end.';
  const [, parent] = /^(?:extends|inherits)\s+(\S+)$/.exec(rest) ?? [];
  if (parent) return `Write \`: ${parent}\` right after the name, if that is the parent.`;
  const [, name] = /^the (?:class|enum) `(.+)`$/.exec(what) ?? [];
  if (name && /^\((?:exact|key|partial)\)$/.test(rest))
    return `Write it before the name: \`${rest} ${name}\`.`;
  if (what === '`@version`') return `Write a comma before \`${rest}\`, if it is another version.`;
  if (/^\w+$/.test(rest) && what === '`@generic`')
    return `Write a comma before \`${rest}\`, if it is another type.`;
  const isType = /^[A-Za-z_]\w*(?:\.\w+)*(?:\[\]|\?)*$/.test(rest);
  if (isType && what === '`@overload`' && before.endsWith(')'))
    return `Write \`: ${rest}\` right after the parentheses if the call returns that.`;
  return 'Move it up, above the first tag.';
}

/** Reports a name that continues after a hyphen or a letter that Lua does not have, or ends with a dot. */
function reportSign(scan: Scan): void {
  const at = positionAt(scan);
  const [rest = ''] = takeRest(scan).split(/\s/);
  scan.report.error(
    at,
    `\`${rest}\` is not part of the name: names may contain only letters, digits and \`_\`.`,
    fixForSign(rest),
  );
}

function fixForSign(rest: string): string {
  if (rest.startsWith('.')) return 'Write a name after the dot, or remove the dot.';
  return rest.startsWith('-') ? 'Write `_` for `-`.' : 'Write it with letters from `a` to `z`.';
}

/** Reports a tag without a name. */
export function reportNameless(scan: Scan, at: Position, tag: string, form: string): void {
  const fix = fixForUnnamed(scan.text.slice(scan.at), tag);
  scan.report.error(at, `\`@${tag}\` has no name.`, fix ?? `Write it as \`${form}\`.`);
}
