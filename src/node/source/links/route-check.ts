import { dataFile, decodePath, HASHED_FOLDERS, twinFile } from '../../../shared/urls.ts';
import { CONFIG_FILE, type ConfigIssue } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { tooLongPart } from '../../site/checks/claims.ts';
import { pathsTo } from '../files/paths-to.ts';
import { documentFile, isFile, type PublishedPage, type RouteSource, SITE_FILES } from './written-files.ts';

/** Something wrong with the route of a page. */
interface Finding extends Pick<Problem, 'message'> {
  page: PublishedPage;
  fix: string;
  /** The file that is in the way of the page, in place of the page's own. */
  file?: string;
  /** The language that is in the way of a page without a file. */
  language?: string;
}

/** Segments that lead elsewhere, and characters that some systems or browsers take for a slash or for none. */
const LEADS_ELSEWHERE = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u;

/**
 * Finds pages whose route would put their files outside the output, below what is a file, or among those of a language.
 */
export function checkRoutes(sources: RouteSource[]): Problem[] {
  return findings(sources)
    .filter(({ page, language }) => !page.isFormer && language === undefined)
    .map(({ page, file, message, fix }) => ({
      severity: 'error',
      file: file ?? page.source ?? CONFIG_FILE,
      message,
      fix,
    }));
}

/** Finds the same of what only the configuration says: former addresses, which have documents, too, and languages. */
export function checkConfiguredRoutes(sources: RouteSource[]): ConfigIssue[] {
  return findings(sources).flatMap(({ page: { route, isFormer }, language, message, fix }): ConfigIssue[] => {
    if (isFormer)
      return [{ path: ['redirects', route], message, fix: 'Remove the entry, or correct the address.' }];
    return language === undefined ? [] : [{ path: ['i18n', 'locales', language], message, fix }];
  });
}

function findings(sources: RouteSource[]): Finding[] {
  const [main, ...others] = sources.map(withFormer);
  if (!main) return [];
  return [
    ...leadElsewhere(sources.flatMap(({ catalogue }) => catalogue.pages)),
    ...belowFiles(main),
    ...sameFiles(main),
    ...amongHashed(main),
    ...tooLong(main),
    ...others.flatMap((other) => amongLanguage(main, other)),
  ];
}

function withFormer(source: RouteSource): RouteSource {
  const { pages, redirects = [] } = source.catalogue;
  const former = redirects.map(({ route }) => ({ route, isFormer: true }));
  return { ...source, catalogue: { pages: [...pages, ...former] } };
}

/** The first page of the default language whose files would be among those of another one, and languages that browsers keep. */
function amongLanguage({ catalogue }: RouteSource, { base = '/', rootBase = '/' }: RouteSource): Finding[] {
  const folder = `/${base.slice(rootBase.length)}`;
  const language = folder.slice(1, -1);
  if (HASHED_FOLDERS.includes(language)) {
    const message = `The pages of the language \`${language}\` would be in a folder of files that never change, so browsers would never show changes to them.`;
    return [{ page: { route: folder }, language, message, fix: 'Give the language another code.' }];
  }
  const page = catalogue.pages.find(({ route }) => `${decodePath(route)}/`.startsWith(folder));
  if (!page || folder === '/') return [];
  return [
    {
      page,
      ...(!page.source && { language }),
      message: `The address \`${page.route}\` is where a language of \`i18n.locales\` has its pages: \`${folder}\`.`,
      fix: 'Give the page another address, or the language another code.',
    },
  ];
}

/** A page is a folder, and so are those above it: each file that is in the way is reported once. */
function belowFiles({ catalogue, statics = new Map() }: RouteSource): Finding[] {
  const reported = new Map<string, Finding>();
  const ofPages = catalogue.pages.flatMap(({ route }) => [dataFile(route, '/'), twinFile(route, '/')]);
  const written = new Set([...SITE_FILES, ...ofPages]);
  for (const page of catalogue.pages) {
    const { route } = page;
    for (const file of pathsTo(decodePath(route))) {
      const isOwn = written.has(file);
      if (reported.has(file) || !(isOwn || statics.has(file))) continue;
      reported.set(file, {
        page,
        ...(!isOwn && { file: `static${file}` }),
        message: isOwn
          ? `The build writes the file \`${file}\` where the address \`${route}\` needs a folder.`
          : `The address \`${route}\` needs a folder where the file \`static${file}\` is.`,
        fix: isOwn
          ? 'Give the page another `slug` or name.'
          : 'Rename or remove the file, or give the page another address.',
      });
    }
  }
  return [...reported.values()];
}

/** Pages with the same file: a route that ends in `.html` is itself a file, for example the home page's. */
function sameFiles({ catalogue }: RouteSource): Finding[] {
  const first = new Map<string, PublishedPage>();
  return catalogue.pages
    .toSorted((a, b) => Number(isFile(a)) - Number(isFile(b)))
    .flatMap((page): Finding[] => {
      const files = [documentFile(page), twinFile(page.route, '/')].map(decodePath);
      const file = files.find((path) => first.has(path));
      const before = file === undefined ? undefined : first.get(file);
      for (const path of files) if (!first.has(path)) first.set(path, page);
      // If two pages have one route, both places are reported elsewhere.
      if (!before || before.route === page.route) return [];
      return [
        {
          page,
          message: `The address \`${page.route}\` needs the file \`${file}\`, which the page \`${before.route}\` already uses.`,
          fix: 'Give the page another `slug` or name.',
        },
      ];
    });
}

/** Pages in folders whose files browsers keep permanently. */
function amongHashed({ catalogue }: RouteSource): Finding[] {
  return catalogue.pages
    .filter(({ route }) => HASHED_FOLDERS.includes(decodePath(route).split('/')[1] ?? ''))
    .map((page) => ({
      page,
      message: `The address \`${page.route}\` is in a folder of files that never change, so browsers would never show changes to the page.`,
      fix: 'Give the page another `slug` or name.',
    }));
}

/** Former addresses that no folder can be called by; pages are checked where their places are known. */
function tooLong({ catalogue }: RouteSource): Finding[] {
  return catalogue.pages.flatMap((page) => {
    const message = page.isFormer ? tooLongPart(page.route) : undefined;
    return message === undefined ? [] : [{ page, message, fix: 'Give it a shorter name.' }];
  });
}

function leadElsewhere(pages: PublishedPage[]): Finding[] {
  return pages
    .filter(({ route }) => LEADS_ELSEWHERE.test(decodePath(route)))
    .map((page) => ({
      page,
      message: `\`${page.route}\` cannot be the address of a page: it contains a \`.\` or \`..\` segment, a backslash or a control character.`,
      fix: 'Use plain segments, such as `/docs/start`.',
    }));
}
