import type * as Ast from 'luaparse';
import { pointAt } from '../diagnostics/point.ts';
import { parseBlock, pathOf, rangeOf, type Statement } from './parse.ts';

/** What a script declares under a name: functions, methods, locals, and fields that are assigned. */
export interface Declaration {
  /** As the code writes it: `draw`, `button.new`, `button:is_down`. */
  name: string;
  /** First and last line, counted from 1; comments right above belong to it. */
  first: number;
  last: number;
  /** Inside of no function or block. */
  isOutermost: boolean;
}

/**
 * Finds what Lua code declares, in its order; nothing in code that does not parse.
 *
 * @example
 * declarationsOf('-- Adds.\nlocal function add(a) end') // [{ name: 'add', first: 1, last: 2, isOutermost: true }]
 */
export function declarationsOf(code: string): Declaration[] {
  const parsed = parseBlock(code);
  if ('problem' in parsed) return [];
  const lines = code.split('\n');
  const found: Declaration[] = [];
  const visit = (body: Statement[], isOutermost: boolean) => {
    for (const statement of body) {
      const names = namesOf(statement);
      if (names.length) {
        const place = linesOf(statement, code, lines);
        found.push(...names.map((name) => ({ name, ...place, isOutermost })));
      }
      for (const inner of bodiesOf(statement)) visit(inner, false);
    }
  };
  visit(parsed.body, true);
  return found;
}

/**
 * Returns the declarations that a name may mean: outermost ones before those inside others. A name without its table
 * means the field or method of any table.
 */
export function declarationsNamed(name: string, declarations: Declaration[]): Declaration[] {
  const isSame = (declaration: Declaration) => declaration.name === name;
  const isMember = (declaration: Declaration) =>
    declaration.name.endsWith(`.${name}`) || declaration.name.endsWith(`:${name}`);
  const exact = declarations.filter(isSame);
  const meant = exact.length ? exact : declarations.filter(isMember);
  const outermost = meant.filter(({ isOutermost }) => isOutermost);
  return outermost.length ? outermost : meant;
}

function namesOf(statement: Statement): string[] {
  switch (statement.type) {
    case 'LocalStatement':
      return statement.variables.map(({ name }) => name);
    case 'FunctionDeclaration':
      return statement.identifier ? targetName(statement.identifier) : [];
    case 'AssignmentStatement':
      return statement.variables.flatMap(targetName);
    default:
      return [];
  }
}

function targetName(node: Ast.Expression): string[] {
  if (node.type === 'MemberExpression' && node.indexer === ':') {
    const base = pathOf(node.base)?.map(textOfPart).join('.');
    return base === undefined ? [] : [`${base}:${node.identifier.name}`];
  }
  const path = pathOf(node);
  return path ? [path.map(textOfPart).join('.')] : [];
}

function textOfPart(part: Ast.Identifier | string): string {
  return typeof part === 'string' ? part : part.name;
}

/** Bodies of the statements and functions inside a statement. */
function bodiesOf(statement: Statement): Statement[][] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'WhileStatement':
    case 'DoStatement':
    case 'RepeatStatement':
    case 'ForNumericStatement':
    case 'ForGenericStatement':
      return [statement.body];
    case 'IfStatement':
      return statement.clauses.map(({ body }) => body);
    case 'LocalStatement':
    case 'AssignmentStatement':
      return statement.init.flatMap((value) => (value.type === 'FunctionDeclaration' ? [value.body] : []));
    default:
      return [];
  }
}

function linesOf(statement: Statement, code: string, lines: string[]): Pick<Declaration, 'first' | 'last'> {
  const [start, end] = rangeOf(statement);
  let first = pointAt(code, start).line;
  while (/^\s*--/.test(lines[first - 2] ?? '')) first--;
  return { first, last: pointAt(code, Math.max(start, end - 1)).line };
}
