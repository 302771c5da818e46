import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import admonitions from './admonitions.css?inline';
import details from './details.css?inline';
import lines from './lines.css?inline';
import pictures from './pictures.css?inline';
import tables from './tables.css?inline';
import values from './values.css?inline';

/** Sheets of the parts of Markdown that only some pages have, by their names. */
const SHEETS = { admonitions, details, lines, pictures, tables, values };

for (const [name, sheet] of Object.entries(SHEETS)) addPageSheet(name, sheet);
