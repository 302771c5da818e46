import type { ViteDevServer } from 'vite';

/** The code that makes a site's pages, loaded again when one of its files has changed. */
export type SiteCode = typeof import('../source/index.ts') & typeof import('./pages.ts');

/** Loads the code with Node, in a third of the time, as long as the engine does not change. */
export async function loadCode(): Promise<SiteCode> {
  return { ...(await import('../source/index.ts')), ...(await import('./pages.ts')) };
}

/** Loads the code of the engine in its current state. */
export async function loadFreshCode(vite: ViteDevServer): Promise<SiteCode> {
  return {
    ...((await vite.ssrLoadModule('/src/node/source/index.ts')) as typeof import('../source/index.ts')),
    ...((await vite.ssrLoadModule('/src/node/dev/pages.ts')) as typeof import('./pages.ts')),
  };
}
