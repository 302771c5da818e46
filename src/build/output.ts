import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where a build writes its files. Writes run in the background; `done` waits for the last. */
export interface Output {
  /** Queues a file; `path` is relative to the output's folder. */
  write(path: string, content: string | Uint8Array): void;
  /** Paths of all files so far. */
  paths: Set<string>;
  /** Resolves when everything is on disk; rejects with the first failure. */
  done(): Promise<void>;
}

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
 * Brotli's highest quality takes about 25 ms a page, quality 5 about 1 ms for 9 % more bytes: hashed assets,
 * which every reader fetches, are worth the time; pages are not, when a build is to be over in seconds.
 */
const BROTLI_QUALITY = { assets: 11, pages: 5 };

/** Most files that are compressed and written at the same time. */
const WIDTH = 8;

/** An output that writes a `.br` and a `.gz` file beside every text file. */
export function createOutput(dir: string): Output {
  const paths = new Set<string>();
  const folders = new Map<string, Promise<unknown>>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let failure: unknown;
  let settle: () => void = () => {};
  const folder = (path: string) => {
    const made = folders.get(path) ?? mkdir(path, { recursive: true });
    folders.set(path, made);
    return made;
  };
  const next = () => {
    const job = waiting.shift();
    if (!job) {
      if (!running) settle();
      return;
    }
    running++;
    job()
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => {
        running--;
        next();
      });
  };
  return {
    paths,
    write(path, content) {
      paths.add(path);
      const file = join(dir, path);
      waiting.push(async () => {
        await folder(dirname(file));
        await Promise.all([writeFile(file, content), ...compressed(file, path, content)]);
      });
      if (running < WIDTH) next();
    },
    async done() {
      if (running || waiting.length) {
        await new Promise<void>((ok) => {
          settle = ok;
        });
      }
      if (failure) throw failure;
    },
  };
}

function compressed(file: string, path: string, content: string | Uint8Array): Promise<void>[] {
  if (!TEXT_FILES.has(extname(path)) || content.length < LEAST_BYTES) return [];
  const quality = path.startsWith('assets/') ? BROTLI_QUALITY.assets : BROTLI_QUALITY.pages;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return [
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 6 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ];
}
