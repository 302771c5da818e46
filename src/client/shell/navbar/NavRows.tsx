import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './Navbar.module.css';
import { useDismiss } from './use-dismiss.ts';

interface NavRowsProps {
  path: string;
  /** Lists of items. */
  children: ReactNode;
}

/** The items of the navbar. Those that do not fit wrap into rows below it, which a button shows. */
export function NavRows({ path, children }: NavRowsProps) {
  const area = useRef<HTMLDivElement>(null);
  // Path at which the rows that do not fit were opened; another page closes them.
  const [moreAt, setMoreAt] = useState<string>();
  const more = moreAt === path;
  useDismiss(area, more, () => setMoreAt(undefined));
  return (
    <div ref={area} className={css.area}>
      {children}
      {/* For the mouse: with the keyboard, the focus shows the rows below. */}
      <button
        type="button"
        className={`${css.iconButton} ${css.more} scripted`}
        tabIndex={-1}
        aria-hidden="true"
        aria-expanded={more}
        title={t('navbar.more', 'More')}
        onClick={() => setMoreAt(more ? undefined : path)}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}
