import { askEarly } from '../runtime/loading/fetch-json.ts';
import { loadSiteFile } from '../runtime/loading/site-file.ts';
import { readDocument } from '../runtime/page/document.ts';
import { painted } from '../runtime/start/idle.ts';
import type { PanelHandle } from '../search/ui/mount-panel.tsx';
import { fetchSearch } from './ahead.ts';

/**
 * Returns the URL of the embedded index if it is all that this page needs. A page without one uses a hosted search, and
 * docs with several versions may need more files, which the panel decides.
 */
function indexUrl(): string | undefined {
  const { search, version } = document.documentElement.dataset;
  return version ? undefined : search;
}

/**
 * Loads the panel of the search. The index is as large as React: it is requested at once if React has loaded, else
 * after the code that reads it. All other files wait until the open dialog has been painted.
 */
export async function loadPanel(frame: HTMLDialogElement, hasReact: boolean): Promise<PanelHandle> {
  const index = indexUrl();
  if (index && hasReact) askEarly(index);
  await painted();
  fetchSearch(index !== undefined);
  if (index)
    import('../search/embedded-search.ts').then(
      ({ embeddedSearch }) => embeddedSearch().preload?.({}),
      () => {},
    );
  const parts = [import('../search/ui/mount-panel.tsx'), loadSiteFile(readDocument().site)] as const;
  const [{ mountPanel }, { site }] = await Promise.all(parts);
  return mountPanel(frame, site);
}
