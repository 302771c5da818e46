/**
 * What builds keep between them: files that are named by a hash of everything that their content depends on. Plain
 * JavaScript, because the worker that writes files needs it and does not inherit the loader that compiles TypeScript.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Bytes of the checksum that every file starts with. */
const CHECKSUM = 32;

/** Milliseconds after which a used file gets a new time, which distinguishes it from unused ones. */
const TOUCH_AFTER = 24 * 60 * 60 * 1000;

let written = 0;

export function keyOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) {
    // With its length, so that no two lists of parts look the same.
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('hex');
}

export function readKept(dir, key) {
  const file = fileOf(dir, key);
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(CHECKSUM);
    if (bytes.length < CHECKSUM || !checksum([content]).equals(bytes.subarray(0, CHECKSUM))) return undefined;
    const now = Date.now();
    if (now - statSync(file).mtimeMs > TOUCH_AFTER) utimesSync(file, now / 1000, now / 1000);
    return content;
  } catch {
    return undefined;
  }
}

export function keep(dir, key, parts) {
  const file = fileOf(dir, key);
  const temporary = `${file}.${process.pid}-${threadId}-${++written}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, Buffer.concat([checksum(parts), ...parts]));
    renameSync(temporary, file);
  } catch {
    // A folder that cannot be written, or a full disk: the next build makes it again.
    remove(temporary);
  }
}

/** What was written of a file takes room on a full disk. */
function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // It is removed later, with the files that nobody uses.
  }
}

function checksum(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fileOf(dir, key) {
  return join(dir, key.slice(0, 2), key.slice(2));
}
