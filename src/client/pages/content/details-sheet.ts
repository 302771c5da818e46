import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './details.css?inline';

addPageSheet('details', sheet);
