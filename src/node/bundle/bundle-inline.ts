import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { CONTENT_END_ID } from '../../shared/layout.ts';
import { INPUT, type InlineScripts } from './inline-scripts.ts';
import { CHECKS, sharedConfig } from './vite-config.ts';

/** Files of `src/client/inline`, each with a function for its default export, and what this is called with. */
const INLINE: Record<keyof InlineScripts, [file: string, input: string]> = {
  colorMode: ['color-mode', ''],
  announcement: ['announcement', INPUT],
  sidebar: ['sidebar', ''],
  layoutStep: ['layout-step', ''],
  wholePage: ['whole-page', JSON.stringify(`#${CONTENT_END_ID}`)],
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
  const names = Object.keys(INLINE) as (keyof InlineScripts)[];
  const texts = await Promise.all(names.map(async (name) => [name, await text(name)] as const));
  return Object.fromEntries(texts) as Record<keyof InlineScripts, string>;
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
