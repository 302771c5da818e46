import { cacheName, type WorkerInput } from '../../shared/offline.ts';
import { type InlineScripts, withInput } from './inline-scripts.ts';

/** Returns the script of the service worker, `sw.js`. */
export function serviceWorker(input: WorkerInput, inline: InlineScripts): string {
  return `${withInput(inline.serviceWorker, input)};\n`;
}

/** Returns the script of a service worker that removes itself. */
export function removingWorker(base: string, inline: InlineScripts): string {
  return `${withInput(inline.removingWorker, cacheName(base))};\n`;
}
