import type { IndexUrl } from '../../shared/search/index-files.ts';
import { SearchError } from '../../shared/search/model.ts';
import { takeEarly } from '../runtime/fetch-json.ts';
import { fetchPatiently } from '../runtime/patience.ts';
import type { IndexBuffer } from './protocol.ts';

/** A file of the index on its way. */
export interface IndexStream {
  /** Its first line, once that is there and the rest keeps one waiting; never, where the rest is quicker. */
  names: Promise<IndexBuffer>;
  /** All of it. Rejects when the connection breaks off. */
  whole: Promise<IndexBuffer>;
}

/** Milliseconds in which the rest of a file may come before its first line is read alone. */
const SOON = 20;

const LINE_FEED = 10;

/**
 * Asks for a file of the index, or takes what was asked for early.
 *
 * @param isAgain The last try failed: what the browser has cached of it is passed by.
 * @throws SearchError with code `missing` when there is no such file, as `whole` does when it breaks off.
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
