import { expandName, expandUrl, type ValuesFile } from '../../../shared/search/index-format.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import { checkFormat, corruptIndex, parseIndex, readColumns, repeatLines } from './index-file.ts';
import type { IndexedPage } from './read-index.ts';

/**
 * Reads the file with the rows of an index.
 *
 * @param pages All pages of that index.
 * @param firstId Id of the first row.
 * @throws SearchError when the text is not such a file, or has another format version.
 */
export function readValues(text: string, pages: IndexedPage[], firstId: number): SearchRecord[] {
  const { rows } = checkFormat<ValuesFile>(parseIndex(text));
  try {
    const column = readColumns(rows);
    const where = repeatLines(column.where);
    let position = 0;
    return column.name.map((shortName, row): SearchRecord => {
      position += Number(column.page[row]);
      const page = pages[position]?.record;
      if (!page) throw corruptIndex();
      const { signature: _, ...shared } = page;
      const name = expandName(shortName, page.name);
      return {
        ...shared,
        id: firstId + row,
        type: 'row',
        href: `${page.href}#${expandUrl(column.anchor[row] ?? '', name)}`,
        name,
        aliases: [],
        summary: column.summary[row] ?? '',
        where: expandName(where[row] ?? '', page.name),
      };
    });
  } catch {
    throw corruptIndex();
  }
}
