import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** What client bundle, server bundle and dev server share. */
export function sharedConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]-[local]' } } },
  };
}

/** The browser's bundle: addresses are relative, so that it serves any base URL; one sheet for the whole site. */
export function clientConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/runtime/boot.ts'),
        output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
      },
    },
  };
}

/** The renderer's bundle for Node; packages stay outside of it. */
export function serverConfig(root: string, outDir: string): InlineConfig {
  return {
    ...sharedConfig(root),
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/build/render-page.tsx'),
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/** React and the parts that most pages share come in one file; a kind of page then is one small file. */
const SHELL = /\/src\/shell\/|\/node_modules\/(?:react|react-dom|scheduler)\//;
