import type { SiteWriter } from '../site-writer.ts';

/**
 * Writes the script files that pages offer, next to the pages; the service worker keeps them as it keeps pages.
 *
 * @returns Their paths and contents.
 */
export function writeScripts({ source, output, library }: SiteWriter): { path: string; content: string }[] {
  const { base, catalogue } = source;
  return catalogue.scripts.map(({ route, text }) => {
    const path = route.slice(1);
    output.write(path, text);
    library?.addFile(base + path, text, false);
    return { path, content: text };
  });
}
