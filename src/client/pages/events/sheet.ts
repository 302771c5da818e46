import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './events.css?inline';

addPageSheet('events', sheet);
