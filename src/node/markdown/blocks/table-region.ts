import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Task } from '../task.ts';

/** Returns the start of the region around a table, which scrolls by itself; its columns distinguish it from the others. */
export function tableStart({ children: [head] }: Table, { i18n, tables }: Task): string {
  const columns = (head?.children ?? []).map((cell) => textOf(cell, { includeHtml: false })).join(', ');
  const count = (tables.get(columns) ?? 0) + 1;
  tables.set(columns, count);
  const name =
    count === 1
      ? i18n.t('table.label', 'Table: {columns}', { columns })
      : i18n.t('table.labelAgain', 'Table {number}: {columns}', { columns, number: count });
  const label = escapeHtml(name);
  return `<div class="table-wrap" data-sheet="tables" tabindex="0" role="region" aria-label="${label}">`;
}
