import type { Nodes, PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { Point } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { ValueRow, ValueTable } from '../model.ts';
import { report } from '../report.ts';
import { locate, type MarkdownSource } from '../source.ts';
import type { Task } from '../task.ts';
import { checkClosed } from './closed.ts';
import { checkAttributes, nameChild } from './directive.ts';
import { rowId } from './row-id.ts';
import { makeRowHead, shapeOf, shapeTable } from './table-shape.ts';

/** What rows are read and linked with. */
interface ValuesTask {
  source: MarkdownSource;
  problems: Problem[];
  i18n: Translator;
  /** URL of the text that says what a mark of doubt means. */
  doubtHref?: string | undefined;
}

/** Marks a value that no source confirms, at the end of a cell. */
const DOUBT = /\s*\{unconfirmed\}\s*$/;

/**
 * Checks a `:::values` block and reads the rows of its tables, before anything in them is rewritten. Returns the
 * tables: nothing of the block itself is shown.
 */
export function readValues(
  node: ContainerDirective,
  task: Pick<Task, 'source' | 'problems' | 'unopened'>,
): Table[] {
  const { source, problems } = task;
  checkAttributes(node, ['of'], source, problems, 'values are written as a table');
  checkClosed(node, task);
  const tables: Table[] = [];
  for (const child of node.children) {
    if (child.type === 'table') tables.push(child);
    else report(task, child, `${nameChild(child)} in \`:::values\` is not a table.`, FIX_CHILD);
  }
  if (node.children.length === 0) report(task, node, '`:::values` has no table.', FIX_TABLE);
  if (node.attributes?.of === '')
    report(
      task,
      node,
      '`of` of `:::values` does not name a value set.',
      'Write one such as `{of="team"}`, or remove it.',
    );
  for (const table of tables) {
    const [head, ...rows] = table.children;
    if ((head?.children.length ?? 0) < 2)
      report(
        task,
        table,
        'The table of `:::values` has one column, expected one for the value and one for its meaning.',
        FIX_TABLE,
      );
    if (rows.length === 0) report(task, table, 'The table of `:::values` has no rows.', FIX_TABLE);
    const { of } = node.attributes ?? {};
    table.data = { values: { ...(of && { of }), at: startOf(node, source) } };
    for (const row of rows) {
      const cells = row.children.map(takeText);
      const [title = '', ...rest] = cells;
      if (title) row.data = { value: { title, cells, text: rest.filter(Boolean).join(' · ') } };
      else report(task, row, 'The first cell of a row of `:::values` is empty.', FIX_CELL);
    }
    shapeTable(table, shapeOf(rows.flatMap(({ data }) => (data?.value ? [data.value.cells] : []))));
  }
  return tables;
}

const FIX_CHILD = 'Put it before or after the block.';
const FIX_TABLE = 'Write a table: `| Value | Meaning |`, `| --- | --- |` and a line for each value.';
const FIX_CELL = 'Write the value there, so that readers can find it.';
const FIX_ID = 'Write another first cell, or put the tables under headings of their own.';

/**
 * Gives the rows of all tables of values their ids and links, when the headings have theirs. An id that is taken or is
 * only a number starts with that of the heading above.
 */
export function linkRows(root: Root, task: ValuesTask): ValueTable[] {
  if (!task.source.lines.some((line) => line.includes(':::values'))) return [];
  const taken = new Set<string>();
  visit(root, 'heading', ({ data }) => {
    if (data?.heading) taken.add(data.heading.id);
  });
  let section: { id: string; text: string } | undefined;
  const tables: ValueTable[] = [];
  visit(root, (node) => {
    if (node.type === 'heading') section = node.data?.heading;
    const values = node.type === 'table' ? node.data?.values : undefined;
    if (node.type !== 'table' || !values) return undefined;
    const rows = node.children.flatMap((row) => linkRow(row, section?.id, taken, task));
    tables.push({ ...values, ...(section && { section: section.text }), rows });
    return SKIP;
  });
  return tables;
}

function linkRow(
  row: TableRow,
  section: string | undefined,
  taken: Set<string>,
  task: ValuesTask,
): ValueRow[] {
  const [first] = row.children;
  const value = row.data?.value;
  if (!value || !first) return [];
  const short = rowId(value.title);
  const long = section === undefined ? short : `${section}-${short}`;
  const id = /^-?\d+$/.test(short) || taken.has(short) ? long : short;
  const at = startOf(row, task.source);
  if (taken.has(id)) {
    const message = `Another row or heading of the page already has the id \`${id}\`, that of \`${value.title}\`.`;
    task.problems.push({ severity: 'error', file: task.source.file, ...at, message, fix: FIX_ID });
  }
  taken.add(id);
  const label = task.i18n.t('heading.linkTo', 'Direct link to {heading}', { heading: value.title });
  row.data = { hProperties: { id } };
  for (const cell of row.children) showDoubt(cell, task);
  // Named without the link in it, which screen readers would repeat in every cell of the row.
  const doubt = first.data?.isDoubtful ? ` (${task.i18n.t('values.unconfirmed', 'unconfirmed')})` : '';
  makeRowHead(first, value.title + doubt);
  first.children.push({
    type: 'html',
    value: `<a class="anchor" href="#${id}" aria-label="${escapeHtml(label)}"></a>`,
  });
  return [{ id, ...value, at }];
}

/** Text of a cell, without the mark that it is not confirmed. */
function takeText(cell: TableCell): string {
  const last = cell.children.at(-1);
  if (last?.type === 'text' && DOUBT.test(last.value)) {
    last.value = last.value.replace(DOUBT, '');
    cell.data = { isDoubtful: true };
  }
  return textOf(cell, { includeHtml: false }).replace(/\s+/g, ' ').trim();
}

/** Shows the mark, once the cell is rewritten. */
function showDoubt(cell: TableCell, { i18n, doubtHref }: ValuesTask): void {
  if (!cell.data?.isDoubtful) return;
  const value = i18n.t('values.unconfirmed', 'unconfirmed');
  const word = escapeHtml(value);
  const mark = doubtHref
    ? `<a class="badge" href="${escapeHtml(doubtHref)}">${word}</a>`
    : `<span class="badge">${word}</span>`;
  const text = { type: 'text' as const, value };
  const badge: PhrasingContent = doubtHref ? { type: 'link', url: doubtHref, children: [text] } : text;
  const markdown: PhrasingContent[] = [{ type: 'text', value: ' (' }, badge, { type: 'text', value: ')' }];
  cell.children.push({ type: 'html', value: ` ${mark}`, data: { markdown } });
}

function startOf(node: Nodes, source: MarkdownSource): Point {
  const { line = 1, column = 1 } = locate(source, node.position?.start);
  return { line, column };
}
