import type { IndexUrl } from '../../shared/search/index-files.ts';
import { SearchError } from '../../shared/search/model.ts';
import { takeEarly } from '../runtime/loading/fetch-json.ts';
import { fetchPatiently } from '../runtime/loading/patience.ts';
import type { IndexBuffer } from './protocol.ts';

/** A file of the index that is being loaded. */
export interface IndexStream {
  /** Its first line, once that has arrived and the rest has not; never resolves if the rest is quicker. */
  names: Promise<IndexBuffer>;
  /** The whole file. Rejects when the connection breaks. */
  whole: Promise<IndexBuffer>;
}

/** Milliseconds that the rest of a file has to arrive before its first line is read alone. */
const SOON = 20;

const LINE_FEED = 10;

/**
 * Requests a file of the index, or takes the response to an early request.
 *
 * @param isAgain Bypasses the browser's cache, because the last attempt failed.
 * @throws SearchError with code `missing` when there is no such file; `whole` rejects with it when the connection
 * breaks.
 */
export async function openIndex({ url, ...rest }: IndexUrl, isAgain: boolean): Promise<IndexStream> {
  try {
    const early = takeEarly(url);
    const response = await ((!isAgain && early) ||
      fetchPatiently(url, { cache: isAgain ? 'reload' : 'default' }));
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    let tell: (line: Promise<ArrayBuffer>) => void = () => {};
    const line = new Promise<ArrayBuffer>((resolve) => {
      tell = resolve;
    });
    const body = readBody(response.body.getReader(), tell);
    const toBuffer = (buffer: ArrayBuffer) => ({ buffer, ...rest });
    return {
      names: line.then(toBuffer),
      whole: body.then(toBuffer, (error) => {
        throw missing(url, error);
      }),
    };
  } catch (error) {
    throw missing(url, error);
  }
}

async function readBody(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  onLine: (line: Promise<ArrayBuffer>) => void,
): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const end = timer ? -1 : next.value.indexOf(LINE_FEED);
      if (end >= 0) {
        const line = new Blob([...chunks, next.value.subarray(0, end)]);
        timer = setTimeout(() => onLine(line.arrayBuffer()), SOON);
      }
      chunks.push(next.value);
    }
    return await new Blob(chunks).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

function missing(url: string, error: unknown): SearchError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SearchError(
    'missing',
    `The search index \`${url}\` cannot be fetched (${reason}). Check the connection.`,
  );
}
