/**
 * Worker of `file-writers.ts`: compresses and writes files, or links those of the former output, one after the other.
 * Plain JavaScript, because workers do not inherit the loader that compiles TypeScript.
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { contentKey, VARIANTS, variantsOf } from './compress.mjs';
import { keep } from './kept-files.mjs';

const { dir, former, kept } = workerData;
const folders = new Set();
const written = new Set();

parentPort.on('message', (jobs) => {
  if (jobs === 'end') parentPort.close();
  else parentPort.postMessage(jobs.map(run));
});

function run(job) {
  const note = job.path === undefined ? keep(kept, job.key, [job.content]) : place(job);
  return { size: job.size, path: job.path, note };
}

function place(job) {
  const file = join(dir, job.path);
  try {
    makeFolder(dirname(file));
    // What stands there may be linked: writing into it would change the former output.
    if (written.has(file)) for (const suffix of ['', ...VARIANTS]) rmSync(file + suffix, { force: true });
    written.add(file);
    return job.content === undefined ? takeOver(file, job) : write(file, job);
  } catch (error) {
    // A full disk is noticed while a file is written, and that error names no path.
    error.path ??= file;
    throw error;
  }
}

function makeFolder(folder) {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** Takes a file over: from the former output as its note says, or from elsewhere as it is. */
function takeOver(file, { path, from, key, note }) {
  if (note) {
    if (link(file, path, note)) return note;
    throw Object.assign(new Error('The former output has changed.'), { code: 'FORMER_CHANGED' });
  }
  copyFileSync(from, file);
  return { key, files: [stateOf(file, '')] };
}

/** Links a file and its variants, or copies them where nothing can be linked; false when one is not as its note says. */
function link(file, path, { files }) {
  return files.every((state) => {
    const [suffix] = state;
    const source = join(former, path) + suffix;
    try {
      linkSync(source, file + suffix);
    } catch (error) {
      if (error.code === 'ENOENT') return false;
      if (!isSame(stateOf(source, ''), state)) return false;
      copyFileSync(source, file + suffix);
      state.splice(0, state.length, suffix, ...stateOf(file, suffix).slice(1));
    }
    // Another build may have replaced the former output just now.
    return isSame(stateOf(file, suffix), state);
  });
}

function isSame([, ...state], [, ...noted]) {
  return state.every((part, index) => part === noted[index]);
}

function write(file, { path, content, key, note }) {
  const own = contentKey(path, content);
  if (note?.key === own) {
    if (link(file, path, note)) return note;
    for (const suffix of ['', ...VARIANTS]) rmSync(file + suffix, { force: true });
  }
  writeFileSync(file, content);
  const files = [stateOf(file, '')];
  const variants = variantsOf(path, content, own, kept);
  for (const [suffix, bytes] of Object.entries(variants ?? {})) {
    writeFileSync(file + suffix, bytes);
    files.push(stateOf(file, suffix));
  }
  return { key: key ?? own, files };
}

function stateOf(file, suffix) {
  const { size, mtimeMs, ino } = statSync(file + suffix);
  return [suffix, size, mtimeMs, ino];
}
