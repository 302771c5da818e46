import { PageMissing, PageUnavailable } from './page-error.ts';
import { fetchPatiently } from './patience.ts';
import type { Check } from './shape.ts';

/** Responses that were requested before the code that reads them had loaded. */
const early = new Map<string, Promise<Response>>();

/**
 * Requests a file that will be needed soon, once until its response is taken. If the request fails before, the file is
 * requested again when it is needed.
 */
export function askEarly(url: string): void {
  if (early.has(url)) return;
  const answer = fetchPatiently(url);
  early.set(url, answer);
  answer.catch(() => early.delete(url));
}

/** Returns the response to an early request, and forgets it: only the first caller gets it. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = early.get(url);
  early.delete(url);
  return answer;
}

/**
 * Fetches a JSON file of this host.
 *
 * @throws PageMissing with status 404; PageUnavailable after any other failure, and without the expected shape.
 */
export async function fetchJson<T>(url: string, hasShape: Check<T>): Promise<T> {
  const answer = takeEarly(url) ?? fetchPatiently(url);
  const response = await answer.catch((error: unknown) => {
    throw new PageUnavailable(
      `\`${url}\` could not be fetched: ${error instanceof Error ? error.message : error}.`,
    );
  });
  if (response.status === 404) throw new PageMissing(`There is no \`${url}\` on the server.`);
  if (!response.ok) throw new PageUnavailable(`\`${url}\` returned status ${response.status}.`);
  const content: unknown = await response.json().catch((error: unknown) => console.warn(url, error));
  if (!fits(content, hasShape)) throw new PageUnavailable(`\`${url}\` has unexpected content.`);
  return content;
}

/** Returns whether content has a shape; false if it is nested so deeply that the check overflows the stack. */
function fits<T>(content: unknown, hasShape: Check<T>): content is T {
  try {
    return hasShape(content);
  } catch {
    return false;
  }
}
