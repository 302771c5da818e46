import type { TypeSyntaxError } from './type-tokens.ts';

/** Characters that look like a space, or are invisible. */
const INVISIBLE = /^[\u00A0\u2000-\u200D\u202F\u2060\u3000]/;

const FIX_LETTERS =
  'Retype the name with the letters `a` to `z`, digits and `_`: other letters can look like them.';

/** What to write instead of something that cannot start a type; `isFirst` limits an entry to the start of the whole type. */
const STARTS: { sign: RegExp; fix: string; isFirst?: true }[] = [
  {
    sign: /^:\s*\w/,
    fix: 'Remove the colon: a space is enough between the name and the type.',
    isFirst: true,
  },
  { sign: /^=/, fix: 'Remove the `=`: a space is enough before the type.', isFirst: true },
  { sign: /^-\w/, fix: 'Write `_` for `-`: names may contain only letters, digits and `_`.', isFirst: true },
  { sign: /^[-–—](?:\s|$)/, fix: 'Write the type in place of the dash.', isFirst: true },
  { sign: /^[“”„‘’]/, fix: 'Write straight quotes, `"` or `\'`.' },
  { sign: /^["']/, fix: 'Close the quotes.' },
  { sign: INVISIBLE, fix: 'Replace it with a space.' },
  { sign: /^\?[A-Za-z]/, fix: 'Write the `?` after the type: `string?`.' },
  { sign: /^\?/, fix: 'One `?` is enough.' },
  { sign: /^\|/, fix: 'Remove the `|` before the first type.', isFirst: true },
  { sign: /^\|/, fix: 'One `|` is enough between two types.' },
  { sign: /^\[/, fix: 'Write `type[]` for a list, or `name?` if it is optional.' },
  { sign: /^\p{L}/u, fix: FIX_LETTERS },
];

/** What to write where a closing bracket is expected. */
const CLOSING: { symbol: string; found: RegExp; fix: string }[] = [
  {
    symbol: '>',
    found: /^(?:[\w"'`{(.]|$)/,
    fix: 'Write `>` where the type ends, or a comma between two types.',
  },
  { symbol: ')', found: /^(?:[\w"'`{(.]|$)/, fix: 'Write `)` where the type ends.' },
  {
    symbol: '}',
    found: /^(?:[\w"'`{([.]|$)/,
    fix: 'Write `}` where the table ends, or a comma between two fields.',
  },
];

/**
 * Says how to fix a type that does not parse.
 *
 * @param text The line, in which the type starts at `start`.
 */
export function fixForType(text: string, start: number, { at, fault }: TypeSyntaxError): string {
  const found = text.slice(at);
  if (fault.kind === 'noType') {
    const fix = STARTS.find(({ sign, isFirst }) => sign.test(found) && (at === start || !isFirst))?.fix;
    if (fix) return fix;
    const [sign] = /[:|](?=\s*$)/.exec(text.slice(start, at)) ?? [];
    if (sign) return `Write a type after the \`${sign}\`, or remove it.`;
  }
  if (fault.kind === 'unnamed') return `Write a name and a colon before it: \`name: ${fault.type}\`.`;
  if (fault.kind === 'again') return 'Give each its own name.';
  if (fault.kind === 'afterRest') return 'Move `...` to the end of the list.';
  if (fault.kind === 'tooLarge') return 'Give parts of it names of their own with `---@alias`.';
  if (fault.kind === 'tableTypes') return 'Write `table<key, value>`, or `value[]` for a list.';
  const before = text.slice(start, at);
  if (!found.trim() && /[{(<,]\s*$/.test(before)) return 'Write the whole type on one line.';
  const [, braced] = /^\{\s*([A-Za-z][\w.]*)\s*\}/.exec(text.slice(start)) ?? [];
  if (braced) return `Write the type without braces: \`${braced}\`.`;
  if (fault.kind !== 'noSymbol') return 'Correct the type.';
  if (found.startsWith('='))
    return fault.symbol === ':'
      ? 'Write a colon before the type of a field: `{ name: type }`.'
      : 'Remove the value: types have no defaults. Write `name?` if it is optional.';
  if (/^\(\s*\w+\s*$/.test(before) && found.startsWith(':'))
    return 'Write `fun` before the parentheses: `fun(name: type): type`.';
  if (fault.symbol === ')') {
    const [, param] = /[(,]\s*(\w+\??)\s+$/.exec(before) ?? [];
    const [type] = /^[A-Za-z][\w.]*/.exec(found) ?? [];
    if (param && type && before.includes('fun'))
      return `Write a colon before its type: \`${param}: ${type}\`.`;
    const [, result] = /\)\s*:\s*\((?:[^()]*,)?\s*(\w+)\s*\?\s*$/.exec(before) ?? [];
    if (result && found.startsWith(':')) return `Write the \`?\` after the type: \`${result}: type?\`.`;
    if (/\bfun\b/.test(before)) return 'Write `)` where the list of parameters ends.';
    if (found.startsWith(',')) return 'Write one type in parentheses, and a line for each further value.';
  }
  if (fault.symbol === '(' && /\bfun\s*$/.test(before))
    return 'Write `function` for any function, or `fun(name: type): type`.';
  if (fault.symbol === ':')
    return /^[,;}]/.test(found)
      ? 'Write a name before each type, `{ name: type }`, or `type[]` for a list.'
      : 'Write `}` where the table ends, or a colon between the name of a field and its type.';
  const closing = CLOSING.find(({ symbol, found: sign }) => symbol === fault.symbol && sign.test(found));
  return closing?.fix ?? 'Correct the type.';
}

/** Says what to write where something follows a type that cannot: `=10` after `integer`. */
export function fixForRest(rest: string, type: string): string {
  if (/^[-=]>/.test(rest)) return 'Write what it returns after a colon: `fun(name: type): type`.';
  const [, value] = /^=([^=\s]+)/.exec(rest) ?? [];
  if (value) return `Write \`Default ${value}.\` at the end of the text.`;
  if (/^(?:func?|fn|function|callback)$/i.test(type) && rest.startsWith('('))
    return `Write \`fun\` instead of \`${type}\`: \`fun(name: type): type\`.`;
  if (/^\[\d+\]/.test(rest)) return `Write \`${type}[]\`: the type of a list does not say how long it is.`;
  if (/^\d/.test(type) && /^\.\.\.?-?\d/.test(rest))
    return 'Write `integer` or `number`, and the range in the text.';
  if (type === 'table' && /^[[(]/.test(rest)) return 'Write `table<key, value>`, or `value[]` for a list.';
  const [, other] = /^[,/&](\w[\w.]*)/.exec(rest) ?? [];
  if (other) return `Write \`${type}|${other}\` if it can be either.`;
  if (/^(?!\w)\p{L}/u.test(rest)) return FIX_LETTERS;
  if (type.endsWith('?')) return `A \`?\` ends a type: write \`(${type})\` to continue after it.`;
  if (/\|\s+\w+$/.test(type) && /^[.,;:!]$/.test(rest))
    return 'Write a type after the last `|`, or remove it: the word after it is read as a type.';
  if (rest.startsWith(':')) return 'Remove the colon: a space is enough after the type.';
  return 'Put a space between the type and what follows, or correct the type.';
}

/** Says what to write if other characters follow a tag that needs a name; undefined if no fix is known. */
export function fixForUnnamed(rest: string, tag: string): string | undefined {
  if (INVISIBLE.test(rest)) return `Replace the invisible character after \`@${tag}\` with a space.`;
  if (tag === 'param' && /^(?:…|\.)/.test(rest))
    return 'Write three dots for the remaining arguments: `---@param ... type`.';
  if (/^(?!\w)\p{L}/u.test(rest)) return FIX_LETTERS;
  const [, quoted] = /^`(\w+)`/.exec(rest) ?? [];
  if (quoted) return `Write the name without backticks: \`---@${tag} ${quoted}\`.`;
  const [, type, after] = /^\{([^{}]+)\}\s*(\w+)?/.exec(rest) ?? [];
  if (type)
    return `Write the name first, and the type without braces: \`---@${tag} ${after ?? 'name'} ${type}\`.`;
  const [, inBrackets] = /^<\s*(\w+)/.exec(rest) ?? [];
  if (inBrackets && tag === 'generic')
    return `Write the name without angle brackets: \`---@generic ${inBrackets}\`.`;
  const [, inQuotes] = /^["'](\w+)["']/.exec(rest) ?? [];
  if (inQuotes) return `Write the name without quotes: \`---@${tag} ${inQuotes}\`.`;
  const [index] = (tag === 'field' && /^\d+(?!\w)/.exec(rest)) || [];
  if (index) return `Write a number in brackets: \`---@field [${index}]\`.`;
  const [numbered] = /^\d\w*/.exec(rest) ?? [];
  if (numbered)
    return `Write a letter or \`_\` first: a name cannot start with a digit, as in \`${numbered}\`.`;
  const [, key] = /^\[([^\]\s]*)[^\]]*$/.exec(rest) ?? [];
  if (key && tag === 'field') return `Write \`]\` after the type of the key: \`[${key}]\`.`;
  const [, name] = /^(?:\[(?=.*\])|\?)(\w+)/.exec(rest) ?? [];
  return name && tag === 'param' ? `Write \`${name}?\` if it is optional.` : undefined;
}
