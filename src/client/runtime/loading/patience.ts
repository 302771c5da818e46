/** Time limits for files and code that may never arrive: after them, a request counts as failed. */

/**
 * Milliseconds without a single byte after which a file counts as lost. Even a slow network delivers a few bytes in that
 * time, and a phone that changes its network needs ten seconds or more to reconnect.
 */
export const SILENCE_LIMIT = 20_000;

/**
 * Milliseconds that code may take to load. The browser does not report its progress, so this is enough for all of the
 * app's 80 kB on a network of 3 kB per second.
 */
export const CODE_LIMIT = 30_000;

/** Rejects when `work` takes longer than `limit` milliseconds; a later result is dropped. */
export function within<T>(work: Promise<T>, limit = CODE_LIMIT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(silence(limit)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Fetches a file from this host. Rejects after `SILENCE_LIMIT` without a byte, before the response or within it. */
export async function fetchPatiently(url: string, init?: RequestInit): Promise<Response> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const wait = () => {
    end();
    timer = setTimeout(() => stop.abort(silence(SILENCE_LIMIT)), SILENCE_LIMIT);
  };
  wait();
  try {
    const response = await fetch(url, { mode: 'same-origin', ...init, signal: stop.signal });
    if (!response.ok || !response.body) {
      end();
      return response;
    }
    wait();
    const watch = new TransformStream<Uint8Array, Uint8Array>(
      {
        transform(chunk, next) {
          wait();
          next.enqueue(chunk);
        },
        flush: end,
      },
      undefined,
      // Lets a file arrive while the code that reads it is still loading.
      { highWaterMark: Infinity },
    );
    return new Response(response.body.pipeThrough(watch), response);
  } catch (error) {
    end();
    throw error;
  }
}

function silence(limit: number): Error {
  return new Error(`no answer for ${limit / 1000} seconds`);
}
