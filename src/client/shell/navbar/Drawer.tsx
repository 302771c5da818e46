import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WIDE_WINDOW } from '../../../shared/layout.ts';
import type { SiteView } from '../../../shared/site.ts';
import { guardBack } from '../../runtime/back-guard.ts';
import { focusFirst, trapFocus } from '../../runtime/focus/focus-trap.ts';
import { showCurrent } from '../../runtime/memory/sidebar-state.ts';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import { useSheet } from '../use-sheet.ts';
import { Brand } from './Brand.tsx';
import sheet from './Drawer.css?inline';
import { DrawerEntry } from './DrawerEntry.tsx';
import { type CurrentPage, navKey } from './NavAnchor.tsx';
import navbar from './Navbar.module.css';
import type { MenuItem } from './nav-choices.ts';

interface DrawerProps extends CurrentPage {
  site: SiteView;
  items: MenuItem[];
  toggle?: ReactNode;
  /** The docs sidebar; shown first when there is one. */
  secondary?: ReactNode;
  onClose: () => void;
}

/**
 * The slide-in menu of narrow windows: a modal dialog, so that the browser handles Escape and the page behind it.
 */
export function Drawer({ site, items, path, sidebar, toggle, secondary, onClose }: DrawerProps) {
  useSheet(sheet);
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [main, setMain] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    closing.current?.focus();
    showCurrent(list.current);
    return closeInEveryWay(element);
  }, []);
  useEffect(() => {
    // The button that led here has disappeared.
    if (main && !focusFirst(list.current)) closing.current?.focus();
  }, [main]);

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('drawer.label', 'Navigation menu')}
      onClose={onClose}
    >
      <div className="drawer-head">
        <Brand brand={site.brand} />
        {toggle}
        <button
          ref={closing}
          type="button"
          className={navbar.iconButton}
          aria-label={t('drawer.close', 'Close navigation menu')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {secondary && !main && items.length > 0 && (
        <button type="button" className="drawer-back" onClick={() => setMain(true)}>
          <Icon name="back" />
          {t('drawer.back', 'Back to main menu')}
        </button>
      )}
      <div ref={list} className="drawer-list" data-drawer-scroll="">
        {secondary && !main ? (
          secondary
        ) : (
          <ul className="main-menu">
            {items.map((item) => (
              <li key={navKey(item)}>
                <DrawerEntry item={item} path={path} sidebar={sidebar} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}

/**
 * Traps the focus, and closes the drawer on a press outside, on a link, on Back, and when the window gets wide.
 *
 * @returns a function that stops this.
 */
function closeInEveryWay(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  const guard = guardBack(close);
  const freeFocus = trapFocus(dialog);
  // On the document, so that it runs after the links' own handlers.
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const { left, right } = dialog.getBoundingClientRect();
    if (target === dialog && (event.clientX < left || event.clientX > right)) close();
    // Also one of the search, which may be open in front.
    const link = target instanceof Element && target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!event.defaultPrevented && isPlainLink(link) && guard.follow(link.href)) event.preventDefault();
    close();
  };
  const desktop = matchMedia(WIDE_WINDOW);
  desktop.addEventListener('change', close);
  document.addEventListener('click', onClick);
  return () => {
    desktop.removeEventListener('change', close);
    document.removeEventListener('click', onClick);
    freeFocus();
    guard.release();
  };
}

/** Returns whether a link leads to a page that this tab will show in place of the open one. */
function isPlainLink(link: HTMLAnchorElement): boolean {
  return !link.target && !link.download && link.protocol.startsWith('http');
}
