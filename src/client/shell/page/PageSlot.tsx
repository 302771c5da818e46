import { Suspense, startTransition, use, useEffect, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import type { LoadedPage, PageLoader } from '../../runtime/loading/page-loader.ts';
import { type Resource, runningResource, settledResource } from '../../runtime/loading/resource.ts';
import { partIsReady } from '../../runtime/start/replay.ts';
import type { View } from '../../runtime/view.ts';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { LoadingView } from '../states/LoadingView.tsx';
import { Content } from './Content.tsx';
import { DocLayout } from './DocLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';

/** Milliseconds before the spinner of the loading view is shown (CON-05). */
const LOADER_DELAY = 200;

interface PageSlotProps {
  view: View;
  site: SiteView;
  /** Loads a page again after it crashed. */
  reloadPage: PageLoader['reloadPage'];
}

/**
 * The page in its own boundary: prerendered HTML stays until it is hydrated, a page that is still loading shows a
 * spinner after a moment, one that cannot be loaded offers "Retry", and one that throws offers "Try again".
 */
export function PageSlot({ view, site, reloadPage }: PageSlotProps) {
  const [again, setAgain] = useState<{ serial: number; page: Resource<LoadedPage> }>();
  const retry = () => {
    const { route, serial } = view;
    const loading = reloadPage(route);
    setAgain({ serial, page: runningResource(loading) });
    settledResource(loading).then((page) => startTransition(() => setAgain({ serial, page })));
  };
  return (
    <div data-part="page">
      <ErrorBoundary resetKey={`${view.route} ${view.serial}`} onRetry={retry}>
        <Suspense key={view.route} fallback={<DelayedLoadingView />}>
          <Page page={again?.serial === view.serial ? again.page : view.page} site={site} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Page({ page, site }: { page: Resource<LoadedPage>; site: SiteView }) {
  const loaded = use(page.promise);
  useEffect(() => partIsReady('page'), []);
  const { file } = loaded;
  const Layout = file.doc ? DocLayout : PlainLayout;
  return (
    <Layout page={file} site={site}>
      {'Component' in loaded ? (
        <loaded.Component data={loaded.file.data} />
      ) : (
        <Content as={file.doc ? 'article' : 'div'} html={loaded.file.html} />
      )}
    </Layout>
  );
}

function DelayedLoadingView() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADER_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return <div data-pending="">{shown && <LoadingView />}</div>;
}
