import type { ReactNode } from 'react';
import css from './layout.module.css';
import { CONTENT_ID } from './SkipLink.tsx';

interface FrameProps {
  /** The docs sidebar; absent on pages without one. */
  sidebar?: ReactNode;
  children: ReactNode;
}

/** What lies between navbar and footer: the sidebar on desktop, and the main landmark. */
export function Frame({ sidebar, children }: FrameProps) {
  return (
    <div className={css.frame}>
      {sidebar && <aside className={css.aside}>{sidebar}</aside>}
      <main id={CONTENT_ID}>{children}</main>
    </div>
  );
}
