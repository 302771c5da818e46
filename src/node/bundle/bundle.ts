import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { bundleInline } from './bundle-inline.ts';
import { bundleReport } from './bundle-report.ts';
import { BOOT, REACT, SEARCH_CLIENT, SEARCH_PARTS, SHELL } from './chunks.ts';
import { AHEAD_FILES, COMPILE_HINTS, KEPT_EXPORTS, NO_SEARCH, NO_SHEET, PLAIN_IMPORTS } from './plugins.ts';
import { CHECKS, sharedConfig } from './vite-config.ts';

/**
 * Bundles the browser's code, the service worker and the renderer into folders of `dir`, the inline scripts into a
 * file.
 */
export async function bundle(root: string, dir: string): Promise<void> {
  await Promise.all([
    build(clientConfig(root, join(dir, 'client'))),
    build(workerConfig(root, join(dir, 'worker'))),
    build(serverConfig(root, join(dir, 'server'))),
    bundleInline(root).then((scripts) => writeFile(join(dir, 'inline.json'), JSON.stringify(scripts))),
  ]);
  await moveSheet(join(dir, 'server/assets'), join(dir, 'client/assets'));
}

/** A comment that Vite leaves at the end of a sheet outside of browsers' bundles: each page would have it. */
const VITE_MARK = /\s*\/\*\$vite\$:\d+\*\/\s*$/;

/** Moves the sheet of all pages from the renderer's files to those of the browser. The others are the browser's own. */
async function moveSheet(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (!name.endsWith('.css')) continue;
    const sheet = await readFile(join(from, name), 'utf8');
    await writeFile(join(to, name), sheet.replace(VITE_MARK, ''));
  }
  await rm(from, { recursive: true });
}

/** The browser's bundle: URLs are relative, so that it serves any base URL. */
function clientConfig(root: string, outDir: string): InlineConfig {
  const { collect, write } = bundleReport(root);
  return {
    ...sharedConfig(root),
    plugins: [PLAIN_IMPORTS, react(), AHEAD_FILES, COMPILE_HINTS, NO_SHEET, collect, write],
    worker: {
      format: 'es',
      plugins: () => [KEPT_EXPORTS, collect],
      // Nobody bundles the file again.
      rolldownOptions: { output: { comments: { annotation: false } } },
    },
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      cssCodeSplit: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(root, 'src/client/entry/boot.ts'),
        output: { codeSplitting: { groups: [BOOT, REACT, SHELL, SEARCH_CLIENT, SEARCH_PARTS] } },
      },
    },
  };
}

/** The service worker in offline mode: one classic script, because not every browser takes modules there. */
function workerConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    plugins: [],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(root, 'src/client/offline/worker/index.ts'),
        output: { format: 'iife', entryFileNames: 'assets/offline-[hash].js' },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/**
 * The renderer's bundle for Node. React is in it, because Node itself would load React's development build,
 * which renders pages at a fifth of the speed. It is one file without imports: the loader that compiles TypeScript rewrites
 * those of any file, which takes longer than running it. The sheet of all pages comes with it, because it knows all that pages
 * consist of.
 */
function serverConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    plugins: [NO_SEARCH, react()],
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/client/entry/render-page.tsx'),
      target: 'node20',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      // Nothing is lowered further: the targets of the transformer apply.
      cssTarget: 'esnext',
      reportCompressedSize: false,
      rolldownOptions: { checks: CHECKS, output: { entryFileNames: 'render-page.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}
