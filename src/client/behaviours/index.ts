/**
 * What reacts in pages with content. They are HTML from the build, in their layout, which React leaves alone. So everything
 * listens on the document, or prepares each page that is shown: it works as soon as the app has loaded.
 */
import { onContent } from '../runtime/page/content.ts';
import { partIsReady } from '../runtime/start/replay.ts';
import { offerTop } from './back-to-top.ts';
import { listenToCode, watchCode } from './code.ts';
import { addCopyMenu } from './copy-page.ts';
import { markCurrentHeading } from './current-heading.ts';
import { listenToDetails } from './details.ts';
import { listenToEventFilter, recallEventFilter } from './event-filter.ts';
import { listenToFields } from './fields.ts';
import { listenToGallery, recallTag } from './gallery.ts';
import { applyChoices, listenToTabs } from './tabs.ts';

/** Makes the content of this document's pages react, from now on. */
export function listenToContent(): void {
  listenToCode();
  listenToDetails();
  listenToEventFilter();
  listenToFields();
  listenToGallery();
  listenToTabs();
  onContent((content) => {
    addCopyMenu(content);
    applyChoices(content);
    recallEventFilter(content);
    recallTag(content);
    const ends = [watchCode(content), offerTop(content), markCurrentHeading(content)];
    return () => {
      for (const end of ends) end();
    };
  });
  partIsReady('article');
}
