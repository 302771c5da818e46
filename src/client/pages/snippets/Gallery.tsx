import { type MouseEvent, useEffect, useRef } from 'react';
import { within } from '../../runtime/loading/patience.ts';
import { createEntryMemory } from '../../runtime/memory/entry-memory.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { useMarkup } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import sheet from './gallery.css?inline';

addPageSheet('gallery', sheet);

/** Index of the tag that is pressed, -1 for none. */
const pressed = createEntryMemory<number>();

/** Cards of the snippets, which can be filtered by tag. The first choice loads the code of the filter. */
export function Gallery({ html }: { html: string }) {
  const gallery = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const index = pressed.recall() ?? -1;
    gallery.current?.querySelectorAll('button')[index]?.click();
  }, []);
  const choose = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    within(import('./choose-tag.ts')).then(
      ({ chooseTag }) => {
        chooseTag(currentTarget, button);
        const isOn = button.ariaPressed === 'true';
        pressed.keep(isOn ? [...currentTarget.querySelectorAll('button')].indexOf(button) : -1);
      },
      (error: unknown) => {
        console.warn('The snippets cannot be filtered.', error);
        const status = currentTarget.querySelector('[role=status]');
        if (!status) return;
        status.className = '';
        status.textContent = t('search.failedHelp', 'You might want to check your network connection.');
      },
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the buttons in it, which keys make too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      ref={gallery}
      className="gallery"
      data-sheet="gallery"
      onClick={choose}
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  );
}
