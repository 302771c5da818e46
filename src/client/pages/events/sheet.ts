import { addPageSheet } from '../../runtime/page-sheet.ts';
import fields from './event-fields.css?inline';
import sheet from './events.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) {
  addPageSheet('event-fields', fields);
  addPageSheet('events', sheet);
}
