import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { INPUT, type InlineScripts } from './inline-scripts.ts';
import { CHECKS, sharedConfig } from './vite-config.ts';

/** Files of `src/client/inline`, each with a function for its default export, and what this is called with. */
const INLINE: Record<keyof InlineScripts, [file: string, input: string]> = {
  colorMode: ['color-mode', ''],
  announcement: ['announcement', INPUT],
  sidebar: ['sidebar', ''],
  layoutStep: ['layout-step', ''],
  banner: ['banner', INPUT],
  serviceWorker: ['service-worker', INPUT],
  removingWorker: ['removing-worker', INPUT],
};

/** Bundles the inline scripts. */
export async function bundleInline(root: string): Promise<InlineScripts> {
  const text = async (name: keyof InlineScripts) => {
    const [file, input] = INLINE[name];
    const path = JSON.stringify(join(root, `src/client/inline/${file}.ts`));
    const [bundled] = [await build(inlineConfig(root, `import run from ${path};run(${input})`))].flat();
    if (!bundled || !('output' in bundled)) throw new Error(`There is no bundle of ${path}.`);
    return bundled.output[0].code.trim().replace(/;$/, '');
  };
  const [colorMode, announcement, sidebar, layoutStep, banner, serviceWorker, removingWorker] =
    await Promise.all([
      text('colorMode'),
      text('announcement'),
      text('sidebar'),
      text('layoutStep'),
      text('banner'),
      text('serviceWorker'),
      text('removingWorker'),
    ]);
  return { colorMode, announcement, sidebar, layoutStep, banner, serviceWorker, removingWorker };
}

/** One script that is called at once; nothing of it gets into the scope of the page. */
function inlineConfig(root: string, entry: string): InlineConfig {
  const id = 'virtual:inline';
  return {
    ...sharedConfig(root),
    plugins: [
      {
        name: 'inline-entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { checks: CHECKS, input: id, output: { format: 'iife' } },
    },
  };
}
