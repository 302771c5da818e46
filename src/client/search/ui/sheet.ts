import { adoptSheet } from '../../runtime/page-sheet.ts';
import text from './search.css?inline';

/**
 * Adopts the sheet of everything that shows hits. It comes with their code, because no page needs it before the
 * reader searches, and the sheet in the head of each page is paid for on each page. Its class names are global: Vite
 * gives the text of a sheet or the names of a module, not both.
 */
if (!import.meta.env.SSR) adoptSheet(text);
