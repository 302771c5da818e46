import type { WorkerMode } from './offline.ts';

/** A condition that makes the site work offline. */
export type OfflineStrategy =
  | 'appInstalled'
  | 'standalone'
  | 'queryString'
  | 'mobile'
  | 'saveData'
  | 'always';

/**
 * Returns the URL of the service worker in a mode.
 *
 * @example
 * workerUrl('/sw.js', { offlineMode: true, debug: false })
 * // '/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D'
 */
export function workerUrl(script: string, { offlineMode, debug }: WorkerMode): string {
  return `${script}?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** Reads the mode from a worker's URL; what is missing or malformed counts as off. */
export function readMode(url: string): WorkerMode {
  try {
    const mode = JSON.parse(new URL(url).searchParams.get('params') ?? '{}') as Partial<WorkerMode>;
    return { offlineMode: mode.offlineMode === true, debug: mode.debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}
