import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the bytes of a file that is compressed as much as brotli can (11). */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
