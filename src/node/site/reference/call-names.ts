import { formatType } from '../../luacats/index.ts';
import type { EntryDoc } from '../../luacats/model.ts';
import { optionalParams } from './optional-params.ts';

/** Returns the names of what a call is given, with a question mark after those that it may leave out. */
export function argumentNames({ params, overloads }: Pick<EntryDoc, 'params' | 'overloads'>): string[] {
  const optional = optionalParams(params, overloads);
  return params.map(({ name }) => (optional.has(name) && name !== '...' ? `${name}?` : name));
}

/**
 * Returns the names of what a call returns, types where there are none. A function that returns something only when it
 * is called in another way, such as a setter that reads without arguments, has the results of the first overload that
 * returns any.
 */
export function resultNames({ returns, overloads }: Pick<EntryDoc, 'returns' | 'overloads'>): string[] {
  const ways = [returns, ...overloads.map((overload) => overload.returns)];
  const results = ways.find((way) => way.length > 0) ?? [];
  return results.map(({ name, type }) => name ?? formatType(type));
}
