import type { FunctionType, TypeExpr } from '../model.ts';

/**
 * Writes a type as canonical LuaCATS text, which parses back to the same type.
 *
 * @example
 * formatType(parseType('string|integer?')) // '(string | integer)?'
 */
export function formatType(type: TypeExpr): string {
  switch (type.kind) {
    case 'name':
      return type.name;
    case 'literal':
      return type.text;
    case 'array':
      return `${formatInner(type.item)}[]`;
    case 'optional':
      return `${formatInner(type.inner)}?`;
    case 'union':
      return type.members.map(formatInner).join(' | ');
    case 'generic':
      return `${type.name}<${formatList(type.args.map((arg) => ({ type: arg })))}>`;
    case 'variadic':
      return `...${formatInner(type.inner)}`;
    case 'table':
      return type.fields.length ? `{ ${formatList(type.fields)} }` : '{}';
    case 'function':
      return formatFunction(type);
  }
}

function formatFunction({ params, returns }: FunctionType): string {
  const head = `fun(${formatList(params)})`;
  if (!returns.length) return head;
  const list = formatList(returns);
  // A parenthesis after the colon would be taken for the one around the list.
  const wrap = list.startsWith('(') || returns.some((value) => value.name !== undefined);
  return wrap ? `${head}: (${list})` : `${head}: ${list}`;
}

interface ListItem {
  name?: string;
  optional?: boolean;
  type?: TypeExpr;
}

/** A function type takes all return values that follow, so only the last of a list goes without parentheses. */
function formatList(items: ListItem[]): string {
  return items
    .map(({ name, optional, type }, index) => {
      const label = name === undefined ? '' : `${name}${optional ? '?' : ''}`;
      if (!type) return label;
      const text = formatType(type);
      const greedy = index < items.length - 1 && endsInFunction(type);
      return (label && `${label}: `) + (greedy ? `(${text})` : text);
    })
    .join(', ');
}

function endsInFunction(type: TypeExpr): boolean {
  return type.kind === 'function' && type.returns.length > 0;
}

function formatInner(type: TypeExpr): string {
  const text = formatType(type);
  return needsParentheses(type) ? `(${text})` : text;
}

/**
 * Returns whether a type needs parentheses inside an array, an optional type or a union: without them, it would be read as
 * another type.
 *
 * @example
 * needsParentheses(parseType('string|nil')) // true: `(string | nil)[]`
 */
export function needsParentheses({ kind }: TypeExpr): boolean {
  return PARENTHESES[kind];
}

const PARENTHESES: Record<TypeExpr['kind'], boolean> = {
  name: false,
  literal: false,
  array: false,
  optional: true,
  union: true,
  generic: false,
  variadic: true,
  table: false,
  function: true,
};
