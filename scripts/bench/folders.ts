import { join } from 'node:path';
import { PROJECT } from '../support/steps.ts';

/** Folder that the benchmark writes to, and removes at its end. */
export const BENCH_DIR = join(PROJECT, '.cache/bench');
