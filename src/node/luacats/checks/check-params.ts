import type { FieldDoc, ParamDoc, Reference, TypeDoc, TypeExpr } from '../model.ts';
import type { Report } from '../report.ts';
import { formatType } from '../types/type-format.ts';

/** A default value at the end of a text or of a clause: `Default 8192.`, ``Default `false`;``. */
const DEFAULT =
  /\bdefaults?(?: is| to|:)? +`?("[^"]*"|'[^']*'|-?(?:0x[\da-f]+|\d+(?:\.\d+)?)|true|false)`?(?=[.,;)](?:\s|$)|$)/i;

/** Reports optional parameters that no call can leave out, and defaults that do not have the parameter's type. */
export function checkParams({ groups, events, types }: Reference, report: Report): void {
  const typesByName = new Map(types.map((type) => [type.name, type]));
  for (const { params } of [...groups.flatMap(({ entries }) => entries), ...events]) {
    checkOptional(params, typesByName, report);
    for (const param of params) {
      checkDefault(param, typesByName, report);
      checkNeeded(param, typesByName, report);
    }
  }
  for (const field of types.flatMap(({ fields }) => fields)) checkDefault(field, typesByName, report);
}

function checkOptional(params: ParamDoc[], typesByName: Map<string, TypeDoc>, report: Report): void {
  const last = params.findLastIndex(
    ({ name, optional, type }) => name !== '...' && !optional && !acceptsNil(type, typesByName),
  );
  const index = params.findIndex(({ optional }) => optional);
  const [early, late] = [params[index], params[last]];
  // A parameter without a `@param` counts as optional, and has already been reported.
  if (!early?.description || !late || index > last) return;
  const orNil = formatType({ kind: 'union', members: [early.type, { kind: 'literal', text: 'nil' }] });
  report.warn(
    early.position,
    `No call can leave out the optional parameter \`${early.name}\`, because \`${late.name}\` is required and follows it.`,
    `Write \`${late.name}?\` if that is optional, too, or \`---@param ${early.name} ${orNil}\` if scripts pass nil.`,
  );
}

function acceptsNil(type: TypeExpr, typesByName: Map<string, TypeDoc>): boolean {
  if (type.kind === 'union') return type.members.some((member) => acceptsNil(member, typesByName));
  if (type.kind !== 'name')
    return type.kind === 'optional' || (type.kind === 'literal' && type.text === 'nil');
  if (type.name === 'any' || type.name === 'unknown') return true;
  const { base, members = [] } = typesByName.get(type.name) ?? {};
  return base ? acceptsNil(base, typesByName) : members.some(({ literal }) => literal === 'nil');
}

/** Reports a default that no call can use, because the parameter is required. */
function checkNeeded(
  { name, optional, type, description, position }: ParamDoc,
  typesByName: Map<string, TypeDoc>,
  report: Report,
): void {
  const value = DEFAULT.exec(description)?.[1];
  if (value === undefined || optional || name === '...' || acceptsNil(type, typesByName)) return;
  report.warn(
    position,
    `\`${name}\` has the default \`${value}\`, but no call can leave it out.`,
    `Write \`${name}?\` if it is optional, or remove the default.`,
  );
}

function checkDefault(
  { name, type, description, position }: ParamDoc | FieldDoc,
  typesByName: Map<string, TypeDoc>,
  report: Report,
): void {
  const value = DEFAULT.exec(description)?.[1];
  if (value === undefined || mayBe(type, value, typesByName)) return;
  report.warn(
    position,
    `The default \`${value}\` of \`${name}\` is not of its type, \`${formatType(type)}\`.`,
    'Correct the default, or the type.',
  );
}

/** Returns whether a value may have a type. Most types have no literals, so their values are not judged. */
function mayBe(type: TypeExpr, value: string, typesByName: Map<string, TypeDoc>): boolean {
  if (type.kind === 'union') return type.members.some((member) => mayBe(member, value, typesByName));
  if (type.kind === 'optional' || type.kind === 'variadic') return mayBe(type.inner, value, typesByName);
  if (type.kind === 'literal') return sameLiteral(type.text, value);
  if (type.kind !== 'name') return type.kind === 'generic';
  const isNumber = /^-?\d/.test(value);
  const isText = /^["']/.test(value);
  if (type.name === 'string') return isText;
  if (type.name === 'number') return isNumber;
  if (type.name === 'integer') return isNumber && Number.isInteger(Number(value));
  if (type.name === 'boolean') return !isNumber && !isText;
  const { base, members = [] } = typesByName.get(type.name) ?? {};
  if (base) return mayBe(base, value, typesByName);
  return !members.length || members.some(({ literal }) => isOpen(literal) || sameLiteral(literal, value));
}

/** Returns whether a member of a value set is a type rather than a value. */
function isOpen(literal: string): boolean {
  return !/^(?:["'\d-]|(?:true|false|nil)$)/.test(literal);
}

function sameLiteral(literal: string, value: string): boolean {
  const [left, right] = [literal, value].map((text) => text.replace(/^(["'])(.*)\1$/, '"$2"'));
  return left === right || (/\d$/.test(literal) && Number(literal) === Number(value));
}
