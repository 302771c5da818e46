/** What a pure function made of a text, as JSON, by the name of the function and the text. */
type Entries = Map<string, string>;

let recent: Entries = new Map();
let former: Entries = new Map();
let isGrown = false;

/**
 * Returns what a function makes of a text, or what it made of the same text before; each call gets a value of its own.
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

/** Begins a reading of a site: what neither it nor the one before asks for is forgotten. */
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
