import type { LinkResolver, LinkTarget } from '../link-resolver.ts';

/** A part of the code that links to a symbol; offsets into the code, on one line. */
export interface SymbolLink {
  start: number;
  end: number;
  target: LinkTarget;
}

/**
 * Finds the symbols in Lua code: dotted names that have a page, global functions that are called, methods of values
 * that are called as their type is, and names of events as the first of several arguments.
 *
 * @example
 * client.set_event_callback("paint", draw) -- links `client.set_event_callback` and `"paint"`
 */
export function findSymbols(code: string, links: Pick<LinkResolver, 'symbol'>): SymbolLink[] {
  const found: SymbolLink[] = [];
  const locals = findLocals(code);
  for (const token of code.matchAll(TOKEN)) {
    const { name, quoted } = token.groups ?? {};
    const start = token.index;
    const end = start + token[0].length;
    const before = code.slice(Math.max(0, start - NEAR), start);
    const after = code.slice(end, end + NEAR);
    if (quoted !== undefined) {
      const isArgument = CALL_BEFORE.test(before) && COMMA_AFTER.test(after);
      const target = isArgument && links.symbol(`event:${quoted}`);
      if (target) found.push({ start, end, target });
    } else if (name !== undefined && !FIELD_BEFORE.test(before)) {
      const link =
        linkMethod(name, start, after, links) ?? linkName(name, start, CALL_AFTER.test(after), locals, links);
      if (link) found.push(link);
    }
  }
  return found;
}

/** Comments, long strings and numbers, which contain no symbols; strings in quotes; names with their dots. */
const TOKEN =
  /--\[(?<c>=*)\[[\s\S]*?\]\k<c>\]|--[^\n]*|\[(?<s>=*)\[[\s\S]*?\]\k<s>\]|(?<quote>["'])(?<quoted>(?:\\[\s\S]|(?!\k<quote>)[^\\\n])*)\k<quote>|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|\d[\w.]*/g;

/** Characters around a token that are examined: a bracket or comma that is further away is not found. */
const NEAR = 80;

/** The name is a field or method of what precedes it; `..` joins. */
const FIELD_BEFORE = /(?:(?<!\.)\.|:)$/;
const CALL_AFTER = /^\s*(?:[({"']|\[=*\[)/;
const METHOD_AFTER = /^:(\w+)\s*\(/;
const CALL_BEFORE = /[\w)\]]\s*\(\s*$/;
const COMMA_AFTER = /^\s*,/;

/** A method of a value that is called as its type is: `vector:length()`. */
function linkMethod(
  name: string,
  start: number,
  after: string,
  links: Pick<LinkResolver, 'symbol'>,
): SymbolLink | undefined {
  const method = METHOD_AFTER.exec(after)?.[1];
  const target = method && links.symbol(`${name}:${method}`);
  return target ? { start, end: start + name.length + 1 + method.length, target } : undefined;
}

function linkName(
  name: string,
  start: number,
  isCalled: boolean,
  locals: Set<string>,
  links: Pick<LinkResolver, 'symbol'>,
): SymbolLink | undefined {
  if (locals.has(name.split('.', 1)[0] ?? '')) return undefined;
  // `a.b.c` may be a field of what `a.b` is.
  for (let path = name; ; path = path.slice(0, path.lastIndexOf('.'))) {
    const isGlobal = !path.includes('.');
    if (isGlobal && !(isCalled && path === name)) return undefined;
    const target = links.symbol(path);
    if (target) return { start, end: start + path.length, target };
    if (isGlobal) return undefined;
  }
}

/** A function with a name, or names after `local`; `value` if these take what `require` returns. */
const LOCAL =
  /\b(?:local\s+)?function\s+(?<fn>\w+)\s*\(|\blocal\s+(?<names>\w+(?:\s*,\s*\w+)*)\s*(?<value>=\s*require\b)?/g;

/** Names that the code gives to its own values; `local ffi = require("ffi")` keeps the meaning of `ffi`. */
function findLocals(code: string): Set<string> {
  const names = new Set<string>();
  for (const { groups } of code.matchAll(LOCAL)) {
    if (groups?.fn) names.add(groups.fn);
    else if (!groups?.value) for (const name of groups?.names?.split(/\s*,\s*/) ?? []) names.add(name);
  }
  return names;
}
