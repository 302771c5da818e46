import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder that the benchmark writes to, and removes at its end. */
export const BENCH_DIR = join(ROOT, '.cache/bench');
