/**
 * Worker of `output.ts`: compresses and writes files, one after the other. Plain JavaScript, because workers
 * do not inherit the loader that compiles TypeScript.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT_FILES = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.xml',
  '.svg',
  '.md',
  '.txt',
  '.webmanifest',
  '.lua',
]);

/** Files smaller than this gain nothing from compression. */
const LEAST_BYTES = 512;

/**
 * Brotli's highest quality takes 57 ms a page, quality 8 takes 1.4 ms for 8 % more bytes, quality 5 takes 1 ms for 10
 * %: hashed assets, which every reader fetches, are worth the time; pages are not, when a build is to be over in
 * seconds. A window of 2 to the 18 bytes fits any page, and is quicker to clear than the usual 4 MB.
 */
const BROTLI = {
  assets: { quality: 11, window: 22 },
  pages: { quality: 8, window: 18 },
};

const folders = new Set();

parentPort.on('message', (job) => {
  if (job === 'end') {
    parentPort.close();
    return;
  }
  const file = join(workerData.dir, job.path);
  try {
    makeFolder(dirname(file));
    if (job.from === undefined) writeVariants(file, job.path, job.content);
    else copyFileSync(job.from, file);
  } catch (error) {
    // A full disk is noticed while a file is written, and that error names no path.
    error.path ??= file;
    throw error;
  }
  parentPort.postMessage(job.size);
});

function makeFolder(folder) {
  if (folders.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

function writeVariants(file, path, bytes) {
  writeFileSync(file, bytes);
  if (bytes.length < LEAST_BYTES || !TEXT_FILES.has(extname(path))) return;
  const { quality, window } = path.startsWith('assets/') ? BROTLI.assets : BROTLI.pages;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 6 }));
}
