import { deserialize, serialize } from 'node:v8';
import { keep, keyOf, readKept } from '../files/kept-files.mjs';
import type { KeptText, TextMemory } from '../markdown/index.ts';

/** What the texts of a site became in earlier builds. */
export interface Renderings {
  /** Returns those of a language; `setting` is all that its texts are made with, besides the answers of the site. */
  of(setting: unknown[]): TextMemory;
  /** Keeps what this build made. */
  save(): void;
}

/** The texts of a file. */
interface FileTexts {
  former: ReadonlyMap<string, KeptText>;
  /** Those that this build has asked for or made. */
  current: Map<string, KeptText>;
  isGrown: boolean;
}

/** The same as it is kept: many texts ask the same. */
interface StoredTexts {
  questions: [question: string, answer: string][];
  texts: { key: string; asked: number[]; made: string }[];
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
  const open = (key: string): FileTexts => {
    const known = files.get(key);
    if (known) return known;
    const opened = { former: read(kept, key), current: new Map(), isGrown: false };
    files.set(key, opened);
    return opened;
  };
  return {
    of(setting) {
      const name = JSON.stringify(setting);
      const keyFor = (file: string) => keyOf('renderings', id, process.version, siteDir, name, file);
      return {
        get(file, key) {
          const { former, current } = open(keyFor(file));
          const text = former.get(key);
          if (text) current.set(key, text);
          return text;
        },
        set(file, key, text) {
          const texts = open(keyFor(file));
          texts.current.set(key, text);
          texts.isGrown = true;
        },
      };
    },
    save() {
      for (const [key, { current, isGrown }] of files) if (isGrown) keep(kept, key, [stored(current)]);
      files.clear();
    },
  };
}

function read(kept: string, key: string): Map<string, KeptText> {
  const bytes = readKept(kept, key);
  if (!bytes) return new Map();
  const { questions, texts }: StoredTexts = deserialize(bytes);
  return new Map(
    texts.map(({ key, asked, made }) => [
      key,
      { asked: asked.flatMap((index) => [questions[index] ?? ['', '']]), made },
    ]),
  );
}

function stored(texts: ReadonlyMap<string, KeptText>): Uint8Array {
  const questions = new Map<string, { index: number; pair: [string, string] }>();
  const indexOf = (asked: readonly [string, string]) => {
    const [question, answer] = asked;
    const known = questions.get(question + answer);
    if (known) return known.index;
    const index = questions.size;
    questions.set(question + answer, { index, pair: [question, answer] });
    return index;
  };
  const all = Array.from(texts, ([key, { asked, made }]) => ({ key, asked: asked.map(indexOf), made }));
  const pairs = Array.from(questions.values(), ({ pair }) => pair);
  return serialize({ questions: pairs, texts: all } satisfies StoredTexts);
}
