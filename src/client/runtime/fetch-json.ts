import { PageMissing, PageUnavailable } from './page-error.ts';
import { fetchPatiently } from './patience.ts';
import type { Check } from './shape.ts';

/** Answers that were asked for before the code that reads them was there. */
const early = new Map<string, Promise<Response>>();

/** Asks for a file that somebody will want soon; once until then. */
export function askEarly(url: string): void {
  if (early.has(url)) return;
  const answer = fetchPatiently(url);
  answer.catch(() => {});
  early.set(url, answer);
}

/** Returns the answer to what was asked for early, to the first who wants it. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = early.get(url);
  early.delete(url);
  return answer;
}

/**
 * Fetches a JSON file of this host.
 *
 * @throws PageUnavailable unless it is answered well and has the expected shape; PageMissing with status 404.
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

/** What is nested without an end overflows the stack of the check. */
function fits<T>(content: unknown, hasShape: Check<T>): content is T {
  try {
    return hasShape(content);
  } catch {
    return false;
  }
}
