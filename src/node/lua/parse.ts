import type * as Ast from 'luaparse';
import { pointAt } from '../diagnostics/point.ts';
import { type LuaProblem, parseStatements } from '../luacats/syntax/lua.ts';
import { findTooDeep } from './depth.ts';

export type { FunctionDeclaration, Identifier, MemberExpression, Statement } from 'luaparse';
/** An expression of Lua. */
export type Expression = Ast.Expression;

/** The three ways to write a call: `f(1)`, `f "text"`, `f { 1 }`. */
export type Call = Ast.CallExpression | Ast.StringCallExpression | Ast.TableCallExpression;

/** The result of parsing a block: its statements, or its first syntax error. */
export type Parsed = { body: Ast.Statement[] } | { problem: LuaProblem };

/**
 * The blocks that were parsed last, because some are parsed again soon. Trees are large, so those of a whole site would
 * fill the memory.
 */
const cache = new Map<string, Parsed>();
const MOST_CACHED = 200;

/** Parses code as LuaJIT does. */
export function parseBlock(code: string): Parsed {
  const before = cache.get(code);
  if (before) return before;
  if (cache.size >= MOST_CACHED) cache.clear();
  const parsed = withinDepth(parseStatements(code), code);
  cache.set(code, parsed);
  return parsed;
}

function withinDepth(parsed: Parsed, code: string): Parsed {
  const offset = 'body' in parsed ? findTooDeep(parsed.body) : undefined;
  if (offset === undefined) return parsed;
  return { problem: { ...pointAt(code, offset), message: 'it is nested too deeply' } };
}

/** Returns the start and end of a node in its code. The package's types do not know that nodes have them. */
export function rangeOf(node: Ast.Node & { range?: [number, number] }): [number, number] {
  return node.range ?? [0, 0];
}

/** Returns whether an offset lies inside a node. */
export function isWithin(at: number, node: Ast.Node): boolean {
  const [start, end] = rangeOf(node);
  return start <= at && at < end;
}

/** Returns whether an expression is a call, however it is written. */
export function isCall(node: Expression): node is Call {
  return (
    node.type === 'CallExpression' ||
    node.type === 'StringCallExpression' ||
    node.type === 'TableCallExpression'
  );
}

/** Returns the arguments of a call, however it is written. */
export function argumentsOf(call: Call): Expression[] {
  if (call.type === 'StringCallExpression') return [call.argument];
  return call.type === 'TableCallExpression' ? [call.arguments] : call.arguments;
}

/**
 * Returns the names of a chain of fields, the first as its node; undefined for anything else.
 *
 * @example
 * // for `client.set_event_callback`
 * pathOf(node) // [{ type: 'Identifier', name: 'client' }, 'set_event_callback']
 */
export function pathOf(node: Expression): [Ast.Identifier, ...string[]] | undefined {
  if (node.type === 'Identifier') return [node];
  if (node.type !== 'MemberExpression' || node.indexer !== '.') return undefined;
  const base = pathOf(node.base);
  return base && [...base, node.identifier.name];
}

/**
 * Returns the text of a string literal; undefined where an escape would have to be read.
 *
 * @example
 * textOf({ type: 'StringLiteral', raw: '"paint"' }) // 'paint'
 */
export function textOf(node: Expression | undefined): string | undefined {
  if (node?.type !== 'StringLiteral') return undefined;
  return /^["'][^\\]*$/.test(node.raw) ? node.raw.slice(1, -1) : undefined;
}
