import { type Point, pointAt } from '../../diagnostics/point.ts';
import { CONFIG_FILE } from '../config-file.ts';
import { isNode, type Node, nodesOf } from './syntax-tree.ts';

// Imported here, because the engine's own code is one file for some commands: what files in it import is loaded with all of it.
const { parseSync } = await import('vite');

let last: { source: string; program: ReturnType<typeof parseSync>['program'] } | undefined;

/** The syntax tree of a file. That of the last one is kept: there may be thousands of fields to find in it. */
function programOf(source: string): ReturnType<typeof parseSync>['program'] {
  if (last?.source !== source) last = { source, program: parseSync(CONFIG_FILE, source).program };
  return last.program;
}

/** Returns the first syntax error of a TypeScript file, or undefined if it parses. */
export function findSyntaxError(source: string): (Point & { message: string }) | undefined {
  const error = parseSync(CONFIG_FILE, source).errors[0];
  if (!error) return undefined;
  return { message: error.message, ...pointAt(source, error.labels[0]?.start ?? 0) };
}

/** Returns the first `await` outside all functions. */
export function findTopLevelAwait(source: string): Point | undefined {
  const found = find(programOf(source), ({ type }) => type === 'AwaitExpression');
  return found && pointAt(source, found.start);
}

/** Returns the first import, or call of `require`, whose name passes the test, at that name. */
export function findImport(
  source: string,
  test: (name: string) => boolean,
): (Point & { name: string }) | undefined {
  const found = find(programOf(source), (node) => {
    const name = importedBy(node);
    return isNode(name) && typeof name.value === 'string' && test(name.value);
  });
  const name = found && importedBy(found);
  return isNode(name) ? { name: String(name.value), ...pointAt(source, name.start) } : undefined;
}

/** The node with the name of what a node imports. */
function importedBy(node: Node): unknown {
  const isRequire = isNode(node.callee) && node.callee.name === 'require';
  return isRequire ? nodesOf(node.arguments)[0] : node.source;
}

/** The first node below one, in the order of the code, that passes the test; functions are not entered. */
function find(value: unknown, test: (node: Node) => boolean): Node | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = find(item, test);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(value) || /Function/.test(value.type)) return undefined;
  return test(value) ? value : find(Object.values(value), test);
}

/** Returns the default export of the file, as it is written. */
export function locateExport(source: string): Point | undefined {
  const exported = findExport(programOf(source));
  return exported && pointAt(source, exported.start);
}

/** Returns the last statement of the file, where an export is expected; the start of a file without one. */
export function locateLast(source: string): Point {
  const { body } = programOf(source);
  return pointAt(source, nodesOf(body).at(-1)?.start ?? 0);
}

/**
 * Finds the field that a path leads to in the source of a configuration: the key of a property, the start of a
 * list's entry. Where the path runs into something that is not written out there (a variable, a spread), the
 * last field on the way is the answer.
 */
export function locateField(source: string, path: PropertyKey[]): Point | undefined {
  const root = findRoot(programOf(source));
  return root ? pointAt(source, follow(root, path).start) : locateExport(source);
}

/** Says what the field that a path leads to is imported from, under which name, and the steps that remain from there. */
export function importOfField(
  source: string,
  path: PropertyKey[],
): { from: string; name: string; rest: PropertyKey[] } | undefined {
  const program = programOf(source);
  const root = findRoot(program);
  const { value, rest } = root ? follow(root, path) : {};
  if (!rest || value?.type !== 'Identifier') return undefined;
  for (const statement of nodesOf(program.body)) {
    if (statement.type !== 'ImportDeclaration' || !isNode(statement.source)) continue;
    const found = nodesOf(statement.specifiers).find(
      ({ local }) => isNode(local) && local.name === value.name,
    );
    if (!found) continue;
    const name = isNode(found.imported) ? String(found.imported.name) : 'default';
    return { from: String(statement.source.value), name, rest };
  }
  return undefined;
}

/** Finds a field of what a file exports under a name, as `locateField` does. */
export function locateExported(source: string, name: string, path: PropertyKey[]): Point | undefined {
  const program = programOf(source);
  const declared = nodesOf(program.body).flatMap((statement) =>
    nodesOf((isNode(statement.declaration) ? statement.declaration : statement).declarations),
  );
  const found = declared.find(({ id }) => isNode(id) && id.name === name);
  const value = unwrap(name === 'default' ? findExport(program) : found?.init);
  return value && pointAt(source, follow(value, path).start);
}

/** The field that a path leads to from a node, as far as it is written out, and the steps that remain. */
function follow(root: Node, path: PropertyKey[]): Field & { rest: PropertyKey[] } {
  let here: Field = { start: root.start, value: root };
  for (const [done, step] of path.entries()) {
    const next = here.value && enter(here.value, step);
    if (!next) return { ...here, rest: path.slice(done) };
    here = next;
  }
  return { ...here, rest: [] };
}

/** A property or a list's entry: where it starts, and its value as far as it is written out. */
interface Field {
  start: number;
  value: Node | undefined;
}

/** Returns the object that the file exports: `export default { ... }`, or the first argument of a call. */
export function findRoot(program: unknown): Node | undefined {
  const value = unwrap(findExport(program));
  return unwrap(value?.type === 'CallExpression' ? nodesOf(value.arguments)[0] : value);
}

function findExport(program: unknown): Node | undefined {
  const statements = isNode(program) ? nodesOf(program.body) : [];
  const exported = statements.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  return isNode(exported) ? exported : undefined;
}

function enter(node: Node, step: PropertyKey): Field | undefined {
  if (typeof step === 'number') {
    const elements = nodesOf(node.elements);
    const before = elements.slice(0, step + 1);
    const element = before[step];
    if (!element || before.some((sibling) => sibling.type === 'SpreadElement')) return undefined;
    return { start: element.start, value: unwrap(element) };
  }
  // Of a key that is written twice, the last one counts.
  const property = nodesOf(node.properties).findLast(
    ({ key }) => isNode(key) && (key.name === step || key.value === step),
  );
  if (property) return { start: property.start, value: unwrap(property.value) };
  // Attributes of a navbar item are part of the item itself.
  return step === 'attributes' ? { start: node.start, value: node } : undefined;
}

/** Removes `as`, `satisfies` and parentheses. */
export function unwrap(value: unknown): Node | undefined {
  let node = value;
  while (isNode(node) && /^(?:TSAs|TSSatisfies|Parenthesized)Expression$/.test(node.type))
    node = node.expression;
  return isNode(node) ? node : undefined;
}
