import type { PhrasingContent, RootContent } from 'mdast';
import type { Block } from '../../../shared/blocks.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { TocEntry } from '../../../shared/page.ts';
import { code, heading, list, text } from '../../markdown/nodes.ts';
import { keepOrigin, originOf } from '../../markdown/origins.ts';
import type { Document } from '../documents/document.ts';
import { documentLabel, orderDocuments } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import type { ViewContext } from './context.ts';
import { textEntry } from './symbol.ts';

/** Names of what a script uses that its card shows: those that say most about it. */
const MOST_NAMES = 3;

/** Least cards with a tag that readers can choose. */
const LEAST_TAGGED = 2;

/**
 * Returns the cards of all snippets by category, in the order of the sidebar. They are HTML, because hardly a page needs
 * the code that would make it.
 */
export function galleryView(
  snippets: Document[],
  context: ViewContext,
): { html: string; toc: TocEntry[]; nodes: RootContent[] } {
  const { language } = context.i18n;
  const names = new Map(snippets.map((document) => [document, namesOf(document, context)]));
  const all = [...names.values()].flat();
  const rarity = (name: string) => all.filter((tag) => tag === name).length;
  // A name that few snippets use says more than one that all use.
  const namesFor = (document: Document) =>
    (names.get(document) ?? []).toSorted((a, b) => rarity(a) - rarity(b)).slice(0, MOST_NAMES);
  const folderOf = ({ folders: [folder = ''] }: Document) => folder;
  const sections = [...new Set(snippets.map(folderOf))]
    .map((folder) => ({
      id: `category-${folder}`,
      title: folder && folderLabel(folder, context.i18n),
      cards: orderDocuments(
        snippets.filter((snippet) => folderOf(snippet) === folder),
        language,
      ),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  const parts = sections.map(({ id, title, cards: documents }) => {
    const cards = documents.map((document) => cardHtml(document, namesFor(document), context));
    const heading = title && headingHtml(id, title, context);
    return `<section>${heading}<ul>${cards.join('')}</ul></section>`;
  });
  return {
    html: choiceHtml(tagsOf(snippets, language), context) + parts.join(''),
    toc: sections.filter(({ title }) => title).map(({ id, title }) => textEntry(id, title)),
    nodes: sections.flatMap(({ title, cards }) => [
      ...(title ? [heading(2, [text(title)])] : []),
      ...list(cards.map((document) => cardNodes(document, namesFor(document), context))),
    ]),
  };
}

function cardHtml(
  { article, route, ...rest }: Document,
  names: string[],
  { href, i18n }: ViewContext,
): string {
  const { frontMatter, descriptionHtml, pictureHtml } = article;
  const { tags = [] } = frontMatter;
  const label = escapeHtml(documentLabel({ article, route, ...rest }));
  const uses = escapeHtml(i18n.t('article.uses', 'What it uses'));
  return [
    `<li data-tags="${escapeHtml(tags.join('|'))}">`,
    pictureHtml && `<figure class="picture">${pictureHtml}</figure>`,
    `<a href="${href(route)}" data-kind="Article">${label}</a><p>${descriptionHtml}</p><div>`,
    tags.length > 0 && `<span>${escapeHtml(tags.join(' · '))}</span>`,
    names.length > 0 && `<code title="${uses}">${escapeHtml(names.join(', '))}</code>`,
    '</div></li>',
  ]
    .filter(Boolean)
    .join('');
}

/** The same as a line of Markdown. */
function cardNodes(document: Document, names: string[], { href, renderer }: ViewContext): PhrasingContent[] {
  const { descriptionHtml, description, frontMatter } = document.article;
  const { tags = [] } = frontMatter;
  const link: PhrasingContent = {
    type: 'link',
    url: href(document.route),
    children: [text(documentLabel(document))],
  };
  return [
    link,
    text(': '),
    ...(renderer.origins.get(descriptionHtml) ?? [text(description)]),
    ...(tags.length ? [text(` (${tags.join(' · ')})`)] : []),
    ...names.flatMap((name, index) => [text(index ? ', ' : ' — '), code(name)]),
  ];
}

function headingHtml(id: string, title: string, { i18n }: ViewContext): string {
  const label = escapeHtml(i18n.t('heading.linkTo', 'Direct link to {heading}', { heading: title }));
  const anchor = `<a class="anchor" href="#${id}" aria-label="${label}"></a>`;
  const name = escapeHtml(title);
  return `<h2 id="${id}" aria-label="${name}">${name}${anchor}</h2>`;
}

/** Buttons, because a choice does not lead to another page; nothing without tags. */
function choiceHtml(tags: string[], { i18n }: ViewContext): string {
  if (!tags.length) return '';
  const label = escapeHtml(i18n.t('gallery.tags', 'Only snippets about'));
  const buttons = tags.map(
    (tag) => `<button type="button" class="badge" aria-pressed="false">${escapeHtml(tag)}</button>`,
  );
  const status = '<span class="visually-hidden" role="status"></span>';
  return `<div class="chips scripted" role="group" aria-label="${label}">${buttons.join('')}${status}</div>`;
}

/** Splits the blocks of a text before its first heading of level 2. */
export function splitLead(blocks: Block[]): { lead: Block[]; rest: Block[] } {
  const index = blocks.findIndex((block) => block.type === 'html' && HEADING.test(block.html));
  const block = blocks[index];
  if (block?.type !== 'html') return { lead: blocks, rest: [] };
  const cut = () => {
    const nodes = originOf(block);
    const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 2);
    return { lead: nodes.slice(0, at), rest: nodes.slice(at) };
  };
  const at = block.html.search(HEADING);
  const [before, after] = [block.html.slice(0, at).trim(), block.html.slice(at)];
  return {
    lead: [
      ...blocks.slice(0, index),
      ...(before ? [keepOrigin({ ...block, html: before }, () => cut().lead)] : []),
    ],
    rest: [keepOrigin({ ...block, html: after }, () => cut().rest), ...blocks.slice(index + 1)],
  };
}

const HEADING = /<h2[ >]/;

function namesOf(document: Document, { uses, symbols }: ViewContext): string[] {
  const { entries, events, ofLua } = uses.of(document);
  const names = [...entries.map((entry) => symbols.entry(entry).label), ...events.map(({ name }) => name)];
  return names.length ? names : ofLua.map((entry) => symbols.entry(entry).label);
}

/** Tags that several snippets have, by name. */
function tagsOf(snippets: Document[], language: string): string[] {
  const counts = new Map<string, number>();
  for (const { article } of snippets)
    for (const tag of article.frontMatter.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count >= LEAST_TAGGED && count < snippets.length);
  return shared.map(([tag]) => tag).sort((a, b) => a.localeCompare(b, language));
}
