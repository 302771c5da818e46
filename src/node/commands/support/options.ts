import { parseArgs } from 'node:util';
import { BASE_PATH } from '../../../shared/urls.ts';
import { hasFormOfDay, isDay, likelyYears } from '../../diagnostics/day.ts';
import { nearest } from '../../diagnostics/nearest.ts';

/** An option of a command. Made by `flag`, `text` and the functions below them. */
export interface Option<Value> {
  /** Placeholder of the value in the help: `DIR`. Absent for a flag. */
  placeholder?: string;
  description: string;
  /** Value without the option. */
  fallback: Value;
  /** What a value has to look like, for the error: `a port from 0 to 65535`. */
  expected?: string;
  /** What is wrong with a rejected value that looks right, as the end of a sentence. */
  fault?(written: string): string | undefined;
  /** Reads a written value; `undefined` rejects it. */
  parse(written: string): Value | undefined;
}

/** What other programs call the options. */
const ELSEWHERE: Record<string, string[]> = {
  site: ['root', 'source', 'input', 'cwd', 'folder', 'directory'],
  out: ['output', 'dest', 'destination', 'dist', 'outdir', 'folder', 'directory'],
  base: ['baseurl', 'basepath', 'prefix', 'publicpath'],
  dir: ['directory', 'folder', 'root', 'dist'],
  host: ['hostname', 'address', 'bind', 'listen'],
  strict: ['failonwarnings', 'error', 'pedantic'],
  locale: ['language'],
};

/** The options of a command, by name. */
export type Options = Record<string, Option<unknown>>;
/** Values of the options of a command, by name. */
export type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends Option<infer Value> ? Value : never;
};

/** A mistake in the command line. Its message names the option and what to write. */
export class UsageError extends Error {}

/** An option without a value. */
export function flag(description: string): Option<boolean> {
  return { description, fallback: false, parse: () => undefined };
}

/** An option with any text but an empty one. */
export function text<Fallback extends string | undefined>(
  placeholder: string,
  description: string,
  fallback: Fallback,
): Option<string | Fallback> {
  return {
    placeholder,
    description,
    fallback,
    expected: 'a value',
    parse: (written) => (written.trim() ? written : undefined),
  };
}

/** `--site DIR` */
export function siteFolder(): Option<string> {
  return text('DIR', 'Folder of the site (default: the current one)', '.');
}

/** The port of a server unless `--port` names another one. */
const USUAL_PORT = 3000;

/** `--port N` */
export function port(): Option<number> {
  return {
    placeholder: 'N',
    description: `Port to listen on (default: ${USUAL_PORT}; 0 for any free port)`,
    fallback: USUAL_PORT,
    expected: 'a whole number from 0 to 65535',
    parse: (written) => (/^\d{1,5}$/.test(written) && Number(written) <= 65535 ? Number(written) : undefined),
  };
}

/** `--host HOST` */
export function host(): Option<string | undefined> {
  return text('HOST', 'Host to listen on (default: this machine only; 0.0.0.0 for every address)', undefined);
}

/** `--base /x/` */
export function basePath(description: string): Option<string | undefined> {
  return {
    placeholder: '/x/',
    description,
    fallback: undefined,
    expected:
      'a path such as `/docs/`, with a slash at each end, and letters, digits, `-`, `_`, `.` and `~` between',
    parse: (written) => (BASE_PATH.test(written) ? written : undefined),
  };
}

/** `--date YYYY-MM-DD` */
export function day(description: string, fallback: string): Option<string> {
  return {
    placeholder: 'YYYY-MM-DD',
    description,
    fallback,
    expected: 'a date in the form `YYYY-MM-DD`',
    fault: (written) => (hasFormOfDay(written) ? faultOfDay(written) : undefined),
    parse: (written) => (isDay(written) && hasLikelyYear(written) ? written : undefined),
  };
}

function faultOfDay(written: string): string {
  if (!isDay(written)) return 'which is not a day of the calendar';
  const [first, last] = likelyYears();
  return `expected a year from ${first} to ${last}`;
}

function hasLikelyYear(day: string): boolean {
  const [first, last] = likelyYears();
  const year = Number(day.slice(0, 4));
  return year >= first && year <= last;
}

/**
 * Reads the command line of a command with its operands, the arguments without an option.
 *
 * @param operands What they are called in the help.
 * @throws UsageError for an unknown option, a missing or wrong value, and an argument without an option that is no operand.
 */
export function parseArguments<O extends Options>(
  argv: string[],
  options: O,
  operands: string[] = [],
): { values: Values<O>; found: string[] } {
  const found: string[] = [];
  const types = Object.entries(options).map(([name, { placeholder }]) => [
    name,
    { type: placeholder ? 'string' : 'boolean' },
  ]);
  const { tokens } = parseArgs({
    // npm removes the first `--`; a direct call of `run.mjs` may contain it.
    args: argv[0] === '--' ? argv.slice(1) : argv,
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(options).map(([name, { fallback }]) => [name, fallback]),
  );
  const written = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'positional') {
      const before = tokens[index - 1];
      const flagBefore = before?.kind === 'option' && before.value === undefined ? before.rawName : undefined;
      if (found.length === operands.length) throw unexpected(token.value, flagBefore, options);
      found.push(token.value);
    }
    if (token.kind !== 'option') continue;
    if (token.value !== undefined && written.has(token.name))
      throw new UsageError(`\`${token.rawName}\` is written twice. Remove one of the two.`);
    written.add(token.name);
    // `--out --strict`: the value is missing, and the option that follows would be taken for it.
    const next = token.inlineValue === false && /^--\w/.test(token.value) ? token.value : undefined;
    if (next && options[token.name]?.placeholder)
      throw new UsageError(
        `\`${token.rawName}\` needs ${options[token.name]?.expected}, found the option \`${next}\`. Write \`${token.rawName}=${next}\` if that is meant.`,
      );
    values[token.name] = readValue(token.rawName, token.name, token.value, { options, argv });
  }
  return { values: values as Values<O>, found };
}

/** Returns the error of an argument that is no operand. After a flag, it may be meant as its value. */
function unexpected(argument: string, flagBefore: string | undefined, options: Options): UsageError {
  if (flagBefore !== undefined && SWITCH.test(argument))
    return new UsageError(valueOfFlag(flagBefore, argument));
  const hint = meantOption(argument, options) ?? listOptions(options);
  return new UsageError(`Unexpected argument \`${argument}\`. ${hint}`);
}

/** What other programs let follow a flag. */
const SWITCH = /^(?:true|false|yes|no|on|off)$/i;

function valueOfFlag(written: string, value: string): string {
  return `\`${written}\` does not take a value, found \`${value}\`. Remove the value.`;
}

function readValue(
  written: string,
  name: string,
  value: string | undefined,
  { options, argv }: { options: Options; argv: readonly string[] },
): unknown {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const names = Object.keys(options);
    // `-out` is `-o -u -t` to the parser. A letter alone stands for the only option that it begins.
    const begun = names.filter((known) => written === `-${known[0]}`);
    const single =
      begun.find((known) => argv.some((arg) => arg.startsWith(`-${known}`))) ??
      (begun.length === 1 ? begun[0] : undefined);
    const asWritten = argv.find((arg) => !arg.startsWith('--') && arg.startsWith(written)) ?? written;
    const close =
      single ?? nearest(name, names) ?? names.find((known) => nearest(name, ELSEWHERE[known] ?? []));
    throw new UsageError(
      `Unknown option \`${asWritten}\`. ${close ? `Did you mean \`--${close}\`?` : listOptions(options)}`,
    );
  }
  if (!option.placeholder) {
    if (value === undefined) return true;
    throw new UsageError(valueOfFlag(written, value));
  }
  const read = value === undefined ? undefined : option.parse(value);
  if (read !== undefined) return read;
  const fault = value && option.fault?.(value);
  if (fault) throw new UsageError(`\`${written}\` is \`${value}\`, ${fault}.`);
  const found = value ? `found \`${value}\`` : 'found none';
  throw new UsageError(
    `\`${written}\` needs ${option.expected}, ${found}. Write \`${written} ${option.placeholder}\`.`,
  );
}

/** The option that is written without its two dashes: with one that an editor made of them, with none before a `=`, or not at all. */
function meantOption(written: string, options: Options): string | undefined {
  if (/^\d+$/.test(written) && options.port) return `Write \`--port ${written}\` if it is the port.`;
  const [, dashes, name = '', value = ''] = /^([\u2012-\u2015\u2212]*)([\w-]+)(=.*)?$/.exec(written) ?? [];
  if ((dashes || value) && Object.hasOwn(options, name))
    return `Write \`--${name}${value}\`, with two hyphens.`;
  if (/^[a-z]{2,3}(?:-\w+)?$/i.test(written) && options.locale)
    return `Write \`--locale ${written}\` if it is the language.`;
  const folder = ['site', 'dir'].find((option) => Object.hasOwn(options, option));
  return folder && /^[\w./\\][^=]*$/.test(written)
    ? `Write \`--${folder} ${written}\` if it is the folder.`
    : undefined;
}

function listOptions(options: Options): string {
  const names = Object.keys(options).map((name) => `\`--${name}\``);
  return names.length === 0 ? 'The command has no options.' : `The options are ${names.join(', ')}.`;
}
