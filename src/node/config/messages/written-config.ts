import { CONFIG_FILE } from '../config-file.ts';
import { findRoot, unwrap } from './locate.ts';
import { isNode, type Node, nodesOf } from './syntax-tree.ts';

// Imported here, for the reason that `locate.ts` gives.
const { parseSync } = await import('vite');

/** A configuration as far as its file writes it out. */
export interface WrittenConfig {
  value: unknown;
  /** Paths of the parts that only running the file can tell; they are `undefined` in the value. */
  unknown: PropertyKey[][];
}

/** Reads a configuration that cannot be run from its source; absent if it does not parse, or does not write an object. */
export function readWritten(source: string): WrittenConfig | undefined {
  const { program, errors } = parseSync(CONFIG_FILE, source);
  const root = errors.length ? undefined : findRoot(program);
  if (root?.type !== 'ObjectExpression') return undefined;
  const unknown: PropertyKey[][] = [];
  const value = readValue(root, { path: [], unknown, constants: constantsOf(nodesOf(program.body)) });
  return value === undefined ? undefined : { value, unknown };
}

/** The state of the reading: where it is, and what it has found. */
interface Reading {
  path: PropertyKey[];
  unknown: PropertyKey[][];
  /** Values of the `const` of the file, by name. */
  constants: ReadonlyMap<string, Node>;
}

function readValue(written: unknown, reading: Reading): unknown {
  const node = unwrap(written);
  const inner = (step: PropertyKey) => ({ ...reading, path: [...reading.path, step] });
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      if (nodesOf(node.expressions).length) break;
      return nodesOf(node.quasis).map(({ value }) => (value as { cooked: string }).cooked)[0];
    case 'ArrayExpression': {
      const elements = nodesOf(node.elements);
      if (elements.some(({ type }) => type === 'SpreadElement')) break;
      return elements.map((element, index) => readValue(element, inner(index)));
    }
    case 'ObjectExpression': {
      const fields = nodesOf(node.properties).map((property) => [nameOf(property), property.value] as const);
      if (fields.some(([name]) => name === undefined)) break;
      return Object.fromEntries(fields.map(([name = '', value]) => [name, readValue(value, inner(name))]));
    }
    case 'Identifier': {
      const { constants } = reading;
      const constant = constants.get(String(node.name));
      // Left out, so that reading a value that contains itself ends.
      const others = new Map([...constants].filter(([name]) => name !== node.name));
      if (constant) return readValue(constant, { ...reading, constants: others });
    }
  }
  reading.unknown.push(reading.path);
  return undefined;
}

/** Name of a property that is written out; absent for a spread, a computed name and a getter. */
function nameOf({ type, key, computed, kind }: Node): string | undefined {
  if (type !== 'Property' || computed || kind !== 'init' || !isNode(key)) return undefined;
  return String(key.name ?? key.value);
}

function constantsOf(statements: Node[]): Map<string, Node> {
  const declared = statements.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const');
  return new Map(
    declared
      .flatMap(({ declarations }) => nodesOf(declarations))
      .flatMap(({ id, init }) => (isNode(id) && isNode(init) ? [[String(id.name), init] as const] : [])),
  );
}
