import type { PhrasingContent, RootContent } from 'mdast';
import type { ArticleData, CardView, DocsIndexData, HomeData, TaskView } from '../../../shared/page-data.ts';
import { heading, joinParts, list, paragraph, text } from '../../markdown/nodes.ts';
import { originOf } from '../../markdown/origins.ts';
import { plainNodes } from '../../markdown/to-markdown/to-markdown.ts';
import { blocks, inline, pageLink, pageLinks, type TwinContext } from './context.ts';
import { linkLine, section } from './symbol.ts';

/** Writes a page of prose: a guide or a snippet, or the page that lists all snippets. */
export function articleTwin(
  { heading: title, blocks: all, gallery, uses }: ArticleData,
  context: TwinContext,
) {
  const { i18n } = context;
  return [
    heading(1, [text(title)]),
    ...(gallery ? [...blocks(gallery.lead, context), ...plainNodes(originOf(gallery), context.options)] : []),
    ...blocks(all, context),
    ...(uses ? section(i18n.t('article.uses', 'What it uses'), usesList(uses, context)) : []),
  ];
}

function usesList(uses: NonNullable<ArticleData['uses']>, context: TwinContext): RootContent[] {
  const { i18n } = context;
  const lists = [
    { label: i18n.t('article.functions', 'Functions'), links: uses.functions },
    { label: i18n.t('events.heading', 'Events'), links: uses.events },
    { label: i18n.t('article.lua', 'Lua'), links: uses.lua },
  ];
  const shown = lists.filter(({ links }) => links.length);
  return list(shown.map(({ label, links }) => [text(`${label}: `), ...pageLinks(links, context)]));
}

/** Writes the landing page of the docs. */
export function docsIndexTwin(data: DocsIndexData, context: TwinContext): RootContent[] {
  return [
    heading(1, [text(data.heading)]),
    ...(data.introHtml ? paragraph(...inline(data.introHtml, context)) : []),
    ...taskList(data.tasks, context),
    ...data.sections.flatMap(({ title, cards }) => section(title, cardList(cards, context))),
  ];
}

/** Writes the first page of the site. */
export function homeTwin(data: HomeData, context: TwinContext): RootContent[] {
  const cards = data.tasks ? data.cards.map((card) => ({ ...card, textHtml: '' })) : data.cards;
  return [
    heading(1, inline(data.headingHtml, context)),
    ...(data.introHtml ? paragraph(...inline(data.introHtml, context)) : []),
    ...(data.tagline ? paragraph(text(data.tagline)) : []),
    ...blocks(data.example, context),
    ...taskList(data.tasks, context),
    ...cardList(cards, context),
  ];
}

function taskList(tasks: TaskView[] | undefined, context: TwinContext): RootContent[] {
  const items = (tasks ?? []).map(({ needs, ...link }): PhrasingContent[] =>
    joinParts([[pageLink(link, context)], pageLinks(needs, context)], ': '),
  );
  return section(context.i18n.t('docs.tasks', 'What do you want to do?'), list(items));
}

function cardList(cards: CardView[], context: TwinContext): RootContent[] {
  return list(
    cards.map((card) => {
      const note = card.note ?? card.count;
      return linkLine(card, card.textHtml, note === undefined ? [] : [String(note)], context);
    }),
  );
}
