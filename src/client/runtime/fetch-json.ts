import { PageMissing, PageUnavailable } from './page-error.ts';
import { fetchPatiently } from './patience.ts';
import type { Check } from './shape.ts';

/**
 * Fetches a JSON file of this host.
 *
 * @throws PageUnavailable unless it is answered well and has the expected shape; PageMissing with status 404.
 */
export async function fetchJson<T>(url: string, hasShape: Check<T>): Promise<T> {
  const response = await fetchPatiently(url, { mode: 'same-origin' }).catch((error: unknown) => {
    throw new PageUnavailable(
      `\`${url}\` could not be fetched: ${error instanceof Error ? error.message : error}.`,
    );
  });
  if (response.status === 404) throw new PageMissing(`There is no \`${url}\` on the server.`);
  if (!response.ok) throw new PageUnavailable(`\`${url}\` was answered with status ${response.status}.`);
  const content: unknown = await response.json().catch((error: unknown) => console.warn(url, error));
  if (!hasShape(content)) throw new PageUnavailable(`\`${url}\` was answered with something else.`);
  return content;
}
