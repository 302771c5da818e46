import { redirectHtml } from '../../document/redirect-html.ts';
import type { SiteWriter } from '../site-writer.ts';

/**
 * Writes a document at each former address, which leads to the current one.
 *
 * @returns The documents, with their paths relative to the output.
 */
export function writeRedirects({ source, output }: SiteWriter): { path: string; content: string }[] {
  const { redirects, site } = source.catalogue;
  return redirects.map((redirect) => {
    const path = `${redirect.route.slice(1)}/index.html`;
    const content = redirectHtml(redirect, site);
    output.write(path, content);
    return { path, content };
  });
}
