import { delegate } from '../runtime/delegate.ts';
import { within } from '../runtime/loading/patience.ts';
import { createEntryMemory } from '../runtime/memory/entry-memory.ts';
import { t } from '../shell/texts.ts';

/** Index of the tag that is pressed, -1 for none. */
const pressed = createEntryMemory<number>();

/** Filters the cards of the snippets by the tag that is pressed. The first press loads the code of the filter. */
export function listenToGallery(): void {
  delegate<HTMLButtonElement>(['click'], '.gallery button', choose);
}

/** Presses the tag again that was pressed when the reader left the page. */
export function recallTag(content: HTMLElement): void {
  const index = pressed.recall();
  if (index !== undefined) content.querySelectorAll<HTMLElement>('.gallery button')[index]?.click();
}

function choose(button: HTMLButtonElement): void {
  const gallery = button.closest('.gallery');
  if (!gallery) return;
  within(import('./choose-tag.lazy.ts')).then(
    ({ chooseTag }) => {
      chooseTag(gallery, button);
      const isOn = button.ariaPressed === 'true';
      pressed.keep(isOn ? [...gallery.querySelectorAll('button')].indexOf(button) : -1);
    },
    (error: unknown) => {
      console.warn('The snippets cannot be filtered.', error);
      const status = gallery.querySelector('[role=status]');
      if (!status) return;
      status.className = '';
      status.textContent = t('search.failedHelp', 'You might want to check your network connection.');
    },
  );
}
