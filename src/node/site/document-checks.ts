import type { Problem } from '../diagnostics/problem.ts';
import { tagRoute } from './blog/routes.ts';
import { type Document, isHome } from './documents.ts';

/** Checks the documents of one docs set against each other, and their routes. */
export function documentProblems(documents: Document[]): Problem[] {
  const docs = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  return [...documents.flatMap(nameProblems), ...idProblems(docs), ...tagProblems(documents)];
}

/** Names of files are parts of URLs, where a few characters have a meaning. */
function nameProblems({ article, route }: Document): Problem[] {
  const segments = route.split('/').filter(Boolean);
  const wrong = segments.find((segment) => !/^[\p{L}\p{M}\p{N}._~-]+$/u.test(segment));
  if (wrong === undefined) return [];
  return [
    {
      severity: 'error',
      file: article.file,
      message: `\`${wrong}\` would be part of the page's URL, which may contain only letters, digits, \`-\`, \`_\`, \`.\` and \`~\`.`,
      fix: 'Rename the file or folder, or add `slug: ...` to the front matter.',
    },
  ];
}

/** Of two documents with one id, links by id reach the first. */
function idProblems(documents: Document[]): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document): Problem[] => {
    const former = first.get(document.id);
    if (!former) first.set(document.id, document);
    if (!former) return [];
    // One of the two may have its id from its path.
    const named = document.article.frontMatter.id === undefined ? former : document;
    const other = named === document ? former : document;
    return [
      {
        severity: 'error',
        file: named.article.file,
        ...named.article.positions?.id,
        message: `The id \`${document.id}\` is also used by \`${other.article.file}\`.`,
        fix: 'Give one of them another `id` or path.',
      },
    ];
  });
}

/** Tags that differ only in letter case or punctuation would share a URL. */
function tagProblems(documents: Document[]): Problem[] {
  const first = new Map<string, { tag: string; file: string }>();
  return documents.flatMap(({ article: { file, frontMatter, positions } }) =>
    (frontMatter.tags ?? []).flatMap((tag): Problem[] => {
      const former = first.get(tagRoute(tag));
      if (!former) first.set(tagRoute(tag), { tag, file });
      if (!former || former.tag === tag) return [];
      return [
        {
          severity: 'error',
          file,
          ...positions?.tags,
          message: `The tags \`${tag}\` and \`${former.tag}\` (in \`${former.file}\`) have the same URL, \`${tagRoute(tag)}\`.`,
          fix: `Write \`${former.tag}\`, or another tag.`,
        },
      ];
    }),
  );
}
