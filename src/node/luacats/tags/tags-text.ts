import { append } from '../../diagnostics/append.ts';
import { hasFormOfDay, isDay } from '../../diagnostics/day.ts';
import type { DocComment } from '../comment-model.ts';
import type { Position } from '../model.ts';
import {
  expectEnd,
  positionAt,
  reportNameless,
  type Scan,
  skipBlank,
  take,
  takeLocated,
  takeText,
} from './scan.ts';

/** Reads `@search write on the screen, text in a corner`: phrases that readers may type. */
export function readSearch(scan: Scan, block: DocComment, at: Position): void {
  const text = takeText(scan);
  const phrases = listOf(text);
  if (!phrases.length) {
    scan.report.error(at, '`@search` has no phrases.', 'Write it as `---@search phrase, another phrase`.');
    return;
  }
  reportEmpty(text, '`@search`', at, scan.report);
  if (/^\[.*\]$/.test(text) || phrases.some((phrase) => /^(["']).+\1$/.test(phrase)))
    scan.report.warn(
      at,
      `The phrases of \`@search\` are in brackets or quotes, which readers do not type: \`${text}\`.`,
      `Write \`---@search ${text.replace(/^\[|\]$|["']/g, '')}\`.`,
    );
  if (text.includes(';'))
    scan.report.warn(
      at,
      `The phrases of \`@search\` are separated by commas, found \`;\` in \`${text}\`.`,
      `Write \`---@search ${text.replace(/\s*;/g, ',')}\`.`,
    );
  const all = [...block.phrases, ...phrases];
  const again = all.find((phrase, index) => all.indexOf(phrase) !== index);
  if (again !== undefined)
    scan.report.warn(at, `\`@search\` has the phrase \`${again}\` twice.`, 'Remove one of the two.');
  append(block.phrases, phrases);
}

/** Reads `@unconfirmed Known from one source only.` */
export function readUnconfirmed(scan: Scan, block: DocComment, at: Position): void {
  const { description: text, textAt } = takeLocated(scan);
  if (block.unconfirmed !== undefined) {
    scan.report.error(at, '`@unconfirmed` is written twice.', 'Say in one line what is not certain.');
  } else if (text) Object.assign(block, { unconfirmed: text, unconfirmedAt: textAt });
  else scan.report.error(at, '`@unconfirmed` has no text.', 'Say what is not certain.');
}

/** Reads `@since 1.4` or `@since 2026-11-22`. */
export function readSince(scan: Scan, block: DocComment, at: Position): void {
  const text = takeText(scan);
  if (block.since !== undefined) {
    scan.report.error(at, '`@since` is written twice.', 'Keep the first version that has it.');
  } else if (/\d/.test(text) && text.length <= LONGEST_SINCE && !isWrongDay(text)) block.since = text;
  else {
    const isLong = text.length > LONGEST_SINCE;
    const unknown = text ? `\`${text}\` is not a version or a date.` : '`@since` has no version.';
    const message = isLong
      ? `\`@since\` has ${text.length} characters, expected a version or a date.`
      : unknown;
    scan.report.error(at, message, 'Write it as `---@since 1.4` or `---@since 2026-11-22`.');
  }
}

/** A day in another form. */
const OTHER_DAY = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}$|^(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}$/;

/**
 * Returns whether a text looks like a day, but the calendar has no such one, as for `2026-02-30`, or the form is another one:
 * `22.11.2026`, `2026-1-5`.
 */
function isWrongDay(text: string): boolean {
  return (hasFormOfDay(text) || OTHER_DAY.test(text)) && !isDay(text);
}

/** Most characters of a version: it is shown as a badge. */
const LONGEST_SINCE = 24;

/** Reads `@deprecated Use group.name.` */
export function readDeprecated(scan: Scan, block: DocComment): void {
  skipBlank(scan);
  const [start = '', target] = REPLACEMENT.exec(scan.text.slice(scan.at)) ?? [];
  if (target) block.replacement = { target, position: positionAt(scan, scan.at + start.lastIndexOf(target)) };
  const { description, textAt } = takeLocated(scan);
  Object.assign(block, { deprecated: description, ...(textAt && { deprecatedAt: textAt }) });
}

/** The full name of what to use instead, at the start of the text. */
const REPLACEMENT =
  /^(?:(?:please )?use|see|prefer|replaced by|renamed to)[: ]+(?:the )?`?([A-Za-z_]\w*(?:[.:]\w+)+)(?!\w|\((?!\))|[.:/]\w)/i;

/** Reads `@section Draw text: text, measure_text`. */
export function readSection(scan: Scan, block: DocComment, at: Position): void {
  const [title = '', ...rest] = partsOf(takeText(scan));
  const names = listOf(rest.at(-1) ?? '');
  if (rest.length > 1) {
    const message = `The title of the section \`${title.trim()}\` has a colon, after which only names may follow.`;
    const words = [title, ...rest.slice(0, -1)].map((part) => part.trim()).join(', ');
    scan.report.error(
      at,
      message,
      `Write the title without it: \`---@section ${words}: ${names[0] ?? 'name'}, ...\`.`,
    );
  }
  if (title.trim() && names.length) {
    reportEmpty(rest.at(-1) ?? '', `The section \`${title.trim()}\``, at, scan.report);
    block.sections.push({ title: title.trim(), names, position: at });
    return;
  }
  const message = title.trim() ? `The section \`${title.trim()}\` is empty.` : '`@section` has no title.';
  scan.report.error(at, message, 'Write it as `---@section Title: name, another_name`.');
}

/** What precedes and follows the colons of a section that end its title; those of methods (`:reload`) do not. */
function partsOf(text: string): string[] {
  const parts = text.split(/:(?!\w)/);
  const at = text.indexOf(':');
  return parts.length > 1 || at < 0 ? parts : [text.slice(0, at), text.slice(at + 1)];
}

/** Reads `@see group.name`. */
export function readSee(scan: Scan, block: DocComment, at: Position): void {
  skipBlank(scan);
  const position = positionAt(scan);
  const target = take(scan, /[^\s,]+/y);
  if (target === undefined) {
    reportNameless(scan, at, 'see', '---@see group.name');
    return;
  }
  if (block.see.some((link) => link.target === target))
    scan.report.error(position, `\`@see ${target}\` is written twice.`, 'Remove one of the two lines.');
  else block.see.push({ target, position });
  expectEnd(scan, '`@see`');
}

/** Reports two commas of a list with nothing between them, and one at its start or end. */
function reportEmpty(text: string, what: string, at: Position, report: Scan['report']): void {
  if (text.split(',').every((part) => part.trim())) return;
  report.warn(
    at,
    `${what} has an empty entry between its commas.`,
    'Remove the comma, or write what is missing.',
  );
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
