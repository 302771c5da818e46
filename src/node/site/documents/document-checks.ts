import type { Problem } from '../../diagnostics/problem.ts';
import { isUrlSegment, SEGMENT_CHARACTERS } from '../../diagnostics/url-segment.ts';
import type { FrontMatter } from '../../markdown/model.ts';
import { tagRoute } from '../routes.ts';
import type { Document } from './document.ts';
import { isHome } from './documents.ts';

/**
 * Checks the documents of one docs set against each other, and their routes.
 *
 * @param snippets Folder of `content/` whose documents are snippets.
 * @param textProblems Problems of their texts.
 */
export function documentProblems(
  documents: Document[],
  snippets: string,
  textProblems: Problem[],
): Problem[] {
  const docs = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  return [
    ...documents.flatMap(nameProblems),
    ...documents.flatMap((document) => strayKeys(document, snippets)),
    ...documents.flatMap(strayMarkers),
    ...docs.flatMap(otherIndexes),
    ...documents.flatMap(underscores),
    ...emptyDocuments(documents, textProblems),
    ...idProblems(docs),
    ...tagProblems(documents),
  ];
}

/** A post that pages of the reference link to is in a list with an order, as those of sidebars. */
const isListed = ({ article: { frontMatter } }: Document) =>
  Boolean(frontMatter.groups ?? frontMatter.events ?? frontMatter.task);

/** Keys that do nothing in a document of this kind. */
function strayKeys(document: Document, snippets: string): Problem[] {
  const { section } = document;
  const { file, frontMatter, positions } = document.article;
  const isPost = section === 'blog';
  const isOfDocs = !isPost && !isHome(document);
  const restricted: { key: keyof FrontMatter; where: string; isHere: boolean }[] = [
    { key: 'date', where: 'posts in `content/blog/`', isHere: isPost },
    { key: 'authors', where: 'posts in `content/blog/`', isHere: isPost },
    {
      key: 'tags',
      where: `posts in \`content/blog/\` and snippets in \`content/${snippets}/\``,
      isHere: isPost || section === snippets,
    },
    {
      key: 'picture',
      where: `snippets in \`content/${snippets}/\``,
      isHere: section === snippets,
    },
    { key: 'slug', where: 'pages other than the home page', isHere: !isHome(document) },
    { key: 'id', where: 'pages of the docs', isHere: isOfDocs },
    { key: 'sidebar_label', where: 'pages of the docs', isHere: isOfDocs || isListed(document) },
    { key: 'sidebar_position', where: 'pages of the docs', isHere: isOfDocs || isListed(document) },
  ];
  return restricted
    .filter(({ key, isHere }) => frontMatter[key] !== undefined && !isHere)
    .map(({ key, where }) => ({
      severity: 'warning',
      file,
      ...positions?.[key],
      message: `\`${key}\` has no effect here: only ${where} have it.`,
      fix: 'Remove the line, or move the file.',
    }));
}

/** The end of an excerpt in a document that no list shows an excerpt of. */
function strayMarkers({ section, article: { file, excerptEnd } }: Document): Problem[] {
  if (!excerptEnd || section === 'blog') return [];
  const message = '`<!-- truncate -->` has no effect here: only lists of posts show excerpts.';
  return [{ severity: 'warning', ...excerptEnd, file, message, fix: 'Remove it.' }];
}

/** The page of a folder under a name of other tools: here, it is a page like all others. */
function otherIndexes({ article: { file, frontMatter }, route }: Document): Problem[] {
  const [name] = /(?<=\/)(?:_index|readme)\.md$/i.exec(file) ?? [];
  if (!name || frontMatter.slug !== undefined) return [];
  const message = `\`${name}\` is not the page of its folder: it is published at \`${route}\`.`;
  const fix = 'Rename it to `index.md`, or give it a `slug`; notes for authors belong outside `content/`.';
  return [{ severity: 'warning', file, message, fix }];
}

/** Names that hide a file in other tools: here, it is published like all others. */
function underscores({ article: { file, frontMatter }, route }: Document): Problem[] {
  const [name] = /(?<=\/)_(?!_).*$/.exec(file) ?? [];
  if (!name || /(?:^|\/)_index\.md$/i.test(name) || frontMatter.slug !== undefined) return [];
  const message = `\`${name}\` is published, at \`${route}\`: \`_\` at the start of a name does not hide a file.`;
  const fix = 'Add `draft: true` to the front matter, or rename it.';
  return [{ severity: 'warning', file, message, fix }];
}

/** Names of files are parts of URLs, where a few characters have a meaning. */
function nameProblems({ article, route }: Document): Problem[] {
  if (/\.mdx?$/i.test(route)) {
    const name = article.file.replace(/^.*\//, '');
    const message = `\`${name}\` would have the address \`${route}\`, which ends like the name of a file.`;
    const fix = `Rename it to \`${name.replace(/(?:\.mdx?)+$/i, '.md')}\`.`;
    return [{ severity: 'error', file: article.file, message, fix }];
  }
  const segments = route.split('/').filter(Boolean);
  const wrong = segments.find((segment) => !isUrlSegment(segment));
  if (wrong === undefined) return [];
  return [
    {
      severity: 'error',
      file: article.file,
      message: `\`${wrong}\` would be part of the page's URL, which may contain only ${SEGMENT_CHARACTERS}.`,
      fix: 'Rename the file or folder, or add `slug: ...` to the front matter.',
    },
  ];
}

/** Documents without text, apart from the overview of a folder. A file with nothing at all has no title, which is reported. */
function emptyDocuments(documents: Document[], textProblems: Problem[]): Problem[] {
  // A block with an error is left out, and may be all that they have.
  const wrong = new Set(
    textProblems.flatMap((problem) => (problem.severity === 'error' ? problem.file : [])),
  );
  const overviews = new Set(documents.map(({ route }) => route.slice(0, route.lastIndexOf('/'))));
  return documents.flatMap((document): Problem[] => {
    const { file, blocks, frontMatter, titleHtml } = document.article;
    const isTitled = Object.keys(frontMatter).length > 0 || titleHtml !== undefined;
    if (blocks.length || wrong.has(file) || !isTitled || isHome(document) || overviews.has(document.route))
      return [];
    const message = `The ${document.section === 'blog' ? 'post' : 'page'} has no text below its ${titleHtml === undefined ? 'front matter' : 'title'}.`;
    return [
      { severity: 'warning', file, message, fix: 'Write it, or add `draft: true` to the front matter.' },
    ];
  });
}

/** Of two documents with one id, links by id reach the first. */
function idProblems(documents: Document[]): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document): Problem[] => {
    const former = first.get(document.id);
    if (!former) first.set(document.id, document);
    if (!former) return [];
    // Both have their route and their id from their paths: the message about the route is enough.
    const isNamed = [former, document].some(({ article }) => article.frontMatter.id !== undefined);
    if (!isNamed && former.route === document.route) return [];
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
        claim: document.id,
      },
    ];
  });
}

/**
 * Tags that differ only in letter case or punctuation: those of posts would share a URL, those of snippets would be two
 * buttons.
 */
function tagProblems(documents: Document[]): Problem[] {
  const first = new Map<string, { tag: string; file: string }>();
  return documents.flatMap(({ section, article: { file, frontMatter, positions } }) =>
    (frontMatter.tags ?? []).flatMap((tag): Problem[] => {
      const isPost = section === 'blog';
      const key = `${isPost} ${tagRoute(tag)}`;
      const former = first.get(key);
      if (!former) first.set(key, { tag, file });
      if (!former || former.tag === tag) return [];
      const same = isPost
        ? `have the same URL, \`${tagRoute(tag)}\``
        : 'differ only in letter case or punctuation';
      return [
        {
          severity: 'error',
          file,
          ...positions?.tags,
          message: `The tags \`${tag}\` and \`${former.tag}\` (in \`${former.file}\`) ${same}.`,
          fix: `Write \`${former.tag}\`, or another tag.`,
        },
      ];
    }),
  );
}
