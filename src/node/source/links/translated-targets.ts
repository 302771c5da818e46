import { underBase } from '../../../shared/urls.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { CataloguePage } from '../../site/index.ts';
import { untranslated } from '../../site/links/untranslated.ts';
import type { LinkedSite } from './source-targets.ts';

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
  /** Where front matter in that language says at which address its file is published. */
  placed: LinkedSite['placed'];
}

/**
 * Reports a link that only a translation breaks, at the translated file, because nothing is wrong with the link itself.
 * Returns undefined for a link in the translation itself.
 */
export function lostInTranslation(lost: LostTarget): Problem | undefined {
  const { location, url, isAnchor, id, original, translated, code, placed } = lost;
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
    ...placed.get(file),
    message: `The translation is not published at \`${original.route}\`, to which \`${url}\` in \`${place}\` leads.`,
    fix: LIKE_ORIGINAL,
  };
}

const LIKE_ORIGINAL =
  'Give it the `slug` and `draft` of the original, or remove the file: readers then get the original.';

/** A translation that is not where its original is, so that the links between languages lead nowhere. */
export interface Moved {
  problem: Problem;
  /** Code of the language and route of the original. */
  key: string;
  /** URLs that pages of other languages link to, and that lead nowhere. */
  reported: string[];
}

/** Finds the translations that have another address than their original, or none. */
export function movedTranslations([main, ...others]: LinkedSite[]): Moved[] {
  return others.flatMap(({ code, base, pages, drafts, placed }) => {
    const routes = new Set(pages.map(({ route }) => route));
    const draftFiles = new Set(drafts.values());
    return (main?.pages ?? []).flatMap((original): Moved[] => {
      const file = `i18n/${code}/${original.source}`;
      if (routes.has(original.route) || !original.source?.endsWith('.md')) return [];
      const moved = pages.filter(({ source }) => source === file);
      if (!moved.length && !draftFiles.has(file)) return [];
      const message = `The translation is not published at \`${original.route}\`, where its original is: no language leads to it.`;
      const place = placed.get(file) ?? { line: 1, column: 1 };
      const problem: Problem = { severity: 'warning', file, ...place, message, fix: LIKE_ORIGINAL };
      const elsewhere = [main, ...others].flatMap((site) =>
        moved.map((page) => underBase(page.route, site?.base ?? '/')),
      );
      return [
        {
          problem,
          key: `${code} ${original.route}`,
          reported: [underBase(original.route, base), ...elsewhere],
        },
      ];
    });
  });
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
