import { type Point, pointAt } from '../../diagnostics/point.ts';
import { CONFIG_FILE } from '../config-file.ts';
import { isNode, type Node, nodesOf } from './syntax-tree.ts';

/** A key that an object of the configuration has already. */
export interface RepeatedKey extends Point {
  key: string;
  /** Line of the first one. */
  firstLine: number;
}

/** Finds the keys that are written twice in an object of a TypeScript file: only the last one counts. */
export async function findRepeatedKeys(source: string): Promise<RepeatedKey[]> {
  if (!mayRepeat(source)) return [];
  const { parseSync } = await import('vite');
  return [...repeatedIn(parseSync(CONFIG_FILE, source).program, source)];
}

/** A comment; a brace; or a name or text, with the colon after it if it is a key. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/.*|([{}])|((["'`])(?:\\[\s\S]|(?!\3)[^\\])*\3|[\w$]+)(\s*:)?/g;

/**
 * Returns whether braces seem to hold a key twice. The parser, which knows, takes longer to load than everything else
 * that a right configuration needs.
 */
function mayRepeat(source: string): boolean {
  const open: Set<string>[] = [];
  for (const [, brace, word = '', , colon] of source.matchAll(TOKEN)) {
    if (brace === '{') open.push(new Set());
    else if (brace === '}') open.pop();
    const keys = open.at(-1);
    if (!colon || !keys) continue;
    const key = word.replace(/^["'`]|["'`]$/g, '');
    if (keys.has(key)) return true;
    keys.add(key);
  }
  return false;
}

function* repeatedIn(value: unknown, source: string): Generator<RepeatedKey> {
  if (Array.isArray(value)) for (const item of value) yield* repeatedIn(item, source);
  if (!isNode(value)) return;
  if (value.type === 'ObjectExpression') yield* repeatedOf(value, source);
  yield* repeatedIn(Object.values(value), source);
}

function* repeatedOf(object: Node, source: string): Generator<RepeatedKey> {
  const first = new Map<string, number>();
  for (const { key, kind, computed, start } of nodesOf(object.properties)) {
    // A value that is read and one that is set may share a name.
    if (!isNode(key) || computed || kind !== 'init') continue;
    const name = String(key.name ?? key.value);
    const before = first.get(name);
    if (before === undefined) first.set(name, start);
    else yield { key: name, ...pointAt(source, start), firstLine: pointAt(source, before).line };
  }
}
