import './styles/index.css';
import './SearchFrame.css';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteView } from '../../shared/site.ts';
import type { PageLoader } from '../runtime/loading/page-loader.ts';
import { addPageSheet } from '../runtime/page/page-sheet.ts';
import { partIsReady } from '../runtime/start/replay.ts';
import type { ShowView, View } from '../runtime/view.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { ColorModeToggle } from './navbar/ColorModeToggle.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { PageSlot } from './page/PageSlot.tsx';
import { SiteContext } from './SiteContext.ts';
import { SkipLink } from './SkipLink.tsx';
import { SidebarSlot } from './sidebar/SidebarSlot.tsx';
import { ErrorBoundary } from './states/ErrorBoundary.tsx';
import { Notice } from './states/Notice.tsx';
import rightToLeft from './styles/right-to-left.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('right-to-left', rightToLeft);

interface AppProps {
  site: SiteView;
  initial: View;
  /** Loads a page again after it crashed. */
  reloadPage: PageLoader['reloadPage'];
  /** Gets the function that shows later views, once the app listens. */
  connect?: (show: ShowView) => void;
}

/** The whole page: shell around one view. Sidebar and tools hydrate on their own, later than the shell. */
export function App({ site, initial, reloadPage, connect }: AppProps) {
  const [view, setView] = useState(initial);
  const committed = useRef<(() => void) | undefined>(undefined);

  useLayoutEffect(() => {
    committed.current?.();
    committed.current = undefined;
  });
  useEffect(() => {
    connect?.(
      (next, how) =>
        new Promise((resolve) => {
          committed.current?.();
          committed.current = resolve;
          const show = () => setView(next);
          if (how === 'at once') flushSync(show);
          else if (how === 'when rendered') startTransition(show);
          else show();
        }),
    );
    partIsReady('shell');
  }, [connect]);

  const { path, sidebar } = view;
  const slot = sidebar && <SidebarSlot key={sidebar.id} sidebar={sidebar} path={path} />;
  return (
    <ErrorBoundary resetKey={String(view.serial)}>
      <SiteContext value={site}>
        <SkipLink />
        {site.announcement && <AnnouncementBar announcement={site.announcement} />}
        <Navbar
          site={site}
          view={view}
          toggle={site.colorMode.disableSwitch ? undefined : <ColorModeToggle site={site} />}
          secondary={slot}
        />
        <Frame sidebar={slot}>
          <PageSlot view={view} reloadPage={reloadPage} />
        </Frame>
        {site.footer && <Footer footer={site.footer} offline={site.offline !== undefined} />}
        <Notice />
      </SiteContext>
    </ErrorBoundary>
  );
}
