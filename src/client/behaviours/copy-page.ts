import { twinFile } from '../../shared/urls.ts';
import { loadOnce } from '../runtime/loading/load-once.ts';
import { readDocument } from '../runtime/page/document.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';
import sheet from './copy-page.css?inline';

/**
 * Adds the closed menu "Copy page", with a link to the page's twin. Documents do not contain it, because each of their bytes
 * counts. It is next to the breadcrumbs, which leave room for it, or else below the text, where it moves nothing that is in
 * view.
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
  completeWhenReached(menu);
  const box = document.createElement('div');
  box.dataset.copy = '';
  box.append(menu);
  const column = content.querySelector(`.${css.column}`) ?? content;
  const crumbs = column.querySelector(`:scope > .${css.crumbs}`);
  if (crumbs) crumbs.after(box);
  else column.insertBefore(box, column.querySelector(`:scope > :is(.${css.foot}, .${css.pagination})`));
}

/** Adds the buttons of the menu when the reader points at it, reaches it with a key or opens it. */
function completeWhenReached(menu: HTMLDetailsElement): void {
  const buttons = loadOnce(async () => (await import('./copy-menu.lazy.ts')).fillMenu(menu));
  for (const event of ['pointerover', 'focusin', 'toggle'])
    menu.addEventListener(event, ({ type }) => {
      buttons.load().catch((error: unknown) => {
        if (type === 'toggle') console.warn('The menu could not be loaded; its link works.', error);
      });
    });
}
