import { PAGE_FOLDERS } from '../files/folders.ts';
import { pathBelow } from '../files/path-below.ts';

/** What a changed file belongs to. */
export type ChangedPart = 'site' | 'static' | 'engine' | 'pages';

/** Components of pages and of what is around their content, which browsers get as HTML alone, and their sheets. */
const PAGE_CODE = /^src\/client\/(?:pages|layouts)\/.*\.(?:tsx?|css)$/;

/** Code of the browser whose changes Vite shows itself: all but what is part of the documents. */
const BROWSER_CODE = /^src\/client\/(?!inline\/)/;

/**
 * Returns what a changed file belongs to; undefined when it does not concern the dev server.
 *
 * @param path Absolute path of the file or folder.
 * @param siteDir Folder of the site.
 * @param engineDir Folder of the project whose `src/` is the engine.
 */
export function partOf(path: string, siteDir: string, engineDir: string): ChangedPart | undefined {
  const inEngine = pathBelow(engineDir, path);
  if (inEngine && PAGE_CODE.test(inEngine)) return 'pages';
  if (inEngine && /^src\/.*\.tsx?$/.test(inEngine)) return BROWSER_CODE.test(inEngine) ? undefined : 'engine';
  const inSite = pathBelow(siteDir, path);
  if (!inSite) return undefined;
  const [folder = ''] = inSite.split('/');
  if (folder === 'static') return 'static';
  if (PAGE_FOLDERS.includes(folder)) return 'site';
  // The configuration, and the modules next to it that it may import.
  return /^[^/]+\.(?:[cm]?[jt]s|json)$/.test(inSite) ? 'site' : undefined;
}
