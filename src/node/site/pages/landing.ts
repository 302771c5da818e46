import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { DocsIndexData, HomeData } from '../../../shared/page-data.ts';
import type { Document } from '../documents/document.ts';
import { readingOrder } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import { taskViews } from '../documents/guides.ts';
import { originalLanguage } from '../links/original-language.ts';
import { textEntry } from '../views/symbol.ts';
import {
  blogCards,
  docsFolders,
  documentCard,
  familyCards,
  folderCard,
  folderCards,
  groupCards,
  type LandingInput,
  otherSections,
  referenceCards,
  sectionCard,
  topDocuments,
  typeCards,
} from './landing-cards.ts';

/**
 * Returns the data of `/docs`: groups, event families and the other sections with counts and one line each; contents by
 * section.
 */
export function docsIndexView(input: LandingInput): { data: DocsIndexData; toc: TocEntry[] } {
  const { context } = input;
  const { i18n } = context;
  const tasks = taskViews(readingOrder(input.documents, i18n.language), context);
  const all = [
    {
      id: 'start',
      title: i18n.t('docs.start', 'Start here'),
      cards: topDocuments(input).map((document) => documentCard(document, context)),
    },
    ...docsFolders(input).map(({ folder, documents }) => ({
      id: `folder-${folder}`,
      title: folderLabel(folder, i18n),
      cards: documents.map((document) => documentCard(document, context)),
    })),
    { id: 'api', title: i18n.t('docs.api', 'API'), cards: groupCards(input) },
    { id: 'events', title: i18n.t('events.heading', 'Events'), cards: familyCards(input) },
    { id: 'types', title: i18n.t('types.heading', 'Types'), cards: typeCards(input) },
    ...otherSections(input).map((section) => ({
      id: section,
      title: folderLabel(section, i18n),
      cards: [sectionCard(input, section), ...folderCards(input, section)],
    })),
  ];
  const sections = all.filter((section) => section.cards.length > 0);
  const data = {
    // Not "Documentation", which may be the title of the site: tabs and search results would show two pages with one name.
    heading: i18n.t('docs.title', 'Overview'),
    introHtml: escapeHtml(
      all.every(({ id, cards }) => cards.length > 0 || !PROMISED.includes(id)) && otherSections(input).length
        ? i18n.t(
            'docs.intro',
            'Everything that scripts can call, everything that calls them, and complete code to start from.',
          )
        : docsDescription(i18n),
    ),
    ...(tasks.length > 0 && { tasks }),
    sections,
  };
  const taskHeading = i18n.t('docs.tasks', 'What do you want to do?');
  const toc = [
    ...(tasks.length > 0 ? [textEntry('tasks', taskHeading)] : []),
    ...sections.map(({ id, title }) => textEntry(id, title)),
  ];
  return { data, toc };
}

/** Sections without which the overview must not say that it has what scripts call, and what calls them. */
const PROMISED = ['api', 'events'];

/** Returns what `/docs` says, independent of what the docs have. */
export function docsDescription(i18n: Translator): string {
  return i18n.t('docs.description', 'All parts of the documentation.');
}

/** Returns the data of the home page; the heading and the example come from `content/home.md`. */
export function homeView(input: LandingInput, home: Document | undefined): HomeData {
  const { config, context, documents } = input;
  const cards = [
    ...topDocuments(input).map((document) => documentCard(document, context)),
    ...docsFolders(input).map(({ folder, documents: own }) => folderCard(folder, own, context)),
    ...referenceCards(input),
    ...otherSections(input).map((section) => sectionCard(input, section)),
    ...blogCards(input),
  ];
  const tasks = taskViews(readingOrder(documents, context.i18n.language), context);
  const language = home && context.i18n.original && originalLanguage(home.article.file, config);
  return {
    ...(language && { language }),
    headingHtml: homeHeading(input, home),
    tagline: config.tagline,
    introHtml: home?.article.descriptionHtml ?? '',
    ...(tasks.length > 0 && { tasks }),
    cards,
    example: home?.article.blocks ?? [],
  };
}

/** The title of `content/home.md` may contain Markdown, in its front matter too. */
function homeHeading({ config, context }: LandingInput, home: Document | undefined): string {
  if (!home) return escapeHtml(config.title);
  const { article } = home;
  return (
    article.titleHtml ?? context.renderer.inline(article.title, article.file, article.entries?.title?.[0])
  );
}
