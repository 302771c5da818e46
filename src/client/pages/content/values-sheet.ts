import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './values.css?inline';

addPageSheet('values', sheet);
