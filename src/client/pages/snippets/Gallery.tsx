import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { useMarkup } from '../../shell/Html.tsx';
import sheet from './gallery.css?inline';

addPageSheet('gallery', sheet);

/** Cards of the snippets. `client/behaviours/gallery.ts` filters them by tag. */
export function Gallery({ html }: { html: string }) {
  return <div className="gallery" data-sheet="gallery" dangerouslySetInnerHTML={useMarkup(html)} />;
}
