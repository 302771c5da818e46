/** A key of an object in a JSON text. */
export interface JsonKey {
  /** The keys and indices that lead to its value; the key itself is the last. */
  path: (string | number)[];
  /** Where the key begins. */
  offset: number;
}

/** Levels of the keys that are found: those of `api.json` are fewer. */
const DEEPEST = 20;

/**
 * Finds the keys of all objects in a text that is JSON, in their order; a key that is written twice, twice.
 *
 * @example
 * [...jsonKeys('{"a": [{"b": 1}]}')] // [{ path: ['a'], offset: 1 }, { path: ['a', 0, 'b'], offset: 8 }]
 */
export function* jsonKeys(json: string): Generator<JsonKey> {
  /** For each list and object that is open: where in it the scan is. */
  const path: (string | number)[] = [];
  for (const { 0: sign, 1: text, index } of json.matchAll(/[{}[\],]|("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
    const inner = path.at(-1);
    if (sign === '[') path.push(0);
    else if (sign === '{') path.push('');
    else if (sign === ']' || sign === '}') path.pop();
    else if (sign === ',' && typeof inner === 'number') path[path.length - 1] = inner + 1;
    else if (text && sign !== text) {
      path[path.length - 1] = JSON.parse(text);
      if (path.length <= DEEPEST) yield { path: [...path], offset: index };
    }
  }
}
