import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './tables.css?inline';

addPageSheet('tables', sheet);
