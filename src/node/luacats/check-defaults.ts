import type { FieldDoc, ParamDoc, Reference, TypeDoc, TypeExpr } from './model.ts';
import type { Report } from './report.ts';
import { formatType } from './type-format.ts';

/** A default value at the end of a text, or of a part of it: `Default 8192.`, ``Default `false`;``. */
const DEFAULT =
  /\bdefaults?(?: is| to|:)? +`?("[^"]*"|'[^']*'|-?(?:0x[\da-f]+|\d+(?:\.\d+)?)|true|false)`?(?=[.,;)](?:\s|$)|$)/i;

/** Reports defaults that texts name, and that the types of their parameters and fields do not have. */
export function checkDefaults({ groups, events, types }: Reference, report: Report): void {
  const known = new Map(types.map((type) => [type.name, type]));
  const check = ({ name, type, description, position }: ParamDoc | FieldDoc) => {
    const value = DEFAULT.exec(description)?.[1];
    if (value === undefined || mayBe(type, value, known)) return;
    report.warn(
      position,
      `The default \`${value}\` of \`${name}\` is not of its type, \`${formatType(type)}\`.`,
      'Correct the default, or the type.',
    );
  };
  for (const { params } of groups.flatMap(({ entries }) => entries)) params.forEach(check);
  for (const { params } of events) params.forEach(check);
  for (const { fields } of types) fields.forEach(check);
}

/** Returns whether a value may have a type. Values of most types have no literal: these are not judged. */
function mayBe(type: TypeExpr, value: string, known: Map<string, TypeDoc>): boolean {
  if (type.kind === 'union') return type.members.some((member) => mayBe(member, value, known));
  if (type.kind === 'optional' || type.kind === 'variadic') return mayBe(type.inner, value, known);
  if (type.kind === 'literal') return sameLiteral(type.text, value);
  if (type.kind !== 'name') return type.kind === 'generic';
  const isNumber = /^-?\d/.test(value);
  const isText = /^["']/.test(value);
  if (type.name === 'string') return isText;
  if (type.name === 'number') return isNumber;
  if (type.name === 'integer') return isNumber && Number.isInteger(Number(value));
  if (type.name === 'boolean') return !isNumber && !isText;
  const { base, members = [] } = known.get(type.name) ?? {};
  if (base) return mayBe(base, value, known);
  return !members.length || members.some(({ literal }) => isOpen(literal) || sameLiteral(literal, value));
}

/** Returns whether the member of a value set is a type, and no value. */
function isOpen(literal: string): boolean {
  return !/^(?:["'\d-]|(?:true|false|nil)$)/.test(literal);
}

function sameLiteral(literal: string, value: string): boolean {
  const [left, right] = [literal, value].map((text) => text.replace(/^(["'])(.*)\1$/, '"$2"'));
  return left === right || (/\d$/.test(literal) && Number(literal) === Number(value));
}
