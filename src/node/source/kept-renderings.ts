import { deserialize, serialize } from 'node:v8';
import { keep, keyOf, readKept } from '../files/kept-files.mjs';
import type { Asked, TextMemory } from '../markdown/index.ts';

/**
 * Bytes after which no more texts are kept, about 6,000 pages: those that are made wait in memory until all have been, and a
 * site may have 20,000 pages.
 */
const MOST_BYTES = 64_000_000;

/** What the texts of a site became in earlier builds. */
export interface Renderings {
  /** Returns those of a language; `setting` is all that its texts are made with, besides the answers of the site. */
  of(setting: unknown[]): TextMemory;
  /** Keeps what this build made. */
  save(): void;
}

/** The texts of a file as they are kept: many ask the same. Bytes, because they are outside the heap. */
interface StoredTexts {
  asked: Asked[];
  /** By the hash of all that a text is made from. */
  texts: Map<string, { asked: number[]; made: Uint8Array }>;
}

/** The texts of a file, as they were and as they are. */
interface FileTexts {
  former: StoredTexts;
  /** Those that this build has made or restored. */
  current: StoredTexts;
  indexes: Map<string, number>;
  isGrown: boolean;
}

/**
 * Creates a memory that outlives the build, with a file for each file of the site. Restoring a text takes a tenth of the time
 * that making it takes.
 *
 * @param id Hash of the engine's code.
 * @param kept Folder of what builds keep.
 */
export function keptRenderings(siteDir: string, id: string, kept: string): Renderings {
  const files = new Map<string, FileTexts>();
  let bytes = 0;
  const open = (key: string): FileTexts => {
    const known = files.get(key);
    if (known) return known;
    const opened = { former: read(kept, key), current: nothing(), indexes: new Map(), isGrown: false };
    files.set(key, opened);
    return opened;
  };
  return {
    of(setting) {
      const name = JSON.stringify(setting);
      const keyFor = (file: string) => keyOf('renderings', id, process.version, siteDir, name, file);
      return {
        get(file, key) {
          const texts = open(keyFor(file));
          const hash = keyOf(key);
          const text = texts.former.texts.get(hash);
          if (!text) return undefined;
          const asked = text.asked.flatMap((index) => [texts.former.asked[index] ?? (['', ''] as const)]);
          bytes += add(texts, hash, asked, text.made);
          return { asked, made: Buffer.from(text.made).toString() };
        },
        set(file, key, { asked, made }) {
          if (bytes > MOST_BYTES) return;
          const texts = open(keyFor(file));
          bytes += add(texts, keyOf(key), asked, Buffer.from(made));
          texts.isGrown = true;
        },
      };
    },
    save() {
      for (const [key, { current, isGrown }] of files) if (isGrown) keep(kept, key, [serialize(current)]);
      files.clear();
    },
  };
}

function nothing(): StoredTexts {
  return { asked: [], texts: new Map() };
}

function read(kept: string, key: string): StoredTexts {
  const bytes = readKept(kept, key);
  return bytes ? deserialize(bytes) : nothing();
}

/** Adds a text to those of this build; returns its size. */
function add(
  { current, indexes }: FileTexts,
  hash: string,
  asked: readonly Asked[],
  made: Uint8Array,
): number {
  const numbers = asked.map((pair) => {
    const name = pair.join('\0');
    const known = indexes.get(name);
    if (known !== undefined) return known;
    indexes.set(name, current.asked.length);
    return current.asked.push(pair) - 1;
  });
  current.texts.set(hash, { asked: numbers, made });
  return made.length;
}
