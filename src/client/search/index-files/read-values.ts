import type { ValuesFile } from '../../../shared/search/index-format.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import { checkFormat, corruptIndex, parseIndex, readRows, repeatLines } from './index-file.ts';
import type { IndexedPage } from './indexed-page.ts';
import { partRecord } from './read-index.ts';

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
    const read = readRows(rows);
    repeatLines(read, 'where');
    let position = 0;
    return read.map((row, index): SearchRecord => {
      position += Number(row.page);
      const page = pages[position]?.record;
      if (!page) throw corruptIndex();
      const { summary = '' } = row;
      return { ...partRecord(page, firstId + index, row), type: 'row', summary };
    });
  } catch {
    throw corruptIndex();
  }
}
