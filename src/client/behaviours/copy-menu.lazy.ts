import { traitsOf } from '../../shared/page-kinds.ts';
import { fetchPatiently } from '../runtime/loading/patience.ts';
import { readDocument } from '../runtime/page/document.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import { t } from '../shell/texts.ts';
import sheet from './copy-menu.css?inline';

/** Completes a menu "Copy page" with buttons that copy, a status, and what closes it. */
export function fillMenu(menu: HTMLDetailsElement): void {
  const view = menu.querySelector('a');
  if (!view) return;
  adoptSheet(sheet);
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  const button = (label: string, copy: () => Promise<void>) => {
    const item = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    item.addEventListener('click', () => tell(status, item, copy));
    return item;
  };
  const box = document.createElement('div');
  box.append(
    button(t('copy.markdown', 'Copy as Markdown'), () => copyText(fetchText(view.href))),
    view,
    button(t('copy.link', 'Copy link'), () => copyText(location.href)),
    ...nameButtons(button),
    status,
  );
  menu.append(box);
  listen(menu, status);
}

/** Returns the button that copies the full name of a symbol, which is the heading of its page; none on other pages. */
function nameButtons(button: (label: string, copy: () => Promise<void>) => HTMLElement): HTMLElement[] {
  const name = document.querySelector('main h1')?.textContent;
  if (!name || !traitsOf(readDocument().kind).isSymbol) return [];
  const label = button(t('copy.name', 'Copy name'), () => copyText(name));
  return [label];
}

/** Why something was not copied, as shown to readers. */
class CopyFailure extends Error {}

/** Copies, and says how it went. */
async function tell(status: HTMLElement, button: HTMLElement, copy: () => Promise<void>): Promise<void> {
  status.textContent = '';
  delete status.dataset.failed;
  button.ariaBusy = 'true';
  try {
    await copy();
    status.textContent = t('code.copied', 'Copied');
  } catch (error) {
    console.warn('Nothing was copied.', error);
    status.dataset.failed = '';
    status.textContent =
      error instanceof CopyFailure
        ? t('copy.failed', 'The page could not be loaded. Check your connection and try again.')
        : t('copy.refused', 'The browser blocks this button. View the page as Markdown and copy it there.');
  }
  button.ariaBusy = null;
}

/** Returns the text of a twin. HTML instead means that the host has no twin. */
async function fetchText(url: string): Promise<string> {
  try {
    const answer = await fetchPatiently(url);
    if (answer.ok && !answer.headers.get('content-type')?.includes('html')) return await answer.text();
    throw new Error(`${url} returned status ${answer.status}.`);
  } catch (error) {
    throw new CopyFailure('The twin could not be fetched.', { cause: error });
  }
}

/** Copies a text that may still be loading: browsers allow that only right after a press, or with the promise. */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const plain = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  // A clipboard that refuses at once never reads it.
  plain.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  } catch (error) {
    // The clipboard says only that there was no text, not why.
    await text;
    throw error;
  }
}

/** Closes the menu on Escape, which returns the focus, on a press elsewhere, and when the focus leaves it. */
function listen(menu: HTMLDetailsElement, status: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a target, the window has lost the focus, or a press decides.
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  const follow = () => {
    status.textContent = '';
    if (menu.open) document.addEventListener('pointerdown', closeOutside);
    else document.removeEventListener('pointerdown', closeOutside);
  };
  menu.addEventListener('toggle', follow);
  follow();
}
