import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './search.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('search', sheet);
