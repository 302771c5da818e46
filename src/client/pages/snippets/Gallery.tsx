import type { MouseEvent } from 'react';
import { addPageSheet } from '../../runtime/page-sheet.ts';
import sheet from './gallery.css?inline';

addPageSheet('gallery', sheet);

/** Cards of the snippets, which can be chosen by tag. What does that comes with the first choice. */
export function Gallery({ html }: { html: string }) {
  const choose = async ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    const button = target instanceof Element && target.closest('button');
    if (button) (await import('./choose-tag.ts')).chooseTag(currentTarget, button);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the buttons in it, which keys make too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      className="gallery"
      data-sheet="gallery"
      onClick={choose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
