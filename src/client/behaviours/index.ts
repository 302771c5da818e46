/**
 * What reacts in the content of pages. Content is HTML from the build, which React leaves alone, so everything listens on the
 * document: it works for each page that is shown, and as soon as the app has loaded.
 */
import { onContent } from '../runtime/page/content.ts';
import { partIsReady } from '../runtime/start/replay.ts';
import { listenToCode, watchCode } from './code.ts';
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
    applyChoices(content);
    recallEventFilter(content);
    recallTag(content);
    return watchCode(content);
  });
  partIsReady('article');
}
