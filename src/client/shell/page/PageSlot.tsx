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

/** The page of a view, inside the main landmark. */
export function PageSlot({ view, reloadPage }: PageSlotProps) {
  const { page, route, serial } = view;
  if ('html' in page) return <Content key={route} html={page.html} />;
  return <Waiting key="waiting" page={page} route={route} serial={serial} reloadPage={reloadPage} />;
}

interface WaitingProps extends Pick<View, 'route' | 'serial'>, Pick<PageSlotProps, 'reloadPage'> {
  page: Resource<LoadedPage>;
}

/**
 * A page that has to be waited for, in its own boundary: the prerendered HTML of a tool stays until it is hydrated, a page that
 * is still loading shows a spinner after a moment, one that cannot be loaded offers "Retry", and one that throws offers "Try
 * again".
 */
function Waiting({ page, route, serial, reloadPage }: WaitingProps) {
  const [again, setAgain] = useState<{ serial: number; page: Resource<LoadedPage> }>();
  const retry = () => {
    const loading = reloadPage(route);
    setAgain({ serial, page: runningResource(loading) });
    settledResource(loading).then((loaded) => startTransition(() => setAgain({ serial, page: loaded })));
  };
  return (
    <div data-part="page">
      <ErrorBoundary resetKey={`${route} ${serial}`} onRetry={retry}>
        <Suspense key={route} fallback={<DelayedLoadingView />}>
          <Page page={again?.serial === serial ? again.page : page} />
        </Suspense>
      </ErrorBoundary>
    </div>
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
