import { Suspense, startTransition, use, useEffect, useState } from 'react';
import type { LoadedPage, PageLoader } from '../../runtime/loading/page-loader.ts';
import { type Resource, runningResource, settledResource } from '../../runtime/loading/resource.ts';
import { partIsReady } from '../../runtime/start/replay.ts';
import type { View } from '../../runtime/view.ts';
import css from '../layout.module.css';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { LoadingView } from '../states/LoadingView.tsx';
import { Content } from './Content.tsx';

/** Milliseconds before the spinner of the loading view is shown (CON-05). */
const LOADER_DELAY = 200;

interface PageSlotProps {
  view: View;
  /** Loads a page again after it crashed. */
  reloadPage: PageLoader['reloadPage'];
}

/**
 * The page of a view in its own boundary: one that throws offers "Try again". Whatever has to be waited for has a second
 * boundary: the prerendered HTML of a tool stays until it is hydrated, a page that is still loading shows a spinner after a
 * moment, and one that cannot be loaded offers "Retry".
 */
export function PageSlot({ view, reloadPage }: PageSlotProps) {
  const { route, serial } = view;
  const [again, setAgain] = useState<{ serial: number; page: Resource<LoadedPage> }>();
  const page = again?.serial === serial ? again.page : view.page;
  const retry = () => {
    const loading = reloadPage(route);
    setAgain({ serial, page: runningResource(loading) });
    settledResource(loading).then((loaded) => startTransition(() => setAgain({ serial, page: loaded })));
  };
  return (
    <ErrorBoundary resetKey={`${route} ${serial}`} onRetry={retry}>
      {'html' in page ? (
        <Content key={route} html={page.html} />
      ) : (
        <div data-part="page">
          <Suspense key={route} fallback={<DelayedLoadingView />}>
            <Page page={page} />
          </Suspense>
        </div>
      )}
    </ErrorBoundary>
  );
}

function Page({ page }: { page: Resource<LoadedPage> }) {
  const loaded = use(page.promise);
  useEffect(() => partIsReady('page'), []);
  if (!('Component' in loaded)) return <Content html={loaded.file.html} />;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <loaded.Component data={loaded.file.data} />
      </div>
    </div>
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
