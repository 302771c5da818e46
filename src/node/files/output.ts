import { resolve, sep } from 'node:path';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { type FileWriters, startWriters } from './file-writers.ts';
import { KEPT_DIR } from './folders.ts';
import { type Former, type Notes, noFormer } from './former.ts';
import type { Facts, Note } from './notes.ts';

/** Where a build writes its files. Writes run in the background; `done` waits for the last. */
export interface Output {
  /**
   * Queues a file and its compressed variants; `path` is relative to the output's folder. Bytes that the former output
   * has at this path are taken over.
   *
   * @param made Identifies what the file is made from, so that the next build finds it; its bytes do when absent.
   * @throws ProblemsError when the path leads out of the folder.
   */
  write(path: string, content: string | Uint8Array, made?: Made): void;
  /**
   * Queues a copy of the file `from`, as it is; throws as `write` does.
   *
   * @param key Hash of all that the file is made from.
   */
  copy(path: string, from: string, key: string): void;
  /** Returns the note of a file if the former output has it, made from the same input; undefined otherwise. */
  known(path: string, key: string): Note | undefined;
  /** Queues a file as the former output has it; throws as `write` does. `note` is what `known` has returned. */
  takeOver(path: string, note: Note): void;
  /** Returns the path of the file of the former output that was made under a key, if there was one. */
  pathOf(key: string): string | undefined;
  /** Reads a file of the former output that is known. */
  readKnown(path: string): Buffer;
  /** Queues what the next build may use, under a name as `keyOf` makes it. */
  keep(key: string, content: string | Uint8Array): void;
  /**
   * Returns the output of a folder in it: empty, or with a slash at its end. Its paths are its own; it is written, done and closed
   * together with this one.
   */
  below(folder: string): OutputFolder;
  /** Paths of all files so far, without the variants that `write` adds. */
  paths: Set<string>;
  /** Paths that were written more than once; the last content counts. */
  replaced: Set<string>;
  /** Resolves when little enough waits to be written, so that a large site does not pile up in memory. */
  room(): Promise<void>;
  /** Resolves when everything is on disk; rejects with the first failure. */
  done(): Promise<void>;
  /** Stops writing. Waiting files are dropped. */
  close(): Promise<void>;
}

/** A folder of an output. */
export type OutputFolder = Omit<Output, 'below' | 'done' | 'close'>;

/** Identifies what a file is made from. */
export interface Made {
  /** Hash of all that it depends on. */
  key: string;
  /** What else came out while it was made. */
  facts?: Facts | undefined;
}

/** What an output takes over from the one before it, and what it leaves for the next. */
interface Inheritance {
  /** Folder of what builds keep. */
  kept?: string;
  former?: Former;
  notes?: Notes;
}

/** Code of the error of a build whose former output was replaced while it took files over. */
export const FORMER_CHANGED = 'FORMER_CHANGED';

/** Creates an output that writes a `.br` and a `.gz` file next to every text file. */
export function createOutput(
  dir: string,
  { kept = KEPT_DIR, former = noFormer(dir), notes }: Inheritance = {},
): Output {
  const facts = new Map<string, { facts: Facts }>();
  const writers = startWriters({ dir, former: former.dir, kept }, (path, note) =>
    notes?.add(path, { ...note, ...facts.get(path) }),
  );
  const below = (folder: string) =>
    outputFolder({ dir, folder, former: former.below(folder), writers, facts });
  return { ...below(''), below, done: writers.done, close: writers.close };
}

/** What the folders of an output share, and which one is meant. */
interface FolderInput {
  dir: string;
  /** Path within `dir`: `de/`. */
  folder: string;
  /** The same folder of the former output. */
  former: Former;
  writers: FileWriters;
  /** What is known of the files besides their bytes, by their paths within `dir`. */
  facts: Map<string, { facts: Facts }>;
}

function outputFolder({ dir, folder, former, writers, facts }: FolderInput): OutputFolder {
  const inside = resolve(dir, folder) + sep;
  const paths = new Set<string>();
  const replaced = new Set<string>();

  /** Returns the path within `dir`. */
  function claim(path: string): string {
    if (!resolve(inside, path).startsWith(inside)) throw new ProblemsError([outsideOf(path)]);
    if (paths.has(path)) replaced.add(path);
    paths.add(path);
    return folder + path;
  }

  return {
    paths,
    replaced,
    write(name, content, made) {
      const path = claim(name);
      if (made?.facts) facts.set(path, { facts: made.facts });
      const origin = made ? { key: made.key } : { note: former.noteOf(name) };
      // Bytes that were made here are handed over; others may be part of a buffer that other code uses.
      if (typeof content !== 'string')
        return writers.send({ path, content, size: content.length, ...origin });
      const bytes = new TextEncoder().encode(content);
      writers.send({ path, content: bytes, size: bytes.length, ...origin }, [bytes.buffer]);
    },
    copy(name, from, key) {
      const note = former.find(name, key);
      const path = claim(name);
      writers.send(note ? { path, note, size: 0 } : { path, from, key, size: 0 });
    },
    known: (path, key) => former.find(path, key),
    takeOver(name, note) {
      writers.send({ path: claim(name), note, size: 0 });
    },
    pathOf: (key) => former.pathOf(key),
    readKnown: (path) => former.read(path),
    keep(key, content) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      writers.send({ key, content: bytes, size: bytes.length });
    },
    room: writers.room,
  };
}

function outsideOf(path: string): Problem {
  return {
    severity: 'error',
    file: path,
    message: `The file \`${path}\` would be outside the output.`,
    fix: 'Remove `..` from the name or address that it is made from.',
  };
}
