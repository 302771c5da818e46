import type { ViteDevServer } from 'vite';
import { bundleInline } from '../bundle/bundle-inline.ts';
import { findRendering, type Renderer, type Rendering } from '../bundle/engine.ts';
import type { InlineScripts } from '../bundle/inline-scripts.ts';
import { PROJECT_DIR } from '../files/folders.ts';

/** Makes documents with the code of the browser as it is now. */
export interface DevRendering {
  current(): Promise<Rendering>;
  /** A file of the code has changed, whether or not the inline scripts have. */
  changed(): void;
}

/**
 * Creates the renderer of the dev server's documents. While the code is unchanged, it is the bundle that a build has
 * left, which loads in a tenth of the time that Vite takes for all components.
 *
 * @param id Hash of the engine's code.
 */
export function createRendering(vite: ViteDevServer, id: string): DevRendering {
  // Its files may be deleted while they are read.
  let bundled: Promise<Rendering | undefined> | undefined = findRendering(id).catch(() => undefined);
  let scripts: Promise<InlineScripts> | undefined;
  return {
    async current() {
      const kept = await bundled;
      if (kept && bundled) return kept;
      scripts ??= bundleInline(PROJECT_DIR);
      // Both at once: a rejection that nothing waits for yet would end the process.
      const [module, inline] = await Promise.all([
        vite.ssrLoadModule('/src/client/entry/render-page.tsx'),
        scripts,
      ]);
      return { renderer: module as Renderer, css: await collectCss(vite), inline };
    },
    changed() {
      bundled = undefined;
      scripts = undefined;
    },
  };
}

/** Styles of all modules that render pages, so that pages are styled before any script runs. */
async function collectCss(vite: ViteDevServer): Promise<string> {
  const { ssr, client } = vite.environments;
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => /\.css$/.test(url));
  const texts = await Promise.all(sheets.map(({ url }) => client.transformRequest(`${url}?direct`)));
  return texts.map((text) => text?.code ?? '').join('\n');
}
