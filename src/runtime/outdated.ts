import { readDocument } from './document.ts';

/** Whether the server has another build of the site than the one that this document belongs to. */
export async function isOutdated(): Promise<boolean> {
  const { base, build } = readDocument();
  try {
    const response = await fetch(`${base}build.json`, { cache: 'no-store' });
    return ((await response.json()) as { build: string }).build !== build;
  } catch {
    return false;
  }
}
