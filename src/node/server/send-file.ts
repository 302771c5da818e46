import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { evaluateConditions } from './conditions.ts';

/** Files up to this many bytes are read at once, which costs less than a stream. */
const WHOLE = 65_536;

/** A link that has taken the place of a file is not followed; Windows has no such flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** A path without a file leads to one of these. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'];

/** Headers of a file. */
export interface FileHeaders {
  /** Headers that an answer also has if it says that the file has not changed. */
  always: OutgoingHttpHeaders;
  /** Those of its bytes. */
  content: OutgoingHttpHeaders;
}

/**
 * Answers with a file, or with what the conditions of the request lead to.
 *
 * @returns false when there is no such file; then nothing has been sent.
 * @throws errors of the disk.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { always, content }: FileHeaders,
): Promise<boolean> {
  const file = await open(path, FLAGS).catch(onlyMissing);
  if (!file) return false;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return false;
    const etag = `W/"${stats.size}-${stats.mtime.getTime()}"`;
    const status = evaluateConditions(request.headers, { etag, modified: stats.mtime.getTime() });
    const headers = { ...always, ETag: etag, 'Last-Modified': stats.mtime.toUTCString() };
    const isAsked = status === 200 && request.method !== 'HEAD';
    const whole = isAsked && stats.size <= WHOLE ? await readWhole(file, stats.size) : undefined;
    const full = { ...headers, ...content, 'Content-Length': whole?.length ?? stats.size };
    // Whatever is written after the client has gone would be an error.
    if (response.destroyed) return true;
    if (!isAsked) response.writeHead(status, status === 200 ? full : headers).end();
    else if (whole) response.writeHead(200, full).end(whole);
    else await sendInParts(response.writeHead(200, full), file, stats.size);
    return true;
  } finally {
    await file.close();
  }
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(size), 0, size, 0);
  return buffer.subarray(0, bytesRead);
}

/** Reads as fast as the client does. The file stays the caller's to close, however this ends. */
async function sendInParts(response: ServerResponse, file: FileHandle, size: number): Promise<void> {
  let left = size;
  for await (const part of file.createReadStream({ start: 0, end: size - 1, autoClose: false })) {
    if (response.destroyed) return;
    left -= part.length;
    if (!response.write(part)) await drained(response);
  }
  // If the file has shrunk, the client would wait for the rest.
  if (left > 0) response.destroy();
  else if (!response.destroyed) response.end();
}

/** Waits until the client has read what was written, or has gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      response.off('drain', end).off('close', end);
      done();
    };
    response.on('drain', end).on('close', end);
  });
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.includes(error.code ?? '')) throw error;
}
