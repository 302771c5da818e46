import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './details.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('details', sheet);
