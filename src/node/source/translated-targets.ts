import type { Problem } from '../diagnostics/problem.ts';
import type { CataloguePage } from '../site/index.ts';
import { untranslated } from '../site/links/links.ts';

/** A link that is right in the default language and broken in another, and the pages that it leads to there. */
interface LostTarget {
  /** File that contains the link, with its line and column. */
  location: Pick<Problem, 'file' | 'line' | 'column'>;
  url: string;
  /** Whether the page is there, without the anchor. */
  isAnchor: boolean;
  /** Id that the link names; empty without one. */
  id: string;
  /** The page in the default language. */
  original: CataloguePage;
  /** The page in the other language; absent when it is not published there. */
  translated: CataloguePage | undefined;
  /** Code of the other language. */
  code: string;
}

/**
 * Tells a link that only a translation breaks at the translated file: nothing is wrong with the link. Returns nothing for one
 * that the translation contains.
 */
export function lostInTranslation(lost: LostTarget): Problem | undefined {
  const { location, url, isAnchor, id, original, translated, code } = lost;
  const file = translated?.source ?? `i18n/${code}/${original.source}`;
  const isOurs = untranslated(location.file) === location.file && untranslated(file) !== file;
  if (!original.source?.endsWith('.md') || !isOurs) return undefined;
  const place = [location.file, location.line, location.column].filter(Boolean).join(':');
  const at = { severity: 'warning', file, line: 1, column: 1 } as const;
  if (isAnchor) {
    const index = original.toc.findIndex((entry) => entry.id === id);
    const heading = translated?.toc[index];
    const signs = '#'.repeat(heading?.depth ?? 2);
    return {
      ...at,
      message: `The translation lacks the anchor \`#${id}\`, to which \`${url}\` in \`${place}\` leads.`,
      fix: `Keep the id of the heading: \`${signs} ${heading ? plain(heading.html) : 'Words'} {#${id}}\`.`,
    };
  }
  return {
    ...at,
    message: `The translation is not published at \`${original.route}\`, to which \`${url}\` in \`${place}\` leads.`,
    fix: 'Give it the `slug` and `draft` of the original, or remove the file: readers then get the original.',
  };
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
