/** Compresses files for the worker that writes them, or takes what an earlier build has kept of the same bytes. */
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keep, keyOf, readKept } from './kept-files.mjs';

/** Endings of the files that get compressed variants. */
export const TEXT_FILES = new Set([
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

/** Extensions of the compressed variants. */
export const VARIANTS = ['.br', '.gz'];

/** Files smaller than this gain nothing from compression. */
const LEAST_BYTES = 512;

/**
 * Brotli's highest quality takes 57 ms a page, quality 8 takes 1.4 ms for 8 % more bytes, quality 5 takes 1 ms for 10
 * %: hashed assets, which every reader fetches, are worth the time; pages are not, when a build is to be over in
 * seconds. A window of 2 to the 18 bytes fits any page, and is quicker to clear than the usual 4 MB. The data of pages
 * next to each other is as large as all pages together: quality 10 takes a quarter of the time for 2.5 % more bytes.
 */
const BROTLI = {
  assets: { quality: 11, window: 22 },
  nearby: { quality: 10, window: 22 },
  pages: { quality: 8, window: 18 },
};

const GZIP = { level: 6 };

/** The compressors: other versions may write other bytes. */
const VERSIONS = `${process.versions.brotli} ${process.versions.zlib}`;

/** Returns a hash of the bytes of a file and of how they are compressed. */
export function contentKey(path, bytes) {
  const settings = BROTLI[classOf(path)];
  return keyOf('compressed', VERSIONS, JSON.stringify([settings, GZIP]), bytes);
}

/**
 * Returns the `.br` and `.gz` variants of a file; undefined when it has none.
 *
 * @param key What `contentKey` says of it.
 * @param kept Folder of what builds keep.
 */
export function variantsOf(path, bytes, key, kept) {
  if (bytes.length < LEAST_BYTES || !TEXT_FILES.has(extname(path))) return undefined;
  const settings = BROTLI[classOf(path)];
  const known = split(readKept(kept, key));
  if (known) return known;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: settings.quality,
    [constants.BROTLI_PARAM_LGWIN]: settings.window,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const br = brotliCompressSync(bytes, { params });
  const gz = gzipSync(bytes, GZIP);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(br.length);
  keep(kept, key, [length, br, gz]);
  return { '.br': br, '.gz': gz };
}

function classOf(path) {
  if (path.startsWith('nearby/')) return 'nearby';
  return path.startsWith('assets/') || /^search[^/]*\.json$/.test(path) ? 'assets' : 'pages';
}

function split(entry) {
  if (!entry) return undefined;
  const end = 4 + entry.readUInt32LE();
  return { '.br': entry.subarray(4, end), '.gz': entry.subarray(end) };
}
