import { readDocument } from '../page/document.ts';
import { fetchPatiently } from './patience.ts';
import { record, text } from './shape.ts';

const hasShell = record({ shell: text });

/** Returns whether the site on the server has another shell than this document. */
export async function isOutdated(): Promise<boolean> {
  const { base, shell } = readDocument();
  try {
    const response = await fetchPatiently(`${base}build.json`, { cache: 'no-store' });
    const facts: unknown = await response.json();
    return hasShell(facts) && facts.shell !== shell;
  } catch {
    return false;
  }
}
