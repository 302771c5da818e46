import type { Block } from '../../../shared/blocks.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { blocksHtml } from '../../markdown/flatten.ts';
import type { Article } from '../../markdown/model.ts';
import type { Document } from '../documents/document.ts';
import { documentKind, documentLabel } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import type { ViewContext } from '../views/context.ts';
import { type UnnumberedRecord, USUAL } from './record.ts';

/**
 * Returns the records of a document's page, its headings and its rows of values.
 *
 * @param snippets Folder of `content/` whose pages are snippets.
 */
export function documentRecords(
  document: Document,
  snippets: string,
  context: ViewContext,
): UnnumberedRecord[] {
  const { article } = document;
  const kind = documentKind(document);
  const { i18n } = context;
  const folders = document.folders.map((folder) => folderLabel(folder, i18n));
  const trail = [sectionLabel(document.section, i18n), ...folders];
  const href = context.href(document.route);
  // A page that the build made from records repeats names that have their own pages.
  const isMade = !article.file.endsWith('.md');
  const page: UnnumberedRecord = {
    href,
    kind,
    type: 'page',
    ...(kind === 'Article' && document.section === snippets && { isSnippet: true as const }),
    name: article.title,
    aliases: [documentLabel(document), document.route.split('/').at(-1) ?? ''],
    summary: article.description,
    text: isMade ? '' : textOf(article.blocks),
    where: trail.join(' / '),
    heading: headingOf(document, context),
    weight: USUAL,
  };
  // What a list of calls is headed by is said better by the pages that it leads to.
  const isListOfCalls = article.blocks.some(({ type }) => type === 'calls');
  const headings = (isListOfCalls || isMade ? [] : article.headings).map(
    (heading): UnnumberedRecord => ({
      ...page,
      href: `${href}#${heading.id}`,
      type: 'part',
      name: heading.text,
      aliases: [],
      summary: article.title,
      text: '',
    }),
  );
  const { task, search = [] } = article.frontMatter;
  const phrases = [...(task === undefined ? [] : [task]), ...search].join(', ');
  return [{ ...page, ...(phrases && { phrases }) }, ...headings, ...rowRecords(page, article)];
}

/** Rows of tables of values: the value, what is next to it, and the heading above. */
function rowRecords(page: UnnumberedRecord, { title, values = [] }: Article): UnnumberedRecord[] {
  return values.flatMap(({ section, rows }) =>
    rows.map(
      (row): UnnumberedRecord => ({
        ...page,
        href: `${page.href}#${row.id}`,
        type: 'row',
        name: row.title,
        aliases: [],
        summary: row.text,
        text: '',
        where: section === undefined ? title : `${title} / ${section}`,
      }),
    ),
  );
}

/** Documents of the docs are listed under their folder, where they have one; others under their section. */
function headingOf({ section, folders: [folder] }: Document, { i18n }: ViewContext): string {
  if (section !== 'docs') return sectionLabel(section, i18n);
  return folder === undefined ? i18n.t('docs.heading', 'Documentation') : folderLabel(folder, i18n);
}

/** Label of the section of a document. Those of the docs and of the blog are texts of the interface, not labels of folders. */
function sectionLabel(section: string, i18n: Translator): string {
  if (section === 'docs') return i18n.t('search.docs', 'Docs');
  return section === 'blog' ? i18n.t('blog.heading', 'Blog') : folderLabel(section, i18n);
}

/** Words of blocks; rows of values have separate records. */
function textOf(blocks: Block[]): string {
  return blocksHtml(blocks, () => '')
    .replaceAll(/<tr id=.*?<\/tr>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
