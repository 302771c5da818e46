import type {
  Expression,
  Identifier,
  IndexExpression,
  Statement,
  TableConstructorExpression,
  VarargLiteral,
} from 'luaparse';
import type { Position } from './model.ts';

/** A statement of a definition file that declares something. */
export interface Declaration {
  kind: 'table' | 'function' | 'value';
  local: boolean;
  /** What precedes the separator: `client` in `client.trace_line`. */
  base?: string;
  separator?: '.' | ':';
  name: string;
  /** Position of the name, base included. */
  position: Position;
  params: { name: string; position: Position }[];
  /** Named fields of a table that is written out; `literal` is the value if it is written out, too. */
  fields?: TableField[];
  /** The first value without a name in a table that is written out; a number in brackets is none. */
  unnamed?: { code: string; position: Position };
  /** Functions between the braces of a table, which are not separate statements. */
  inside?: { name: string; position: Position }[];
}

interface TableField {
  name: string;
  literal?: string;
  position: Position;
}

/** Returns what a statement declares; nothing for a statement that declares no name or several. */
export function declarationOf(statement: Statement, file: string): Declaration | undefined {
  switch (statement.type) {
    case 'FunctionDeclaration': {
      const { identifier, isLocal, parameters } = statement;
      if (!identifier) return undefined;
      const target = targetOf(identifier, file);
      return target && { ...target, kind: 'function', local: isLocal, params: paramsOf(parameters, file) };
    }
    case 'LocalStatement':
    case 'AssignmentStatement': {
      const [variable, second] = statement.variables;
      if (!variable || second) return undefined;
      const target = targetOf(variable, file);
      if (!target) return undefined;
      const value = withoutElse(statement.init[0]);
      const local = statement.type === 'LocalStatement';
      if (value?.type === 'FunctionDeclaration') {
        return { ...target, kind: 'function', local, params: paramsOf(value.parameters, file) };
      }
      const isTable = !target.base && value?.type === 'TableConstructorExpression';
      const fields =
        value?.type === 'TableConstructorExpression'
          ? { fields: fieldsOf(value, file), inside: insideOf(value, file), ...unnamedOf(value, file) }
          : {};
      return { ...target, kind: isTable ? 'table' : 'value', local, params: [], ...fields };
    }
    default:
      return undefined;
  }
}

/** Returns the name of the variable that the file returns. */
export function returnedName(body: Statement[]): string | undefined {
  const last = body.at(-1);
  const [value] = last?.type === 'ReturnStatement' ? last.arguments : [];
  return value?.type === 'Identifier' ? value.name : undefined;
}

/** What an expression names. */
type Target = Pick<Declaration, 'base' | 'separator' | 'name' | 'position'>;

/** Returns what an expression names: `client.log` with its table; nothing for one that is not a name. */
export function targetOf(target: Expression, file: string): Target | undefined {
  const position = startOf(target, file);
  if (target.type === 'Identifier') return { name: target.name, position };
  if (target.type === 'IndexExpression') return indexedTarget(target, position);
  if (target.type !== 'MemberExpression') return undefined;
  const base = nameOf(target.base);
  const separator = target.indexer === ':' ? ':' : '.';
  return base === undefined ? undefined : { base, separator, name: target.identifier.name, position };
}

/** `client["log"]` is another spelling of `client.log`. */
function indexedTarget({ base, index }: IndexExpression, position: Position): Target | undefined {
  const owner = nameOf(base);
  const [, , name] = (index.type === 'StringLiteral' && /^(["'])([A-Za-z_]\w*)\1$/.exec(index.raw)) || [];
  return owner === undefined || name === undefined
    ? undefined
    : { base: owner, separator: '.', name, position };
}

/** The table of `client = client or {}`. */
function withoutElse(value: Expression | undefined): Expression | undefined {
  const isEither = value?.type === 'LogicalExpression' && value.operator === 'or';
  return isEither && value.right.type === 'TableConstructorExpression' ? value.right : value;
}

/** A loop, because a name may have thousands of parts. */
function nameOf(expression: Expression): string | undefined {
  const parts: string[] = [];
  let at = expression;
  for (; at.type === 'MemberExpression'; at = at.base) parts.push(at.indexer + at.identifier.name);
  return at.type === 'Identifier' ? at.name + parts.reverse().join('') : undefined;
}

function paramsOf(parameters: (Identifier | VarargLiteral)[], file: string): Declaration['params'] {
  return parameters.map((param) => ({
    name: param.type === 'Identifier' ? param.name : '...',
    position: startOf(param, file),
  }));
}

function fieldsOf(table: TableConstructorExpression, file: string): TableField[] {
  return table.fields.flatMap((field) => {
    if (field.type === 'TableValue') return [];
    const { key, value } = field;
    const name = key.type === 'StringLiteral' ? key.raw.slice(1, -1) : 'name' in key && key.name;
    if (!name || (field.type === 'TableKey' && key.type === 'Identifier')) return [];
    const literal = literalOf(value);
    return [{ name, position: startOf(key, file), ...(literal !== undefined && { literal }) }];
  });
}

function unnamedOf(table: TableConstructorExpression, file: string): Pick<Declaration, 'unnamed'> {
  const field = table.fields.find(
    (one) => one.type === 'TableValue' || (one.type === 'TableKey' && one.key.type !== 'StringLiteral'),
  );
  if (!field) return {};
  return { unnamed: { code: literalOf(field.value) ?? 'value', position: startOf(field.value, file) } };
}

/** The parser reads `-1` as a calculation. */
function literalOf(value: Expression): string | undefined {
  if ('raw' in value) return value.raw;
  if (value.type !== 'UnaryExpression' || value.operator !== '-') return undefined;
  return value.argument.type === 'NumericLiteral' ? `-${value.argument.raw}` : undefined;
}

function insideOf(table: TableConstructorExpression, file: string): { name: string; position: Position }[] {
  return table.fields.flatMap((field) => {
    if (field.type !== 'TableKeyString' || field.value.type !== 'FunctionDeclaration') return [];
    return [{ name: field.key.name, position: startOf(field.key, file) }];
  });
}

function startOf(node: Expression, file: string): Position {
  const start = node.loc?.start;
  return { file, line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}
