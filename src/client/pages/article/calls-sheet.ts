import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './calls.css?inline';

addPageSheet('calls', sheet);
