import type { IncomingHttpHeaders } from 'node:http';

/** What distinguishes a file from its former states. */
export interface FileState {
  /** A weak tag: `W/"5-1a2b"`. */
  etag: string;
  /** Milliseconds since 1970. */
  modified: number;
}

/**
 * Returns the status that the conditions of a GET or HEAD request lead to, in the order of RFC 9110, 13.2.2: 304 when
 * the client has the file already, 412 when it wants another state of it.
 *
 * @example
 * evaluateConditions({ 'if-none-match': '*' }, file) // 304
 */
export function evaluateConditions(headers: IncomingHttpHeaders, file: FileState): 200 | 304 | 412 {
  const match = headers['if-match'];
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  // Only strong tags count here, and there are none.
  if (match !== undefined && match.trim() !== '*') return 412;
  if (match === undefined && unmodifiedSince !== undefined && seconds(file.modified) > unmodifiedSince)
    return 412;

  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return hasTag(noneMatch, file.etag) ? 304 : 200;
  const modifiedSince = readDate(headers['if-modified-since']);
  return modifiedSince !== undefined && seconds(file.modified) <= modifiedSince ? 304 : 200;
}

/** Returns whether a list of tags has this one; strong and weak are the same here. */
function hasTag(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return (list.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}

/** Seconds since 1970 of a date in a header; absent when it is not valid, such as one in local time. */
function readDate(written = ''): number | undefined {
  const time = written.endsWith(' GMT') ? Date.parse(written) : Number.NaN;
  return Number.isNaN(time) ? undefined : seconds(time);
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
