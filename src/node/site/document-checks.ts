import type { Problem } from '../diagnostics/problem.ts';
import { tagRoute } from './blog.ts';
import { type Document, isHome } from './documents.ts';

/** What is wrong with documents of one docs set beside each other, or with their places in the site. */
export function documentProblems(documents: Document[]): Problem[] {
  const docs = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  return [...documents.flatMap(nameProblems), ...idProblems(docs), ...tagProblems(documents)];
}

/** Names of files are parts of addresses, and a few signs have a meaning there. */
function nameProblems({ article, route }: Document): Problem[] {
  const segments = route.split('/').filter(Boolean);
  const wrong = segments.find((segment) => !/^[\p{L}\p{M}\p{N}._~-]+$/u.test(segment));
  if (wrong === undefined) return [];
  return [
    {
      severity: 'error',
      file: article.file,
      message: `\`${wrong}\` would be part of the page's address, which holds letters, digits, \`-\`, \`_\`, \`.\` and \`~\` only.`,
      fix: 'Rename the file or folder, or write `slug: ...` into the front matter.',
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
        message: `The id \`${document.id}\` is also that of \`${other.article.file}\`.`,
        fix: 'Give one of them another `id`, or another path.',
      },
    ];
  });
}

/** Tags that differ in letter case or signs only would share an address. */
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
          message: `The tags \`${tag}\` and \`${former.tag}\` (in \`${former.file}\`) have the same address, \`${tagRoute(tag)}\`.`,
          fix: `Write \`${former.tag}\`, or another tag.`,
        },
      ];
    }),
  );
}
