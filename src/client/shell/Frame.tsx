import { type ReactNode, useState } from 'react';
import { CONTENT_ID } from '../runtime/focus/lend-focus.ts';
import { Icon } from './Icon.tsx';
import css from './layout.module.css';
import { t } from './texts.ts';

interface FrameProps {
  /** The docs sidebar; absent on pages without one. */
  sidebar?: ReactNode;
  children: ReactNode;
}

/**
 * What is between navbar and footer: the sidebar of wide windows, and the main landmark. A sidebar that the reader
 * collapsed stays a strip for as long as the document lasts.
 */
export function Frame({ sidebar, children }: FrameProps) {
  const [collapsed, setCollapsed] = useState(false);
  const label = collapsed ? t('sidebar.expand', 'Expand sidebar') : t('sidebar.collapse', 'Collapse sidebar');
  return (
    <div className={css.frame}>
      {sidebar && (
        <aside className={css.aside} data-collapsed={collapsed || undefined}>
          <div data-sidebar-scroll="">{sidebar}</div>
          <button type="button" className="scripted" title={label} onClick={() => setCollapsed(!collapsed)}>
            <Icon name={collapsed ? 'chevron' : 'back'} />
          </button>
        </aside>
      )}
      <main id={CONTENT_ID} className={css.main}>
        {children}
      </main>
    </div>
  );
}
