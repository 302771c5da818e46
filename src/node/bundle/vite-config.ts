import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** Returns what client bundle, server bundle and dev server share. */
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
      // Names as they are written: hashes in them are 250 bytes of every page. A test checks that no two are the same.
      lightningcss: { targets: CSS_TARGETS, cssModules: { pattern: '[local]' } },
    },
  };
}

/**
 * Browsers with `:has`, which the layout needs, and with `light-dark()`. They know nested rules too, which are a tenth
 * shorter than the same rules written out.
 */
const CSS_TARGETS = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/** How long plugins took is of no interest on a busy machine. */
export const CHECKS = { pluginTimings: false };
