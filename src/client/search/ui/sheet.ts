import { adoptSheet } from '../../runtime/page/page-sheet.ts';
import text from './search.css?inline';

/**
 * Adopts the sheet of everything that shows hits. It comes with their code, because no page needs it before the reader
 * searches, and a sheet in the head would cost its bytes on every page. Its class names are global: Vite gives either
 * the text of a sheet or the names of a module.
 */
if (!import.meta.env.SSR) adoptSheet(text);
