import type { YAMLError } from 'yaml';

/** What is wrong with YAML, in the words of somebody who writes front matter. */
export interface YamlFault {
  /** Where the author has to change something. */
  offset: number;
  message: string;
  fix: string;
}

/** What to do about YAML that is not valid, whatever the reason. */
export const FIX_YAML = 'Write one `key: value` a line, and put values with `:`, `#` or quotes in quotes.';

/** What is wrong between the key and the value of a line such as `title:Start`. */
export function badSeparator(line: string): Omit<YamlFault, 'offset'> | undefined {
  const [, key, sign = '', value] = /^\s*"?([\w-]+)"?(\s*=|\s*：|:(?![ \t]))\s*(\S.*?)\s*$/.exec(line) ?? [];
  if (!key) return undefined;
  const fix = `Write \`${key}: ${value}\`.`;
  const [code] = /(?<=:)[\p{Z}\p{Cf}]/u.exec(line) ?? [];
  if (sign === ':' && code) {
    const name = `U+${code.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return { message: `\`${key}:\` has ${name} after its colon, expected a plain space.`, fix };
  }
  if (sign === ':') return { message: `\`${key}:\` has no space after its colon.`, fix };
  return { message: `\`${key}\` is followed by \`${sign.trim()}\`, expected a colon.`, fix };
}

/** Explains the usual mistakes; of others, what the parser says. */
export function explainYaml({ code, pos: [offset], message }: YAMLError, text: string): YamlFault {
  const line = lineAt(text, offset);
  if (code === 'TAB_AS_INDENT')
    return { offset, message: 'The line is indented with a tab.', fix: 'Indent it with spaces.' };
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const [, key, value = ''] = /^\s*([\w-]+):\s+(.*?)\s*$/.exec(line.text) ?? [];
    if (key && /:\s/.test(value) && !/^["'[{]/.test(value)) {
      const said = `The value of \`${key}\` contains a colon with a space after it, which starts another key.`;
      return { offset, message: said, fix: `Put it in quotes: \`${key}: ${inQuotes(value)}\`.` };
    }
  }
  const isWithKeyBelow = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const indented = isWithKeyBelow ? indentedBelow(line, text) : undefined;
  if (indented) return indented;
  if (code === 'BAD_DQ_ESCAPE') {
    const fix = 'Write two backslashes for one, or put the value in single quotes.';
    return { offset, message: 'A backslash in double quotes starts an escape that YAML does not have.', fix };
  }
  const [, reserved, plain = ''] = /^\s*([\w-]+):\s+([`@%].*?)\s*$/.exec(line.text) ?? [];
  if (reserved) {
    const said = `The value of \`${reserved}\` starts with a sign that YAML reserves.`;
    return { offset, message: said, fix: `Put it in quotes: \`${reserved}: ${inQuotes(plain)}\`.` };
  }
  const [, owned, sign, rest = ''] = /^\s*([\w-]+):\s+([|>?-])(\s*\S.*?)\s*$/.exec(line.text) ?? [];
  if (owned) {
    const said = `The value of \`${owned}\` starts with \`${sign}\`, which has a meaning of its own in YAML.`;
    return { offset, message: said, fix: `Put it in quotes: \`${owned}: ${inQuotes(sign + rest)}\`.` };
  }
  const hyphen = /^\s*-([^\s-].*?)\s*$/.exec(line.text)?.[1];
  if (hyphen) {
    const said = `\`-${hyphen}\` is not an entry of a list.`;
    return { offset, message: said, fix: `Write a space after the hyphen: \`- ${hyphen}\`.` };
  }
  if (/^\s*- /.test(line.text) && (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_INDENT')) {
    const said = `\`${line.text.trim()}\` is not indented like the entries above it.`;
    return { offset, message: said, fix: 'Indent all entries of the list alike.' };
  }
  if (code === 'UNEXPECTED_TOKEN') {
    const [, owner, whole = ''] = /^\s*([\w-]+):\s+(["'*&[{].*?)\s*$/.exec(line.text) ?? [];
    const sign = whole.charAt(0);
    const inner = /["']/.test(sign) && whole.endsWith(sign) ? whole.slice(1, -1) : whole;
    const said = `The value of \`${owner}\` starts with \`${sign}\`, and ends before the line does.`;
    if (owner && whole.length > 1)
      return { offset, message: said, fix: `Put all of it in quotes: \`${owner}: ${inQuotes(inner)}\`.` };
  }
  const broken = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? findOpen(text) : undefined;
  if (broken) return broken;
  if (code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY') {
    const separated = badSeparator(line.text);
    if (separated) return { offset, ...separated };
    const [, key = '', value = ''] = /^\s*([\w-]+)(.*?)\s*$/.exec(line.text) ?? [];
    if (key && !value)
      return { offset, message: `\`${key}\` has no value.`, fix: `Write \`${key}: \` and its value.` };
  }
  return { offset, message: `The front matter is not valid YAML: ${message}.`, fix: FIX_YAML };
}

/** A key below one that has a value, and further to the right: the parser names the value above it. */
function indentedBelow({ text: above, start }: Line, text: string): YamlFault | undefined {
  const next = start + above.length + 1;
  const [, spaces = '', key] = /^([ ]+)([\w-]+):(?=\s)/.exec(text.slice(next)) ?? [];
  const [, owner] = /^\s*([\w-]+):\s+\S/.exec(above) ?? [];
  if (!key || !owner) return undefined;
  const message = `\`${key}\` is indented below \`${owner}\`, which has a value already.`;
  return { offset: next + spaces.length, message, fix: 'Remove the spaces before it.' };
}

/** A value as YAML text. */
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
