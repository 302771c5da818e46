import type { Nodes, Paragraph, Parents, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { prepareAdmonition } from './blocks/admonition.ts';
import { readAlert } from './blocks/alert.ts';
import { readCalls } from './blocks/calls.ts';
import { checkClosed } from './blocks/closed.ts';
import { gatherDetails, prepareDetails } from './blocks/details.ts';
import type { BlockName } from './blocks/directive.ts';
import { prepareHeading } from './blocks/heading.ts';
import { checkLazyTable } from './blocks/lazy-table.ts';
import { checkNumbers } from './blocks/list-numbers.ts';
import { prepareCode } from './blocks/prepare-code.ts';
import { checkShortFence } from './blocks/short-fence.ts';
import { checkTabGroups } from './blocks/tab-groups.ts';
import { checkCells, checkTableHead } from './blocks/table-cells.ts';
import { tableStart } from './blocks/table-region.ts';
import { shapeLongRows } from './blocks/table-shape.ts';
import { prepareTabs, reportLoneTab } from './blocks/tabs.ts';
import { checkTildes } from './blocks/tildes.ts';
import { checkMarker, isTruncateMarker } from './blocks/truncate.ts';
import { linkRows, readValues } from './blocks/values.ts';
import { noteContent } from './html/details-tags.ts';
import type { OpenTag } from './html/open-tag.ts';
import { cleanHtml, reportOpen } from './html/raw-html.ts';
import { prepareImage, takeImageSize } from './images/images.ts';
import { isPicture, readPictures, reportInline } from './images/picture.ts';
import { readDefinitions } from './links/definitions.ts';
import { codeSpan, plainCode, prepareLink, resolveReference } from './links/targets.ts';
import type { ValueTable } from './model.ts';
import { report } from './report.ts';
import type { MarkdownSource } from './source.ts';
import { checkStray } from './stray/stray.ts';
import { checkLeftovers } from './stray/stray-text.ts';
import type { Slugs, Task } from './task.ts';
import type { Tools } from './tools.ts';

/**
 * Resolves, checks and rewrites a parsed text in place: links, symbols, headings, code, admonitions, HTML.
 * Each node then knows how it is written, so that writing needs no context.
 */
export function prepareText(root: Root, source: MarkdownSource, tools: Tools, slugs: Slugs): void {
  prepareRoot(root, source, tools, slugs, false);
}

/** The same for a document, which may have tables of values; returns them. */
export function prepareDocument(
  root: Root,
  source: MarkdownSource,
  tools: Tools,
  slugs: Slugs,
): ValueTable[] {
  prepareRoot(root, source, tools, slugs, true);
  checkTabGroups(root, source, tools.problems);
  return linkRows(root, { ...tools, source });
}

function prepareRoot(
  root: Root,
  source: MarkdownSource,
  tools: Tools,
  slugs: Slugs,
  takesValues: boolean,
): void {
  const definitions = readDefinitions(root, source, tools.problems);
  prepareChildren(root, false, {
    ...tools,
    source,
    slugs,
    definitions,
    tables: new Map(),
    unopened: [],
    takesValues,
  });
}

/** Nodes that contain a line of text; all others contain blocks. */
const LINES = new Set(['delete', 'emphasis', 'heading', 'link', 'paragraph', 'strong', 'tableCell']);

function prepareChildren(parent: Parents, isLinked: boolean, task: Task): void {
  const open: OpenTag[] = [];
  const isBlock = !LINES.has(parent.type);
  if (!isBlock) checkLeftovers(parent, task);
  const children: Nodes[] = [];
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'image') takeImageSize(child, parent.children[index + 1], task);
    if (child.type !== 'html') {
      noteContent(open);
      children.push(...prepareNode(child, isLinked, task));
      continue;
    }
    const isMarker = parent.type === 'root' && open.length === 0 && isTruncateMarker(child.value);
    if (isMarker) checkMarker(child, children, task);
    const { source, problems } = task;
    const value = isMarker ? '' : cleanHtml(child, { source, problems, open, isBlock });
    const { position } = child;
    children.push({
      type: 'html',
      value,
      data: { truncate: isMarker },
      ...(isMarker && position && { position }),
    });
  }
  reportOpen(open, task.source, task.problems);
  // A copy is as long as what is in it: a list that grew has room for 17 nodes, and a site has thousands of lists.
  parent.children = (isBlock ? gatherDetails(children) : children).slice() as RootContent[];
}

/** Prepares a node; `isLinked` inside links and headings, where symbols get no links. */
function prepareNode(node: Nodes, isLinked: boolean, task: Task): Nodes[] {
  switch (node.type) {
    case 'inlineCode': {
      checkShortFence(node, task);
      return [isLinked ? plainCode(node.value) : codeSpan(node, task)];
    }
    case 'link':
      prepareChildren(node, true, task);
      return prepareLink(node, task);
    case 'image':
      if (!isPicture(node)) return prepareImage(node, task);
      reportInline(node, task);
      return [{ type: 'text', value: node.alt ?? '' }];
    case 'linkReference':
    case 'imageReference':
      return prepareNode(resolveReference(node, task.definitions), isLinked, task);
    case 'code':
      node.data = { block: prepareCode(node, task) };
      return [node];
    case 'heading':
      prepareHeading(node, task, () => prepareChildren(node, true, task));
      return [node];
    case 'table':
      return prepareTable(node, isLinked, task);
    case 'containerDirective':
      return prepareDirective(node, isLinked, task);
    case 'blockquote': {
      const alert = readAlert(node);
      if (alert) return prepareNode(alert, isLinked, task);
      prepareChildren(node, isLinked, task);
      return [node];
    }
    case 'definition':
    // A footnote is reported once, at its text.
    case 'footnoteReference':
      return [];
    case 'footnoteDefinition':
      report(task, node, `\`[^${node.label}]\` is a footnote, which is not supported.`, FIX_FOOTNOTE);
      return [];
    case 'delete':
      checkTildes(node, task);
      break;
    case 'list':
      checkNumbers(node, task);
      break;
    case 'paragraph':
      prepareParagraph(node, isLinked, task);
      return [node];
  }
  if ('children' in node) prepareChildren(node, isLinked, task);
  return [node];
}

function prepareTable(node: Table, isLinked: boolean, task: Task): Nodes[] {
  checkCells(node, task);
  if (!node.data?.values) shapeLongRows(node);
  // Later, code in its head is HTML.
  const start = tableStart(node, task);
  prepareChildren(node, isLinked, task);
  return [{ type: 'html', value: start }, node, { type: 'html', value: '</div>' }];
}

function prepareParagraph(node: Paragraph, isLinked: boolean, task: Task): void {
  const picture = readPictures(node, task);
  if (picture) {
    node.data = { ...node.data, picture };
    return;
  }
  const { source, problems } = task;
  if (!checkTableHead(node, source, problems) && !checkLazyTable(node, source, problems))
    checkStray(node, task);
  // Labels of blocks are like headings: symbols in them get no links.
  prepareChildren(node, isLinked || node.data?.directiveLabel === true, task);
}

type PrepareDirective = (node: ContainerDirective, isLinked: boolean, task: Task) => Nodes[];

/** How blocks that start with `:::` are prepared; any other name belongs to an admonition. */
const DIRECTIVES: Record<BlockName, PrepareDirective> = {
  calls(node, _isLinked, task) {
    node.data = readCalls(node, task);
    node.children = [];
    return [node];
  },
  details(node, isLinked, task) {
    checkClosed(node, task);
    prepareChildren(node, isLinked, task);
    prepareDetails(node, task.source, task.problems);
    return [node];
  },
  tab(node, isLinked, task) {
    // Of tabs whose start or end was reported, some are left without them.
    if (!node.data?.tab && !task.unopened.length) reportLoneTab(node, task.source, task.problems);
    prepareChildren(node, isLinked, task);
    return [node];
  },
  tabs(node, isLinked, task) {
    prepareTabs(node, task);
    prepareChildren(node, isLinked, task);
    return [node];
  },
  values: prepareValues,
};

const DIRECTIVE_OF: ReadonlyMap<string, PrepareDirective> = new Map(Object.entries(DIRECTIVES));

function prepareDirective(node: ContainerDirective, isLinked: boolean, task: Task): Nodes[] {
  const prepareOwn = DIRECTIVE_OF.get(node.name);
  if (prepareOwn) return prepareOwn(node, isLinked, task);
  if (!node.data?.alert) checkClosed(node, task);
  prepareChildren(node, isLinked, task);
  prepareAdmonition(node, task.source, task.problems, task.i18n);
  return [node];
}

/** Leaves the tables of a `:::values` block, whose rows get their ids once all headings have theirs. */
function prepareValues(node: ContainerDirective, isLinked: boolean, task: Task): Nodes[] {
  if (!task.takesValues)
    report(task, node, '`:::values` is not in a Markdown file of `content/`.', FIX_VALUES);
  return readValues(node, task).flatMap((table) => prepareNode(table, isLinked, task));
}

const FIX_VALUES = 'Write a plain table here, or move the values to a page of `content/`.';
const FIX_FOOTNOTE = 'Put the text in parentheses, or into an admonition such as `:::note`.';
