import type { Server } from 'node:http';
import type { ServerOptions } from 'vite';
import { PROJECT_DIR } from '../files/folders.ts';
import { pathBelow } from '../files/path-below.ts';

/** What builds write, leave behind when they are interrupted, and keep for the next one. */
const GENERATED = /^(?:dist|dist\.build-[^/]*|\.cache)(?:\/|$)/;

/**
 * Returns the settings of Vite's part in the dev server.
 *
 * @param host Name or address that the dev server listens on; this machine alone when absent.
 */
export function viteServer(siteDir: string, http: Server, host: string | undefined): ServerOptions {
  return {
    middlewareMode: true,
    hmr: { server: http },
    // Browsers lower-case host names. IP addresses are always allowed.
    allowedHosts: host === undefined ? [] : [host.toLowerCase()],
    watch: { ignored: (path: string) => isGenerated(path, siteDir, PROJECT_DIR) },
  };
}

/**
 * Returns whether a path is in the output of the site or of the project, or in what builds keep there. Folders of these names
 * further down belong to the author, and so do those above the site.
 *
 * @example
 * isGenerated('/site/dist/index.html', '/site', '/engine')     // true
 * isGenerated('/site/content/dist/a.md', '/site', '/engine')   // false
 */
export function isGenerated(path: string, siteDir: string, projectDir: string): boolean {
  const paths = [siteDir, projectDir].flatMap((dir) => pathBelow(dir, path) ?? []);
  // The site may be in the project: the shorter path is from the nearer of the two.
  const [nearest = ''] = paths.sort((a, b) => a.length - b.length);
  return GENERATED.test(nearest);
}
