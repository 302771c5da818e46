import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keep, keyOf, readKept } from './kept-files.mjs';
import { type FileState, type Note, pack, unpack } from './notes.ts';

/**
 * The output that a build is to replace. A file that would be made from the same input again is taken over. A file that
 * has changed since it was written counts as missing.
 */
export interface Former {
  /** Absolute path of the folder. */
  dir: string;
  /** Returns the note of a file if the file is unchanged since it was written; undefined otherwise. */
  find(path: string, key: string): Note | undefined;
  /** Returns the path of the file that was made under a key, even if it has changed or is gone. */
  pathOf(key: string): string | undefined;
  /** Returns the note of a file, even if the file has changed or is gone. */
  noteOf(path: string): Note | undefined;
  /** Reads a file. */
  read(path: string): Buffer;
  /** The same for a folder in it, which ends in a slash; empty for the whole output. */
  below(folder: string): Former;
}

/** What one build notes for the next one into the same folder. */
export interface Notes {
  add(path: string, note: Note): void;
  /** Keeps the notes; called when the output is in place. */
  keep(): void;
}

/**
 * Reads what the last build into a folder noted.
 *
 * @param engine Hash of the engine's code.
 */
export function readFormer(dir: string, engine: string, kept: string): Former {
  const text = readKept(kept, notesKey(dir, engine))?.toString();
  const notes = new Map(text ? unpack(text) : []);
  return formerBelow(dir, notes, '');
}

/** Returns a former output about which nothing is known. */
export function noFormer(dir: string): Former {
  return formerBelow(dir, new Map(), '');
}

function formerBelow(dir: string, notes: ReadonlyMap<string, Note>, folder: string): Former {
  const root = join(dir, folder);
  let byKey: Map<string, string> | undefined;
  const paths = () => {
    byKey ??= new Map(
      Array.from(notes, ([path, { key }]): [string, string] => [key, path]).filter(([, path]) =>
        path.startsWith(folder),
      ),
    );
    return byKey;
  };
  return {
    dir: root,
    find(path, key) {
      const note = notes.get(folder + path);
      return note?.key === key && note.files.every((file) => isAsWritten(join(root, path), file))
        ? note
        : undefined;
    },
    pathOf: (key) => paths().get(key)?.slice(folder.length),
    noteOf: (path) => notes.get(folder + path),
    read: (path) => readFileSync(join(root, path)),
    below: (inner) => formerBelow(dir, notes, folder + inner),
  };
}

function isAsWritten(path: string, [suffix, size, mtimeMs, ino]: FileState): boolean {
  const found = statSync(path + suffix, { throwIfNoEntry: false });
  return found?.size === size && found.mtimeMs === mtimeMs && found.ino === ino;
}

/** Begins the notes of a build into a folder. */
export function takeNotes(dir: string, engine: string, kept: string): Notes {
  const notes = new Map<string, Note>();
  return {
    add: (path, note) => notes.set(path, note),
    keep: () => keep(kept, notesKey(dir, engine), pack(notes)),
  };
}

/** The name contains what the bytes of all files depend on: the engine, Node and its compressors and languages. */
function notesKey(dir: string, engine: string): string {
  const { brotli = '', icu = '', zlib = '' } = process.versions;
  return keyOf('output', dir, engine, process.version, icu, brotli, zlib);
}
