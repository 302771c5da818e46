import type { ViteDevServer } from 'vite';

/** The code that makes a site's pages. */
export type SiteCode = typeof import('../source/index.ts') & typeof import('./pages.ts');

/** Loads that code, and loads it again after one of its files has changed. */
export interface SiteCodeLoader {
  /** Returns the code in its current state. */
  load(): Promise<SiteCode>;
  /**
   * A file of the engine has changed.
   *
   * @param isLoaded It is part of the code that makes the site's pages, not of the browser's alone.
   */
  changed(path: string, isLoaded: boolean): void;
}

/** Creates the loader: Node loads the code until the engine changes, then Vite does. */
export function createSiteCode(vite: ViteDevServer): SiteCodeLoader {
  let load = loadCode;
  return {
    load: () => load(),
    changed(path, isLoaded) {
      if (isLoaded) {
        load = () => loadFreshCode(vite);
        vite.environments.ssr.moduleGraph.onFileChange(path);
        return;
      }
      // Its texts may have changed. Code that cannot be loaded says so when a page is requested.
      load().then(
        ({ forgetEngineTexts }) => forgetEngineTexts(),
        () => {},
      );
    },
  };
}

/** Loads the code with Node, which takes a third of the time that Vite takes. */
async function loadCode(): Promise<SiteCode> {
  return { ...(await import('../source/index.ts')), ...(await import('./pages.ts')) };
}

async function loadFreshCode(vite: ViteDevServer): Promise<SiteCode> {
  return {
    ...((await vite.ssrLoadModule('/src/node/source/index.ts')) as typeof import('../source/index.ts')),
    ...((await vite.ssrLoadModule('/src/node/dev/pages.ts')) as typeof import('./pages.ts')),
  };
}
