import { formatType } from '../luacats/index.ts';
import type { EntryDoc, Position } from '../luacats/model.ts';
import type { Edit } from './library.ts';

/** Types that say what a function hands over of what it gets. */
interface Inference {
  generics: string;
  /** Types of the first parameters. */
  params: string[];
  /** Types of the first return values. */
  returns: string[];
}

/** Functions of Lua that the language server infers types through, with the types of its own description. */
const INFERENCES: Record<string, Inference> = {
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
};

/** Types of definitions that do not say what is in a value. */
const PLAIN = ['any', 'table', 'function'];

/** Returns whether the library changes the types of an entry. */
function isInferred({ name, params, returns }: EntryDoc): boolean {
  const inference = Object.hasOwn(INFERENCES, name) && INFERENCES[name];
  if (!inference || params.length < inference.params.length || returns.length < inference.returns.length)
    return false;
  const changed = [
    ...params.slice(0, inference.params.length),
    ...returns.slice(0, inference.returns.length),
  ];
  return changed.every(({ type }) => PLAIN.includes(formatType(type)));
}

/**
 * What the library changes about a function of Lua that hands over what it gets: plain types become generic ones, so that editors
 * know the variables of `for _, player in ipairs(entity.get_players())`. Pages keep the plain types, and definitions that say
 * more by themselves stay as they are.
 */
export function inferenceEdits(entry: EntryDoc): Edit[] {
  const inference = INFERENCES[entry.name];
  const [first] = entry.params;
  if (!inference || !first || !isInferred(entry)) return [];
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
