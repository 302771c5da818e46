import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './lines.css?inline';

addPageSheet('lines', sheet);
