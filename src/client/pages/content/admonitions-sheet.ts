import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './admonitions.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('admonitions', sheet);
