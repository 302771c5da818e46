import { t } from '../shell/texts.ts';

/** Shows only the cards with the tag of a button, or all of them when it was chosen before. */
export function chooseTag(gallery: Element, button: HTMLButtonElement): void {
  const chosen = button.ariaPressed === 'true' ? undefined : button.textContent;
  for (const tagButton of gallery.querySelectorAll('button'))
    tagButton.ariaPressed = String(tagButton.textContent === chosen);
  const cards = [...gallery.querySelectorAll('li')];
  for (const card of cards)
    card.hidden = chosen !== undefined && !card.dataset.tags?.split('|').includes(chosen ?? '');
  for (const section of gallery.querySelectorAll('section'))
    section.hidden = !section.querySelector('li:not([hidden])');
  const status = gallery.querySelector('[role=status]');
  if (!status) return;
  // It is visible if an earlier attempt to load this code failed.
  status.className = 'visually-hidden';
  const count = cards.filter(({ hidden }) => !hidden).length;
  status.textContent = t('gallery.shown', '{count} of {total} snippets', { count, total: cards.length });
}
