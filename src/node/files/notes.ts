/**
 * A file as it is on disk: the end of its name (`.br` of a variant), bytes, ms of its last change, number in the file system.
 */
export type FileState = [suffix: string, size: number, mtimeMs: number, ino: number];

/** What a build notes about a file that it wrote. */
export interface Note {
  /** Hash of all that the file was made from. */
  key: string;
  /** The file and its compressed variants. */
  files: FileState[];
  /** What else came out while it was made. */
  facts?: Facts;
}

/** What a build learns about a file besides its bytes. */
export interface Facts {
  [name: string]: string | number | string[];
}

/**
 * Notes as they are kept: a line of JSON for each. The pages of a site share most of their links, so facts name texts by their places
 * in the last line. Made line by line, because the notes of a large site as one text take as much memory as thousands of pages.
 */
type Packed = [path: string, key: string, files: FileState[], facts?: PackedFacts];

/** Facts whose lists name texts by their places. */
type PackedFacts = Record<string, string | number | number[]>;

/** Returns notes by paths as they are kept, in parts to be joined. */
export function pack(notes: ReadonlyMap<string, Note>): Buffer[] {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const packFacts = (facts: Facts): PackedFacts =>
    mapValues(facts, (value) => (Array.isArray(value) ? value.map(placeOf) : value));
  const lines = Array.from(notes, ([path, { key, files, facts }]) => {
    const packed: Packed = facts ? [path, key, files, packFacts(facts)] : [path, key, files];
    return Buffer.from(`${JSON.stringify(packed)}\n`);
  });
  return [...lines, Buffer.from(JSON.stringify([...places.keys()]))];
}

/** Returns the paths and notes of a text that `pack` has made. */
export function unpack(text: string): [string, Note][] {
  const lines = text.split('\n');
  const texts = JSON.parse(lines.pop() ?? '[]') as string[];
  const unpackFacts = (facts: PackedFacts): Facts =>
    mapValues(facts, (value) => (Array.isArray(value) ? value.map((place) => texts[place] ?? '') : value));
  return lines.map((line) => {
    const [path, key, files, facts] = JSON.parse(line) as Packed;
    return [path, { key, files, ...(facts && { facts: unpackFacts(facts) }) }];
  });
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
