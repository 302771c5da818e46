import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './pictures.css?inline';

addPageSheet('pictures', sheet);
