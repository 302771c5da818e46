import { twinFile } from '../../shared/urls.ts';
import { readDocument } from '../runtime/page/document.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';
import sheet from './copy-page.css?inline';

/**
 * Adds the closed menu that copies a page, with a link to its twin; `copy-menu.lazy.ts` adds the rest when the reader reaches
 * for it. Documents do not contain it, because each of their bytes counts. It is beside the breadcrumbs, which leave room for
 * it, or else below the text, where what it moves is not in view.
 */
export function addCopyMenu(content: HTMLElement): void {
  adoptSheet(sheet);
  const { route, base } = readDocument();
  const menu = document.createElement('details');
  const name = document.createElement('summary');
  name.textContent = t('copy.menu', 'Copy page');
  const twin = document.createElement('a');
  twin.href = twinFile(route, base);
  twin.textContent = t('copy.view', 'View as Markdown');
  menu.append(name, twin);
  const box = document.createElement('div');
  box.dataset.copy = '';
  box.append(menu);
  const column = content.querySelector(`.${css.column}`) ?? content;
  const crumbs = column.querySelector(`:scope > .${css.crumbs}`);
  if (crumbs) crumbs.after(box);
  else column.insertBefore(box, column.querySelector(`:scope > :is(.${css.foot}, .${css.pagination})`));
}
