import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, type Node, nodesOf } from '../../config/messages/syntax-tree.ts';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { PROJECT_DIR } from '../../files/folders.ts';

/** Texts of the engine by id with their English wording, and calls whose text cannot be read. */
export interface ScannedTexts {
  texts: Map<string, string>;
  problems: Problem[];
}

/** Modules that only pass texts on, and commands, which are in English. */
const LEFT_OUT = /^src\/(?:shared\/i18n\/|node\/commands\/|client\/shell\/texts\.ts$)/;

/** Finds all texts of the engine: calls of `t`, `translate` and `plural`, and `<Translate>`. */
export async function scanTexts(): Promise<ScannedTexts> {
  const names = await readdir(join(PROJECT_DIR, 'src'), { recursive: true });
  const files = names.map((name) => `src/${name.replaceAll('\\', '/')}`).sort();
  const found: ScannedTexts = { texts: new Map(), problems: [] };
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || LEFT_OUT.test(file)) continue;
    const source = await readFile(join(PROJECT_DIR, file), 'utf8');
    if (/\b(?:t|translate|plural)\(|<Translate\b/.test(source)) await scanSource(file, source, found);
  }
  return found;
}

/** Adds the texts of one file to what was found. */
export async function scanSource(file: string, source: string, found: ScannedTexts): Promise<void> {
  const { parseSync } = await import('vite');
  const { program } = parseSync(file, source, { astType: 'ts' });
  const imported = importedNames(program);
  visit(program, (node) => {
    const text = readCall(node, imported) ?? readElement(node);
    if (!text) return;
    const { id, message } = text;
    const report = (problem: string, fix: string) =>
      found.problems.push({
        severity: 'error',
        file,
        ...pointAt(source, node.start),
        message: problem,
        fix,
      });
    if (id === DYNAMIC || message === DYNAMIC) {
      report('A text is assembled at run time.', 'Write its id and its English wording as plain strings.');
      return;
    }
    const key = id ?? message;
    if (key === undefined) {
      report('A text has neither an id nor a wording.', 'Give it at least one of the two.');
      return;
    }
    const wording = message ?? key;
    const former = found.texts.get(key);
    found.texts.set(key, former ?? wording);
    if (former === undefined || former === wording) return;
    report(
      `The text \`${key}\` is \`${wording}\` here and \`${former}\` elsewhere.`,
      'Give one of them a different id.',
    );
  });
}

const DYNAMIC = Symbol('not a plain string');
type Literal = string | undefined | typeof DYNAMIC;

/** `t('id', 'Wording')`, `i18n.plural('id', 'one|many', n)`, `translate({ id, message })`. */
function readCall(node: Node, imported: Set<string>): { id: Literal; message: Literal } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const name = functionName(node.callee, imported);
  if (!name) return undefined;
  const [first, second] = nodesOf(node.arguments);
  if (name !== 'translate') return { id: literal(first) ?? DYNAMIC, message: literal(second) ?? DYNAMIC };
  if (first?.type !== 'ObjectExpression') return { id: DYNAMIC, message: undefined };
  const field = (key: string) => {
    const property = nodesOf(first.properties).find((child) => isNode(child.key) && child.key.name === key);
    return property && literal(property.value);
  };
  return { id: field('id'), message: field('message') };
}

/** Names that a file imports from `texts.ts`. */
function importedNames(program: unknown): Set<string> {
  const statements = isNode(program) ? nodesOf(program.body) : [];
  const imports = statements.filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' && isNode(source) && /\/texts\.ts$/.test(String(source.value)),
  );
  const names = imports.flatMap(({ specifiers }) =>
    nodesOf(specifiers).map(({ local }) => nameOf(local) ?? ''),
  );
  return new Set(names);
}

/**
 * Functions are imported and called by name, or are methods of an object called `i18n`; anything else only happens to
 * have such a name.
 */
function functionName(callee: unknown, imported: Set<string>): string | undefined {
  if (!isNode(callee)) return undefined;
  const method = callee.type === 'MemberExpression' ? callee : undefined;
  const name = nameOf(method ? method.property : callee);
  if (!name || !/^(?:t|translate|plural)$/.test(name)) return undefined;
  if (!method) return imported.has(name) ? name : undefined;
  const owner = isNode(method.object) ? method.object : undefined;
  return nameOf(owner?.type === 'MemberExpression' ? owner.property : owner) === 'i18n' ? name : undefined;
}

/** `<Translate id="id">Wording</Translate>` */
function readElement(node: Node): { id: Literal; message: Literal } | undefined {
  const opening = node.type === 'JSXElement' && isNode(node.openingElement) ? node.openingElement : undefined;
  if (!opening || nameOf(opening.name) !== 'Translate') return undefined;
  const attribute = nodesOf(opening.attributes).find((child) => nameOf(child.name) === 'id');
  const children = nodesOf(node.children).filter(
    (child) => child.type !== 'JSXText' || String(child.value).trim(),
  );
  const message = children.length > 1 ? DYNAMIC : literal(children[0]);
  return { id: attribute && literal(attribute.value), message };
}

/** A plain string, also in braces or backticks; absent without a node. */
function literal(value: unknown): Literal {
  if (!isNode(value)) return undefined;
  if (value.type === 'JSXExpressionContainer') return literal(value.expression);
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'JSXText') return String(value.value).trim();
  const [quasi, ...more] = value.type === 'TemplateLiteral' ? nodesOf(value.quasis) : [];
  if (!quasi || more.length) return DYNAMIC;
  return (quasi.value as { cooked: string }).cooked;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see);
  else if (value !== null && typeof value === 'object') {
    if (isNode(value)) see(value);
    for (const entry of Object.values(value)) visit(entry, see);
  }
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}
