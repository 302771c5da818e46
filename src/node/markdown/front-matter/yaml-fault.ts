import type { ErrorCode, YAMLError } from 'yaml';
import { codePointOf } from '../../diagnostics/code-point.ts';

/** What is wrong with YAML, in the words of authors of front matter. */
export interface YamlFault {
  /** Where the author has to change something. */
  offset: number;
  message: string;
  fix: string;
}

/** The same of a line, where the parser says. */
type LineFault = Omit<YamlFault, 'offset'>;

/** What to do about YAML that is not valid, whatever the reason. */
export const FIX_YAML = 'Write one `key: value` a line, and put values with `:`, `#` or quotes in quotes.';

/** Returns what is wrong between the key and the value of a line such as `title:Start`. */
export function badSeparator(line: string): LineFault | undefined {
  const [, key, sign = '', value] = /^\s*"?([\w-]+)"?(\s*=|\s*：|:(?![ \t]))\s*(\S.*?)\s*$/.exec(line) ?? [];
  if (!key) return undefined;
  const fix = `Write \`${key}: ${value}\`.`;
  const [hidden] = /(?<=:)[\p{Z}\p{Cf}]/u.exec(line) ?? [];
  if (sign === ':' && hidden)
    return {
      message: `\`${key}:\` has ${codePointOf(hidden)} after its colon, expected a plain space.`,
      fix,
    };
  if (sign === ':') return { message: `\`${key}:\` has no space after its colon.`, fix };
  return { message: `\`${key}\` is followed by \`${sign.trim()}\`, expected a colon.`, fix };
}

/** Explains the usual mistakes; of others, what the parser says. */
export function explainYaml({ code, pos: [offset], message }: YAMLError, text: string): YamlFault {
  const line = lineAt(text, offset);
  const here = (fault: LineFault | undefined) => fault && { offset, ...fault };
  const isWithKeyBelow = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const isOpen = code === 'MISSING_CHAR' || code === 'BAD_INDENT';
  return (
    here(colonInValue(line.text, code)) ??
    (isWithKeyBelow ? indentedBelow(line, text) : undefined) ??
    here(badLine(line.text, code)) ??
    (code === 'UNEXPECTED_TOKEN' ? indentedFirst(line, text) : undefined) ??
    hashInList(text) ??
    (isOpen ? (findOpen(text) ?? findOpenEntry(text)) : undefined) ??
    here(code === 'BAD_INDENT' ? unevenKey(line.text) : undefined) ??
    here(badKey(line.text, code)) ?? {
      offset,
      message: `The front matter is not valid YAML: ${message}.`,
      fix: FIX_YAML,
    }
  );
}

function colonInValue(line: string, code: ErrorCode): LineFault | undefined {
  const [, key, value = ''] = /^\s*([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !key || !/:\s/.test(value) || /^["'[{]/.test(value))
    return undefined;
  const message = `The value of \`${key}\` contains a colon with a space after it, which starts another key.`;
  return { message, fix: quoted(key, value) };
}

/** A value that starts with `&`: the word after it is lost, unless it is the name that another value refers to. */
export function namedValue(text: string): YamlFault | undefined {
  const [line = '', key, value, name] = /^([\w-]+):[ \t]+(&(\S+).*?)[ \t]*$/m.exec(text) ?? [];
  if (!key || !value || text.includes(`*${name}`)) return undefined;
  const message = `The value of \`${key}\` starts with \`&\`, which YAML reads as the name of what follows.`;
  return { offset: text.indexOf(line) + line.indexOf('&'), message, fix: quoted(key, value) };
}

/** A key whose value is a list, with the entries above another one. After `|`, the lines below a key are text. */
const BELOW_KEY = /(?:^|\n) *[\w-]+:[ \t]*\n(?:[ \t]*- .*\n)*$/;

/** An entry of a list that is further to the right than the one above it: YAML reads both as one text. */
export function runOnEntry(text: string): YamlFault | undefined {
  const entries = text.matchAll(/^( *)- [^\s|>"'[{&*#].*(?=\n( +)(- .*?)[ \t]*$)/gm);
  for (const { 0: found, 1: indent = '', 2: deeper = '', 3: entry = '', index } of entries) {
    if (deeper.length <= indent.length || /^ *- [\w-]+:\s/.test(found)) continue;
    if (!BELOW_KEY.test(text.slice(0, index))) continue;
    const message = `\`${entry}\` is not indented like the entries above it.`;
    const offset = index + found.length + 1 + deeper.length;
    return { offset, message, fix: 'Indent all entries of the list alike.' };
  }
  return undefined;
}

/** What is wrong with the indent, the value or the hyphen of a line. */
function badLine(line: string, code: ErrorCode): LineFault | undefined {
  if (code === 'TAB_AS_INDENT')
    return { message: 'The line is indented with a tab.', fix: 'Indent it with spaces.' };
  if (code === 'MULTIPLE_DOCS') {
    const message = 'A line `...` above ends the keys, so this one would not be read.';
    return { message, fix: 'Remove the line `...`: only `---` ends the front matter.' };
  }
  if (code === 'BAD_DQ_ESCAPE') {
    const fix = 'Write two backslashes for one, or put the value in single quotes.';
    return { message: 'A backslash in double quotes starts an escape that YAML does not have.', fix };
  }
  const [, key, value = ''] = /^\s*([\w-]+):\s+([`@%].*?|[|>?-]\s*\S.*?)\s*$/.exec(line) ?? [];
  if (key) {
    const sign = value.charAt(0);
    const what = /[`@%]/.test(sign)
      ? 'a character that YAML reserves'
      : `\`${sign}\`, which has a meaning of its own in YAML`;
    return { message: `The value of \`${key}\` starts with ${what}.`, fix: quoted(key, value) };
  }
  const hyphen = /^\s*-([^\s-].*?)\s*$/.exec(line)?.[1];
  if (hyphen) {
    const message = `\`-${hyphen}\` is not an entry of a list.`;
    return { message, fix: `Write a space after the hyphen: \`- ${hyphen}\`.` };
  }
  if (/^\s*- /.test(line) && (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_INDENT')) {
    const message = `\`${line.trim()}\` is not indented like the entries above it.`;
    return { message, fix: 'Indent all entries of the list alike.' };
  }
  return code === 'UNEXPECTED_TOKEN' ? endsEarly(line) : undefined;
}

/** A key of an entry that is not below the first one of it. */
function unevenKey(line: string): LineFault | undefined {
  const [, key] = /^\s*([\w-]+):(?:\s|$)/.exec(line) ?? [];
  if (!key) return undefined;
  return {
    message: `\`${key}\` is not indented like the keys above it.`,
    fix: 'Align the keys of the entry.',
  };
}

/**
 * A value whose first character starts a text, a list or the like that ends before the line does: `"Draw" and more`.
 */
function endsEarly(line: string): LineFault | undefined {
  const [, key, value = ''] = /^\s*([\w-]+):\s+(["'*&[{].*?)\s*$/.exec(line) ?? [];
  if (!key || value.length < 2) return undefined;
  const sign = value.charAt(0);
  if (sign === '[' && /,\s*,/.test(value))
    return { message: `The list of \`${key}\` has two commas in a row.`, fix: 'Remove one of them.' };
  const inner = /["']/.test(sign) && value.endsWith(sign) ? value.slice(1, -1) : value;
  const message = `The value of \`${key}\` starts with \`${sign}\`, and ends before the line does.`;
  return { message, fix: `Put all of it in quotes: \`${key}: ${inQuotes(inner)}\`.` };
}

/** A key without a colon after it, or without a value. */
function badKey(line: string, code: ErrorCode): LineFault | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const separated = badSeparator(line);
  if (separated) return separated;
  if (/^\s*<!--/.test(line)) {
    const fix = 'Write `#` before a comment, or move it below the front matter.';
    return { message: `\`${line.trim()}\` has no key.`, fix };
  }
  const [, key, value] = /^\s*([\w-]+)(.*?)\s*$/.exec(line) ?? [];
  if (!key || (value && /[:"'[\]{}]/.test(value))) return undefined;
  const isKey = !value;
  return {
    message: isKey ? `\`${key}\` has no value.` : `\`${line.trim()}\` has no key.`,
    fix: `Write ${isKey ? `\`${key}: \` and its value` : 'it as `key: value`'}, or indent it if it belongs to the line above.`,
  };
}

function quoted(key: string, value: string): string {
  return `Put it in quotes: \`${key}: ${inQuotes(value)}\`.`;
}

/** A key below one that has a value, and further to the right: the parser names the value above it. */
function indentedBelow({ text: above, start }: Line, text: string): YamlFault | undefined {
  const next = start + above.length + 1;
  const [, spaces = '', key] = /^([ ]+)([\w-]+):(?=\s)/.exec(text.slice(next)) ?? [];
  const [, owner] = /^\s*([\w-]+):\s+\S/.exec(above) ?? [];
  if (!key || !owner) return undefined;
  const message = `\`${key}\` is indented below \`${owner}\`, which already has a value.`;
  return { offset: next + spaces.length, message, fix: 'Remove the spaces before it.' };
}

/** A key further to the right than those below it: the parser names the first of these. */
function indentedFirst({ text: line }: Line, text: string): YamlFault | undefined {
  const [above = '', spaces = '', key] = /^\s*?\n( +)([\w-]+):(?=\s)/.exec(text) ?? [];
  if (!key || !/^[\w-]+:/.test(line)) return undefined;
  const message = `\`${key}\` is indented, but the keys below it are not.`;
  return { offset: above.indexOf(spaces) + spaces.length, message, fix: 'Remove the spaces before it.' };
}

/** A tag with its `#` in a list: `[#guide]`. The parser takes it for a comment. */
function hashInList(text: string): YamlFault | undefined {
  const [found = '', key, entry] =
    /^[ \t]*([\w-]+):[ \t]+\[(?:[^\]\n"'#]*,)?[ \t]*#([\w-]+)/m.exec(text) ?? [];
  if (!key || !entry) return undefined;
  const offset = text.indexOf(found) + found.length - entry.length - 1;
  const message = `\`#${entry}\` in the list of \`${key}\` starts a comment.`;
  return { offset, message, fix: `Write \`${entry}\` without the sign.` };
}

/** Returns a value as YAML text. */
export function inQuotes(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

interface Line {
  text: string;
  start: number;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { text: text.slice(start, end < 0 ? undefined : end), start };
}

const CLOSING: Record<string, string> = { '"': '"', "'": "'", '[': ']', '{': '}' };
const NAMES: Record<string, string> = { '"': 'text', "'": 'text', '[': 'list', '{': 'mapping' };

/** The value that starts with a quote or bracket which its line does not close: the parser names a line far below. */
function findOpen(text: string): YamlFault | undefined {
  for (const { 1: before = '', 2: key = '', 3: sign = '', 4: rest = '', index } of text.matchAll(VALUE)) {
    const closing = CLOSING[sign] ?? '';
    if (rest.includes(closing)) continue;
    return {
      offset: index + before.length,
      message: `The ${NAMES[sign]} of \`${key}\` is not closed.`,
      fix: `Add \`${closing}\` at its end.`,
    };
  }
  return undefined;
}

const VALUE = /^([ \t]*([\w-]+):[ \t]+)(["'[{])(.*)$/gm;

/** A text in a list that its line does not close: `["guide, ffi]`. */
function findOpenEntry(text: string): YamlFault | undefined {
  for (const { 1: before = '', 2: entries = '', index } of text.matchAll(
    /^([ \t]*(?:[\w-]+:[ \t]+\[|- ))(.*)$/gm,
  )) {
    const open = entries.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (whole) => ' '.repeat(whole.length));
    const [, lead = '', sign] = /^(|.*?[,[{:]\s*)(["'])/.exec(open) ?? [];
    if (!sign) continue;
    const [entry = ''] = /^[^,\]}]*/.exec(entries.slice(lead.length)) ?? [];
    const offset = index + before.length + lead.length;
    return {
      offset,
      message: `The text \`${entry.trim()}\` is not closed.`,
      fix: `Add \`${sign}\` at its end.`,
    };
  }
  return undefined;
}
