import { formatType } from '../../luacats/index.ts';
import type { EntryDoc, EventDoc, GroupDoc, Position, TypeDoc, TypeExpr } from '../../luacats/model.ts';

/** A symbol that a translation has to have as its original has it. */
export type SymbolDoc = EntryDoc | EventDoc | GroupDoc | TypeDoc;

/** Part of a symbol, as a definition file writes it without its texts. */
interface Fact {
  /** In the words of a message: `the parameter `x number``. */
  text: string;
  position: Position;
}

/** Fields that not every symbol has. */
const NOTHING = {
  params: [],
  returns: [],
  overloads: [],
  fields: [],
  members: [],
  operators: [],
  parents: [],
  base: undefined,
  valueType: undefined,
};

/** Returns all that a symbol says without words, in the order in which differences are reported. */
export function factsOf(symbol: SymbolDoc): Fact[] {
  const { params, returns, overloads, fields, members, operators, parents, base, valueType, position } = {
    ...NOTHING,
    ...symbol,
  };
  const here = (text: string): Fact => ({ position, text });
  const types = [base, valueType].filter((type) => type !== undefined);
  return [
    ...params.map((param) => ({ ...param, text: typed('parameter', param) })),
    ...returns.map((result) => ({ ...result, text: typed('return value', result) })),
    ...fields.map((field) => ({ ...field, text: typed('field', field) })),
    ...members.map(({ literal }) => here(`the value \`${literal}\``)),
    ...types.map((type) => here(typed('type', { type }))),
    ...overloads.map((type) => here(typed('overload', { type }))),
    ...operators.map(({ operator, operand, result: type }) =>
      here(typed('operator', { name: `${operator}(${operand ? formatType(operand) : ''}):`, type })),
    ),
    ...parents.map((name) => here(`the parent class \`${name}\``)),
    ...tagsOf(symbol).map((tag) => here(`the tag \`@${tag}\``)),
  ];
}

function typed(what: string, part: { name?: string; optional?: boolean; type: TypeExpr }): string {
  const { name = '', optional = false, type } = part;
  return `the ${what} \`${`${name}${optional ? '?' : ''} ${formatType(type)}`.trim()}\``;
}

/** Returns the tags of a symbol that pages show as badges or boxes, without their texts. */
function tagsOf(symbol: SymbolDoc): string[] {
  const { deprecated, unconfirmed, since } = symbol;
  const { versions, nodiscard, async } = { versions: [], nodiscard: false, async: false, ...symbol };
  return [
    ...(deprecated === undefined ? [] : ['deprecated']),
    ...(unconfirmed === undefined ? [] : ['unconfirmed']),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(versions.length ? [`version ${versions.join(', ')}`] : []),
    ...(nodiscard ? ['nodiscard'] : []),
    ...(async ? ['async'] : []),
  ];
}
