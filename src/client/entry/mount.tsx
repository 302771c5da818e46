import { startTransition } from 'react';
import type { SiteView } from '../../shared/site.ts';
import type { PageLoader } from '../runtime/loading/page-loader.ts';
import { createRoot, hydrateRoot } from '../runtime/start/react-dom.ts';
import type { ShowView, View } from '../runtime/view.ts';
import { App } from '../shell/App.tsx';

interface MountOptions {
  view: View;
  /** The document holds the content of the page alone: the app is rendered, not hydrated. */
  assembled: boolean;
  reloadPage: PageLoader['reloadPage'];
}

/**
 * Puts the app into the document. Resolves, once the app listens, to the function that shows later views; rejects where the
 * document has no place for it.
 */
export function mountApp(site: SiteView, { view, assembled, reloadPage }: MountOptions): Promise<ShowView> {
  return new Promise((resolve) => {
    const container = document.getElementById('app');
    if (!container) throw new Error('The document has no element `#app`.');
    startTransition(() => {
      const app = <App site={site} initial={view} reloadPage={reloadPage} connect={resolve} />;
      if (assembled) createRoot(container).render(app);
      else hydrateRoot(container, app);
    });
  });
}
