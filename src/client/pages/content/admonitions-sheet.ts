import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './admonitions.css?inline';

addPageSheet('admonitions', sheet);
