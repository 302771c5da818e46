import { type ReadSources, readSources } from '../../src/node/source/index.ts';

let reading: Promise<ReadSources> | undefined;

/** Reads this site, once for all the test files that a worker runs; they only look at it. */
export function readOwnSite(): Promise<ReadSources> {
  reading ??= readSources('.');
  return reading;
}
