import type { Nodes, RootContent } from 'mdast';
import type { Point } from '../diagnostics/point.ts';
import { endingRank, meantEnding } from './endings.ts';
import { escapeText } from './html/html.ts';
import type { Heading, SymbolText } from './model.ts';
import { parseDocument } from './parse/parse.ts';
import { prepareText } from './prepare.ts';
import { locate, type MarkdownSource, openSource, reportExcess } from './source.ts';
import type { Slugs } from './task.ts';
import type { Tools } from './tools.ts';
import { inlineHtml, listHeadings, toBlocks } from './write.ts';

/** Markdown and the position where it starts; each later line starts in the same column. */
export interface LocatedText {
  text: string;
  position: Point & { file: string };
}

/** Level that a page shows section titles in. */
const SECTION_DEPTH = 2;

/**
 * Cuts the text of a symbol into its lead, what follows it, and sections. Code that the introduction ends
 * with is the section "Example", unless there is one.
 */
export function makeSymbolText({ text, position }: LocatedText, tools: Tools, slugs: Slugs): SymbolText {
  const source = openSource(position.file, text, position, tools.problems);
  const root = parseDocument(source.text, reportExcess(source, tools.problems));
  prepareText(root, source, tools, slugs);
  checkLevels(root.children, source, tools);
  shiftHeadings(root.children);
  const { intro, sections } = cutSections(root.children);
  const titles = new Set<string>();
  for (const section of sections) {
    reportMisspelt(section, source, tools);
    reportUseless(section, titles, source, tools);
  }
  addExample(intro, sections, slugs, tools.i18n);

  const [lead, ...rest] = intro;
  const hasLead = lead?.type === 'paragraph' && !lead.data?.picture;
  const leadHtml = hasLead ? inlineHtml(lead.children) : '';
  if (hasLead) tools.origins.set(leadHtml, lead.children);
  return {
    leadHtml,
    blocks: toBlocks(hasLead ? rest : intro),
    sections: sections.map(({ heading, nodes }) => ({
      id: heading.id,
      title: heading.text,
      titleHtml: heading.html,
      blocks: toBlocks(nodes),
    })),
    headings: sections.flatMap(({ heading, nodes }) => [heading, ...listHeadings(nodes)]),
  };
}

interface Section {
  heading: Heading;
  nodes: RootContent[];
  position?: RootContent['position'];
}

/** Reports a heading that is most likely one of those that end a page: its section would be in the middle. */
function reportMisspelt(
  { heading: { text }, position }: Section,
  source: MarkdownSource,
  { i18n, problems }: Tools,
): void {
  const meant = meantEnding(text, i18n);
  if (meant === undefined) return;
  problems.push({
    severity: 'warning',
    ...locate(source, position?.start),
    message: `The section \`${text}\` is not shown at the end of the page, because its heading is not \`${meant}\`.`,
    fix: `Write \`## ${meant}\`.`,
  });
}

/** Reports a section without text, an example without code, and the second of two sections with the same heading. */
function reportUseless(
  { heading: { text }, nodes, position }: Section,
  titles: Set<string>,
  source: MarkdownSource,
  { problems, i18n }: Tools,
): void {
  const report = (message: string, fix: string) =>
    problems.push({ severity: 'warning', ...locate(source, position?.start), message, fix });
  const isExample = endingRank(text, i18n) === 0;
  if (nodes.length === 0) report(`The section \`${text}\` has no text.`, 'Write it, or remove the heading.');
  else if (isExample && !nodes.some(hasCode))
    report(`The section \`${text}\` has no code.`, 'Add a code block, or give the section another heading.');
  else if (titles.has(text))
    report(`The section \`${text}\` is written twice.`, 'Put both texts under one heading.');
  titles.add(text);
}

/** Returns whether a block is code, or contains some, as tabs do. */
function hasCode(node: Nodes): boolean {
  return node.type === 'code' || ('children' in node && node.children.some(hasCode));
}

/**
 * Reports a heading of level 1 or 3 in the place of one of level 2, and a heading below a section that ends the page only as a
 * section of its own.
 */
function checkLevels(nodes: RootContent[], source: MarkdownSource, { i18n, problems }: Tools): void {
  const headings = nodes.filter((node) => node.type === 'heading');
  const top = Math.min(...headings.map(({ depth }) => depth));
  for (const { depth, data, position } of headings) {
    const text = data?.heading?.text ?? '';
    const isSection = depth === top;
    const isEnding = endingRank(text, i18n) >= 0;
    if (depth === SECTION_DEPTH || !(isSection || isEnding)) continue;
    problems.push({
      severity: 'warning',
      ...locate(source, position?.start),
      message: isSection
        ? `The section \`${text}\` has a heading of level ${depth}, expected level ${SECTION_DEPTH}.`
        : `\`${text}\` is part of the section above it, because its heading has level ${depth}.`,
      fix: `Write \`## ${text}\`.`,
    });
  }
}

/** Moves the highest level used to `SECTION_DEPTH`, and the others with it. */
function shiftHeadings(nodes: RootContent[]): void {
  const top = Math.min(...listHeadings(nodes).map(({ depth }) => depth));
  for (const node of nodes) {
    const heading = node.type === 'heading' ? node.data?.heading : undefined;
    if (node.type !== 'heading' || !heading || !Number.isFinite(top)) continue;
    heading.depth = Math.min(6, Math.max(SECTION_DEPTH, node.depth - top + SECTION_DEPTH));
    node.depth = heading.depth as typeof node.depth;
  }
}

function cutSections(nodes: RootContent[]): { intro: RootContent[]; sections: Section[] } {
  const intro: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    const heading = node.type === 'heading' ? node.data?.heading : undefined;
    if (heading?.depth === SECTION_DEPTH) sections.push({ heading, nodes: [], position: node.position });
    else (sections.at(-1)?.nodes ?? intro).push(node);
  }
  return { intro, sections };
}

/** Moves the code at the end of the introduction into a section before the notes, or else at the end, unless there is one. */
function addExample(intro: RootContent[], sections: Section[], slugs: Slugs, i18n: Tools['i18n']): void {
  const title = i18n.t('symbol.example', 'Example');
  if (sections.some(({ heading: { text } }) => endingRank(text, i18n) === 0 || /^examples?$/i.test(text)))
    return;
  const nodes: RootContent[] = [];
  while (intro.at(-1)?.type === 'code') nodes.unshift(...intro.splice(-1));
  if (nodes.length === 0) return;
  const heading = { depth: SECTION_DEPTH, id: slugs.slug('Example'), html: escapeText(title), text: title };
  const titleOfNotes = i18n.t('symbol.notes', 'Notes');
  const notes = sections.findIndex(
    ({ heading: { text } }) => text === titleOfNotes || /^notes?$/i.test(text),
  );
  sections.splice(notes === -1 ? sections.length : notes, 0, { heading, nodes });
}
