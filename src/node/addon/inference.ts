import { formatType } from '../luacats/index.ts';
import type { EntryDoc, Position } from '../luacats/model.ts';
import type { Edit } from './library.ts';

/** Generic types for a function that returns what it is given. */
interface Inference {
  generics: string;
  /** Types of the first parameters. */
  params: string[];
  /** Types of the first return values. */
  returns: string[];
}

/** Functions of Lua that the language server infers types through, with the types of its own description. */
const INFERENCES: ReadonlyMap<string, Inference> = new Map(
  Object.entries({
    ipairs: {
      generics: 'T: table, V',
      params: ['T'],
      returns: ['fun(list: V[], index?: integer): integer, V', 'T'],
    },
    pairs: {
      generics: 'T: table, K, V',
      params: ['T'],
      returns: ['fun(entries: table<K, V>, key?: K): K, V', 'T'],
    },
    next: { generics: 'K, V', params: ['table<K, V>', 'K'], returns: ['K?', 'V?'] },
    assert: { generics: 'T', params: ['T?'], returns: ['T'] },
  }),
);

/** Types that say nothing about what a value contains. */
const PLAIN = ['any', 'table', 'function'];

/** Returns whether the library may change the types of an entry: it has values for all of them, and says no more. */
function isInferred({ params, returns }: EntryDoc, inference: Inference): boolean {
  if (params.length < inference.params.length || returns.length < inference.returns.length) return false;
  const changed = [
    ...params.slice(0, inference.params.length),
    ...returns.slice(0, inference.returns.length),
  ];
  return changed.every(({ type }) => PLAIN.includes(formatType(type)));
}

/**
 * Returns the edits that give a Lua function generic types, so that editors know the variables of
 * `for _, player in ipairs(entity.get_players())`. Only plain types are replaced: definitions that say more stay as they are,
 * and so do the pages.
 */
export function inferenceEdits(entry: EntryDoc): Edit[] {
  const inference = INFERENCES.get(entry.name);
  const [first] = entry.params;
  if (!inference || !first || !isInferred(entry, inference)) return [];
  const { generics, params, returns } = inference;
  return [
    { kind: 'tags', position: first.position, tags: [`@generic ${generics}`] },
    ...entry.params.flatMap(({ position }, index) => edit('param', position, params[index])),
    ...entry.returns.flatMap(({ position }, index) => edit('return', position, returns[index])),
  ];
}

function edit(kind: 'param' | 'return', position: Position, type: string | undefined): Edit[] {
  return type === undefined ? [] : [{ kind, position, type }];
}
