/** Results of pure functions as JSON, by the name of the function and the text. */
type Entries = Map<string, string>;

let recent: Entries = new Map();
let former: Entries = new Map();
let isGrown = false;

/**
 * Returns the result of a function for a text, or its earlier result for the same text. Each call gets its own copy.
 *
 * @param name Name of the function, and everything else that its value depends on.
 * @param make A pure function of the text. Its value is plain JSON.
 */
export function remember<Value>(name: string, text: string, make: () => Value): Value {
  const key = `${name}\0${text}`;
  const cached = recent.get(key) ?? former.get(key);
  if (cached !== undefined) {
    recent.set(key, cached);
    return JSON.parse(cached);
  }
  const value = make();
  recent.set(key, JSON.stringify(value));
  isGrown = true;
  return value;
}

/** Begins a reading of a site. Results that neither this reading nor the previous one asks for are forgotten. */
export function startReading(): void {
  former = recent;
  recent = new Map();
  isGrown = false;
}

/** Forgets everything: no reading follows that could use it. */
export function forget(): void {
  recent = new Map();
  former = new Map();
}

/** Returns everything that this reading used, two lines each; undefined when all of it was known before. */
export function writeMemory(): string | undefined {
  if (!isGrown) return undefined;
  return Array.from(recent, ([key, value]) => `${JSON.stringify(key)}\n${value}\n`).join('');
}

/** Adds what another process remembered, as `writeMemory` wrote it. */
export function readMemory(text: string): void {
  const lines = text.split('\n');
  for (let index = 0; index + 1 < lines.length; index += 2) {
    former.set(JSON.parse(lines[index] ?? ''), lines[index + 1] ?? '');
  }
}
