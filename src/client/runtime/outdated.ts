import { readDocument } from './document.ts';
import { fetchPatiently } from './patience.ts';
import { record, text } from './shape.ts';

const hasBuild = record({ build: text });

/** Returns whether the server has another build of the site than the one that this document belongs to. */
export async function isOutdated(): Promise<boolean> {
  const { base, build } = readDocument();
  try {
    const response = await fetchPatiently(`${base}build.json`, { cache: 'no-store' });
    const facts: unknown = await response.json();
    return hasBuild(facts) && facts.build !== build;
  } catch {
    return false;
  }
}
