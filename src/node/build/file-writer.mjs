/**
 * Worker of `output.ts`: compresses and writes files, one after the other. Plain JavaScript, because workers
 * do not inherit the loader that compiles TypeScript.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { variantsOf } from './compress.mjs';
import { keep } from './kept-files.mjs';

const { dir, kept } = workerData;
const folders = new Set();

parentPort.on('message', (job) => {
  if (job === 'end') {
    parentPort.close();
    return;
  }
  if (job.key === undefined) write(job);
  else keep(kept, job.key, [job.content]);
  parentPort.postMessage(job.size);
});

function write({ path, content, from }) {
  const file = join(dir, path);
  try {
    makeFolder(dirname(file));
    if (from === undefined) writeVariants(file, path, content);
    else copyFileSync(from, file);
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

function writeVariants(file, path, bytes) {
  writeFileSync(file, bytes);
  const variants = variantsOf(path, bytes, kept);
  if (!variants) return;
  writeFileSync(`${file}.br`, variants.br);
  writeFileSync(`${file}.gz`, variants.gz);
}
