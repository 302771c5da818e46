import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { bundleReport } from './bundle-report.ts';
import { INPUT, type InlineScripts } from './inline-scripts.ts';

/** What client bundle, server bundle and dev server share. */
export function sharedConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    cacheDir: join(root, '.cache/vite'),
    logLevel: 'warn',
    plugins: [react()],
    css: {
      transformer: 'lightningcss',
      // Names as they are written: hashes in them are 250 bytes of every page. A test holds that no two are the same.
      lightningcss: { targets: CSS_TARGETS, cssModules: { pattern: '[local]' } },
    },
  };
}

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
}

/** Files of `src/client/inline`, each with a function for its default export, and what this is called with. */
const INLINE: Record<keyof InlineScripts, [file: string, input: string]> = {
  colorMode: ['color-mode', ''],
  announcement: ['announcement', INPUT],
  sidebar: ['sidebar', ''],
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
  const [colorMode, announcement, sidebar, banner, serviceWorker, removingWorker] = await Promise.all([
    text('colorMode'),
    text('announcement'),
    text('sidebar'),
    text('banner'),
    text('serviceWorker'),
    text('removingWorker'),
  ]);
  return { colorMode, announcement, sidebar, banner, serviceWorker, removingWorker };
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

/**
 * Loads chunks with `import()` alone: Vite's helper would have nothing to preload, and is a tenth of the first script.
 */
const PLAIN_IMPORTS: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * Names the files that the first script fetches ahead, in that script: of React with what app and search share, and of the
 * list of the search; and the worker of the search, which the browser then finds in its cache.
 */
const AHEAD_FILES: Plugin = {
  name: 'ahead-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const find = (wanted: string) => {
      const chunk = chunks.find(({ name }) => name === wanted);
      if (!chunk) throw new Error(`The bundle lacks the chunk \`${wanted}\`.`);
      return chunk;
    };
    /** A chunk and all that it needs. */
    const filesOf = (file: string): string[] => {
      const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
      return [...new Set([file, ...imports.flatMap(filesOf)])];
    };
    const boot = find(BOOT.name);
    const react = filesOf(find(REACT.name).fileName).filter((file) => file !== boot.fileName);
    const search = filesOf(find(SEARCH).fileName).filter(
      (file) => file !== boot.fileName && !react.includes(file),
    );
    const list = (files: string[]) => files.map((file) => basename(file)).join(' ');
    const worker = Object.keys(bundle).filter((file) => WORKER.test(file));
    if (worker.length !== 1) throw new Error('The bundle lacks the worker of the search.');
    boot.code = boot.code
      .replace('%REACT_FILES%', list(react))
      .replace('%SEARCH_FILES%', list(search))
      .replace('%WORKER_FILE%', list(worker));
  },
};

/** The browser's bundle: URLs are relative, so that it serves any base URL; one sheet for the whole site. */
function clientConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    plugins: [PLAIN_IMPORTS, react(), AHEAD_FILES, bundleReport(root)],
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      // No lower ones: the targets of the transformer hold.
      cssTarget: 'esnext',
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(root, 'src/client/entry/boot.ts'),
        output: { codeSplitting: { groups: [BOOT, REACT, SHELL] } },
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
 * which renders pages at a fifth of the speed.
 */
function serverConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/client/entry/render-page.tsx'),
      target: 'node20',
      minify: false,
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: { checks: CHECKS, output: { entryFileNames: 'render-page.js' } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/**
 * What the first script needs comes in its own file, before the groups below would take the modules that both
 * need: the first script would then load React before `load`.
 */
const BOOT = { name: 'boot', tags: ['$initial' as const], priority: 3 };

/**
 * React, three quarters of the script, with what app and search share: fetched ahead, and evaluated when one of them is
 * wanted. What is in it must not import the first script, which names all files: so it stays the same when the app changes.
 */
const REACT = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/](?:client[\\/](?:runtime[\\/](?:focus-trap|page-sheet|plain-errors|react-dom)|shell[\\/](?:Icon|Link|SiteContext|texts))|shared[\\/](?:i18n[\\/]translator|page-kinds))\.tsx?$/,
  priority: 2,
};

/** Name of the chunk with the list of the search, and file of its worker. */
const SEARCH = 'mount';
const WORKER = /^assets\/worker-[^/]*\.js$/;

/**
 * The app and the parts that most pages share come in one file; a kind of page then is one small file. What is loaded
 * when it is first used has a name in `.lazy.ts`, and stays out, with what only that needs.
 */
const SHELL = {
  name: 'shell',
  test: /[\\/]src[\\/](?:client[\\/](?:entry|runtime|shell|pages[\\/](?:content|reference))|shared)[\\/](?!search|offline|escape-html|.*\.lazy\.|.*copy-menu\.css)/,
};

/**
 * Browsers with `:has`, which the layout needs, and with `light-dark()`. They know nested rules too, which are a tenth
 * shorter than the same rules written out.
 */
const CSS_TARGETS = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/** How long plugins took is of no interest on a busy machine. */
const CHECKS = { pluginTimings: false };
