import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './events.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('events', sheet);
