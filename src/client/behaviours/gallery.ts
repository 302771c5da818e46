import { delegate } from '../runtime/delegate.ts';
import { within } from '../runtime/loading/patience.ts';
import { createEntryMemory } from '../runtime/memory/entry-memory.ts';
import { hashTarget } from '../runtime/navigation/address-bar.ts';
import { t } from '../shell/texts.ts';

type Filter = typeof import('./choose-tag.lazy.ts');

/** Index of the tag that is pressed, -1 for none. */
const pressed = createEntryMemory<number>();

/** The code of the filter, once a tag has been pressed. */
let filter: Filter | undefined;

/** Filters the cards of the snippets by the tag that is pressed. The first press loads the code of the filter. */
export function listenToGallery(): void {
  delegate<HTMLButtonElement>(['click'], '.gallery button', choose);
  delegate<HTMLAnchorElement>(['click'], 'a[href*="#"]', showTarget);
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
    (loaded) => {
      filter = loaded;
      press(filter, gallery, button);
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

function press({ chooseTag }: Filter, gallery: Element, button: HTMLButtonElement): void {
  chooseTag(gallery, button);
  const isOn = button.ariaPressed === 'true';
  pressed.keep(isOn ? [...gallery.querySelectorAll('button')].indexOf(button) : -1);
}

/** Shows all cards again when a link leads to a category that the tag hides, before the browser follows it. */
function showTarget({ hash, pathname }: HTMLAnchorElement): void {
  const gallery = hashTarget(hash)?.closest('.gallery [hidden]')?.closest('.gallery');
  const button = gallery?.querySelector<HTMLButtonElement>('[aria-pressed=true]');
  if (filter && gallery && button && pathname === location.pathname) press(filter, gallery, button);
}
