import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Brand } from './Brand.tsx';
import css from './Drawer.module.css';
import { Html } from './Html.tsx';
import { Icon } from './Icon.tsx';
import { NavAnchor, navKey, type Place } from './NavAnchor.tsx';
import navbar from './Navbar.module.css';
import type { ShownItem } from './nav-choices.ts';
import { leadsHere } from './paths.ts';
import type { SiteView } from './site.ts';
import { t } from './texts.ts';

interface DrawerProps extends Place {
  site: SiteView;
  items: ShownItem[];
  toggle?: ReactNode;
  /** The docs sidebar; shown first when there is one. */
  secondary?: ReactNode;
  onClose: () => void;
}

/** The slide-in menu of narrow windows: a modal dialog, so that focus and Escape are the browser's work. */
export function Drawer({ site, items, path, sidebar, toggle, secondary, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [main, setMain] = useState(!secondary);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const close = () => element.close();
    const closeByPress = ({ target }: Event) => {
      if (target === element || (target instanceof Element && target.closest('a'))) close();
    };
    const desktop = matchMedia('(width > 996px)');
    desktop.addEventListener('change', close);
    element.addEventListener('click', closeByPress);
    return () => {
      desktop.removeEventListener('change', close);
      element.removeEventListener('click', closeByPress);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={t('drawer.label', 'Navigation menu')}
      onClose={onClose}
    >
      <div className={css.drawerHead}>
        <Brand brand={site.brand} />
        {toggle}
        <button
          type="button"
          className={navbar.iconButton}
          aria-label={t('drawer.close', 'Close navigation menu')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {main ? (
        <ul className={css.main}>
          {items.map((item) => (
            <li key={navKey(item)}>
              <DrawerEntry item={item} path={path} sidebar={sidebar} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {items.length > 0 && (
            <button type="button" className={css.back} onClick={() => setMain(true)}>
              <Icon name="back" />
              {t('drawer.back', 'Back to main menu')}
            </button>
          )}
          {secondary}
        </>
      )}
    </dialog>
  );
}

function DrawerEntry({ item, ...place }: { item: ShownItem } & Place) {
  if (item.type === 'search') return null;
  if (item.type === 'html') return <Html html={item.value} />;
  if (item.type === 'link') return <NavAnchor item={item} {...place} />;
  return (
    <details open={item.items.some((child) => leadsHere(child, place.path))}>
      <summary>{item.mobileLabel ?? item.label}</summary>
      <ul>
        {item.items.map((child) => (
          <li key={navKey(child)}>
            {child.type === 'html' ? <Html html={child.value} /> : <NavAnchor item={child} {...place} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
