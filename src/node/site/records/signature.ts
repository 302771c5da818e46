import { formatType } from '../../luacats/index.ts';
import type { EntryDoc } from '../../luacats/model.ts';
import { argumentNames, resultNames } from '../reference/call-names.ts';

/** Letters of parameters, and of return values, that fit a line of hits together with a usual name. */
const WIDTH = 30;

/**
 * Returns how an entry is called, without its name: parameters without their types, and names of what it returns. Long
 * lists end in dots. Empty for a value without a type.
 *
 * @example
 * // for client.trace_line
 * '(skip_entindex, from_x, from_y, …) → fraction, entindex'
 */
export function shortSignature(entry: EntryDoc): string {
  const { kind, valueType } = entry;
  if (kind === 'value') return valueType ? `: ${formatType(valueType)}` : '';
  const results = shorten(resultNames(entry));
  const call = `(${shorten(argumentNames(entry))})`;
  return results ? `${call} → ${results}` : call;
}

function shorten(words: string[]): string {
  let width = 0;
  const count = words.findIndex((word) => {
    width += word.length + 2;
    return width > WIDTH + 2;
  });
  return count < 0 ? words.join(', ') : [...words.slice(0, Math.max(count, 1)), '…'].join(', ');
}
