/**
 * Worker of `engine.ts`: bundles the engine on a thread of its own, while the build reads the site. Plain
 * JavaScript that registers the loader for TypeScript, because workers do not inherit one.
 */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { bundle } = await import('./vite.ts');
await bundle(workerData.root, workerData.dir);
