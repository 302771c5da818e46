import type { z } from 'zod';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { listNames, OR_REMOVE } from '../schema/fields.ts';
import { ITEM_ATTRIBUTES } from '../schema/navbar.ts';
import { fixForKind } from './fix-for-kind.ts';

/** One thing wrong with the configuration. */
export interface ConfigIssue {
  /** `error` when absent. */
  severity?: Problem['severity'];
  /** Keys and indices from the configuration to the offending field. */
  path: PropertyKey[];
  message: string;
  fix?: string;
  /** There is no such field, whatever its value is. */
  isNoField?: true;
  /** The field that an unknown one is meant to be. */
  renameTo?: string;
  /** Fields, one of which is needed there. */
  lacks?: string[];
  /** Nothing is written there. */
  isMissing?: true;
  /** Name or route that the site lacks: not an issue where a file with an error may define it. */
  misses?: string;
}

const WORDS: Record<string, string> = {
  string: 'text',
  boolean: '`true` or `false`',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * Returns what an issue's field should contain, and on a second line how to fix it. It completes the sentence
 * "`field` is `value`, expected ...". Unknown fields get one line each: the fix.
 */
export function expectationOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `${WORDS[issue.expected] ?? issue.expected}${inBrackets(issue) || fixForKind(issue, knownKeys(issue))}`;
    case 'invalid_value':
      return withSuggestion(listNames(issue.values), issue.input, issue.values);
    case 'invalid_union':
      if (!issue.discriminator) return undefined;
      return withSuggestion(
        `${listNames(knownTypes(issue))}`,
        read(issue.input, issue.discriminator),
        knownTypes(issue),
      );
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'too_small':
      return `at least ${issue.minimum}${fixForKind(issue, [])}`;
    case 'too_big':
      return `at most ${issue.maximum}${fixForKind(issue, [])}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => fixForUnknown(key, knownKeys(issue))).join('\n');
    default:
      return undefined;
  }
}

/** Values that look right in a message, and are texts. */
const QUOTED_VALUE = /^(?:true|false|-?\d+(?:\.\d+)?)$/;

/** Turns an issue of Zod into those of the configuration, one for each field that it is about. */
export function explainIssue(issue: z.core.$ZodIssue, parents: PropertyKey[] = []): ConfigIssue[] {
  const path = [...parents, ...issue.path];
  const [first = '', fix] = issue.message.split('\n');
  const advice = fix === undefined ? {} : { fix };
  if (issue.code === 'unrecognized_keys') {
    const fixes = issue.message.split('\n');
    return issue.keys.map((key, index) => {
      const fix = fixes[index] ?? '';
      const renameTo = /^Rename it to `(.*)`\.$/.exec(fix)?.[1];
      const message = `${quotePath([...path, key])} is not a field of the configuration.`;
      return {
        path: [...path, key],
        message,
        fix,
        isNoField: true,
        ...(renameTo !== undefined && { renameTo }),
      };
    });
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.message === 'Invalid input') {
    const branch = [...issue.errors].sort((a, b) => weigh(a) - weigh(b))[0] ?? [];
    return branch.flatMap((inner) => explainIssue(inner, path));
  }
  if (issue.code === 'custom') {
    const lacks: string[] | undefined = issue.params?.lacks;
    return [{ path, message: `${quotePath(path)}: ${first}`, ...advice, ...(lacks && { lacks }) }];
  }
  const found = 'discriminator' in issue ? read(issue.input, String(issue.discriminator)) : issue.input;
  if (issue.code === 'invalid_type' && typeof found === 'string' && QUOTED_VALUE.test(found)) {
    const message = `${quotePath(path)} is the string \`${printed(found)}\`, expected ${first}.`;
    return [{ path, message, fix: 'Write it without quotes.' }];
  }
  const simple =
    issue.code === 'invalid_type'
      ? fixForType(issue.expected, found, { key: path.at(-1), first })
      : undefined;
  const quoting = simple === undefined ? advice : { fix: simple };
  const missing = found === undefined ? { isMissing: true as const } : {};
  const message = `${quotePath(path)} ${describeFound(found)}, expected ${first}.`;
  return [{ path, message, ...quoting, ...missing }];
}

/** Says what to write for a field without a value, and for a number, `true` or `false` in place of another value. */
function fixForType(
  expected: string,
  found: unknown,
  { key, first }: { key: PropertyKey | undefined; first: string },
): string | undefined {
  if (found === undefined && typeof key === 'string') return `Give \`${key}\` a value.`;
  // Other tools take it for nothing.
  if (found === false && key === 'pwa') return "Write `{ serviceWorker: 'off' }`.";
  const isPlain = typeof found === 'number' || typeof found === 'boolean';
  if (expected === 'string' && isPlain && / URL /.test(first)) return `Write a URL in quotes${OR_REMOVE}`;
  if (expected === 'string' && found === false) return `Write text in quotes${OR_REMOVE}`;
  return expected === 'string' && isPlain ? `Write it in quotes: \`'${String(found)}'\`.` : undefined;
}

/**
 * Returns a path as written in code. The step over gathered attributes is left out: they are part of the item.
 *
 * @example
 * formatPath(['navbar', 'items', 2, 'type']) // 'navbar.items[2].type'
 */
export function formatPath(path: PropertyKey[]): string {
  const steps = path
    .filter((step) => step !== 'attributes')
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[A-Za-z_$][\w$]*$/.test(String(step))
        ? `.${String(step)}`
        : `[${JSON.stringify(String(step))}]`;
    });
  return steps.join('').replace(/^\./, '');
}

function quotePath(path: PropertyKey[]): string {
  return path.length === 0 ? 'The configuration' : `\`${formatPath(path)}\``;
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === '') return 'is empty';
  if (Array.isArray(value)) return value.length ? 'is a list' : 'is an empty list';
  if (value !== null && typeof value === 'object') return 'is an object';
  const sign = typeof value === 'bigint' ? 'n' : '';
  return typeof value === 'function' ? 'is a function' : `is \`${printed(String(value))}${sign}\``;
}

/** Control characters as code writes them. */
function printed(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}

function withSuggestion(expected: string, found: unknown, allowed: readonly unknown[]): string {
  const close = typeof found === 'string' ? nearest(found, allowed.map(String)) : undefined;
  return `${expected}\n${close === undefined ? `Write one of these${OR_REMOVE}` : `Did you mean \`${close}\`?`}`;
}

/** What other tools call a field. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['basepath', 'baseUrl'],
  ['children', 'items'],
  ['description', 'tagline'],
  ['link', 'to'],
  ['links', 'items'],
  ['name', 'label'],
  ['nav', 'navbar'],
  ['path', 'to'],
  ['site', 'url'],
  ['siteurl', 'url'],
  ['text', 'label'],
  ['title', 'label'],
  ['url', 'href'],
]);

function fixForUnknown(key: string, fields: string[]): string {
  const longer = fields.filter(
    (field) => key.length > 2 && field.toLowerCase().startsWith(key.toLowerCase()),
  );
  // Components of other tools have `ariaLabel` for `aria-label`.
  const [, start, rest] = /^(aria|data)([A-Z]\w*)$/.exec(key) ?? [];
  if (rest && fields.includes('className')) return `Rename it to \`${start}-${rest.toLowerCase()}\`.`;
  const other = OTHER_NAMES.get(key.toLowerCase());
  const close =
    nearest(key, fields) ??
    (longer.length === 1 ? longer[0] : undefined) ??
    (other && fields.includes(other) ? other : undefined);
  return close === undefined
    ? `Remove it; the fields here are ${listNames(fields, 'and')}.`
    : `Rename it to \`${close}\`.`;
}

/** Says, on a separate line, how to write one text where a list of texts is expected. */
function inBrackets({ inst, input }: z.core.$ZodRawIssue): string {
  const element = inst && '_zod' in inst ? read(inst._zod.def, 'element') : undefined;
  const isOfTexts = read(read(element, 'def'), 'type') === 'string';
  return isOfTexts && typeof input === 'string' ? `\nWrite it in brackets: \`['${printed(input)}']\`.` : '';
}

/** Fields of the object schema that raised the issue. */
function knownKeys(issue: z.core.$ZodRawIssue): string[] {
  const definition: unknown = issue.inst && '_zod' in issue.inst ? issue.inst._zod.def : undefined;
  const shape = read(definition, 'shape');
  return shape !== null && typeof shape === 'object'
    ? Object.keys(shape).flatMap((key) => (key === 'attributes' ? ITEM_ATTRIBUTES : key))
    : [];
}

function knownTypes(issue: object): unknown[] {
  const options = read(issue, 'options');
  return Array.isArray(options) ? options : [];
}

function read(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
}

/** Number of issues in a branch of a union: the branch with the fewest is the one that was meant. */
function weigh(branch: z.core.$ZodIssue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}
