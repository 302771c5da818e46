import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './blog.css?inline';

addPageSheet('blog', sheet);
