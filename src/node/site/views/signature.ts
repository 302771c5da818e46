import { escapeHtml } from '../../../shared/escape-html.ts';
import { formatType } from '../../luacats/index.ts';
import type { TypeExpr } from '../../luacats/model.ts';
import { quietHtml, type TypeLinker, typeHtml } from './type-html.ts';

interface SignaturePart {
  name?: string;
  optional: boolean;
  type?: TypeExpr | undefined;
}

/** The parts of a signature. */
export interface SignatureInput {
  /** Text before the parenthesis, with its quiet prefix apart: `client.` and `trace_line`. */
  prefix: string;
  name: string;
  params: SignaturePart[];
  returns: { name?: string; type: TypeExpr }[];
}

/** Columns that fit the signature card at its usual width. */
const LINE_WIDTH = 72;

/**
 * Writes a signature as lines of HTML. One line when it fits; else one line for each group of parameters that
 * belong together (the coordinates of a point, the parts of a colour), returns after an arrow on a line below.
 */
export function signatureHtml(input: SignatureInput, link: TypeLinker): string {
  const head = `${quietHtml(escapeHtml(input.prefix))}<span class="f">${escapeHtml(input.name)}</span>`;
  const params = input.params.map((part) => partHtml(part, link));
  const returns = input.returns.map((value) => partHtml({ ...value, optional: false }, link));
  // The arrow stays on the line of the first result.
  const arrow = returns.length ? `${quietHtml('→')}\u00a0${returns.join(quietHtml(', '))}` : '';
  const short = textWidth(input);
  if (short <= LINE_WIDTH) {
    const line = callLine(head, params);
    return lines([arrow ? `${line} ${arrow}` : line]);
  }
  const call = callLines(input, head, params);
  return lines(arrow ? [...call, `  ${arrow}`] : call);
}

/** A call in one line. On a narrow screen, it continues below after the parenthesis rather than within a name. */
function callLine(head: string, params: string[]): string {
  return `${head}${quietHtml('(')}${params.length ? '<wbr>' : ''}${params.join(quietHtml(', '))}${quietHtml(')')}`;
}

function callLines(input: SignatureInput, head: string, params: string[]): string[] {
  const width = input.prefix.length + input.name.length + 2 + partsWidth(input.params);
  if (width <= LINE_WIDTH) return [callLine(head, params)];
  const rows = groupParams(input.params.map((param) => param.name ?? '')).map((indexes) =>
    indexes.map((index) => params[index]).join(quietHtml(', ')),
  );
  const body = rows.map((row, index) => `    ${row}${index < rows.length - 1 ? quietHtml(',') : ''}`);
  return [`${head}${quietHtml('(')}`, ...body, quietHtml(')')];
}

/** Wraps lines as the code block does. */
function lines(rows: string[]): string {
  return rows.map((row) => `<span class="line">${row}</span>`).join('\n');
}

/**
 * Groups the indexes of neighbouring parameters whose names belong together.
 *
 * @example
 * groupParams(['skip', 'from_x', 'from_y', 'to_x', 'to_y', 'r', 'g']) // [[0], [1, 2], [3, 4], [5, 6]]
 */
export function groupParams(names: string[]): number[][] {
  const groups: number[][] = [];
  let former: string | undefined;
  names.forEach((name, index) => {
    const family = familyOf(name);
    const last = groups.at(-1);
    if (family && family === former && last) last.push(index);
    else groups.push([index]);
    former = family;
  });
  return groups;
}

function familyOf(name: string): string | undefined {
  const point = /^(.*_)?[xyz](\d*)$/.exec(name);
  if (point) return `point ${point[1] ?? ''}${point[2]}`;
  const colour = /^(?:r|g|b|a)(\d*)$/.exec(name);
  if (colour) return `colour ${colour[1]}`;
  if (/^(?:w|h|width|height)$/.test(name)) return 'size';
  if (/^(?:pitch|yaw|roll)$/.test(name)) return 'angles';
  return undefined;
}

function partHtml(part: SignaturePart, link: TypeLinker): string {
  const name = part.name === undefined ? '' : escapeHtml(part.name) + (part.optional ? quietHtml('?') : '');
  if (!part.type) return name;
  // A name stays on the line of its type.
  return name ? name + quietHtml(':\u00a0') + typeHtml(part.type, link) : typeHtml(part.type, link);
}

function textWidth(input: SignatureInput): number {
  const returns = input.returns.length
    ? 3 + partsWidth(input.returns.map((result) => ({ ...result, optional: false })))
    : 0;
  return input.prefix.length + input.name.length + 2 + partsWidth(input.params) + returns;
}

function partsWidth(parts: SignaturePart[]): number {
  const widths = parts.map(
    (part) =>
      (part.name?.length ?? -2) +
      (part.optional ? 1 : 0) +
      (part.type ? 2 + formatType(part.type).length : 0),
  );
  return widths.reduce((sum, width) => sum + width + 2, -2);
}
