import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import { focusFirst, isFocusLost } from '../../runtime/focus/focus-trap.ts';
import { hideOnScroll } from '../../runtime/navbar-visibility.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import type { View } from '../../runtime/view.ts';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import { navKey } from './NavAnchor.tsx';
import css from './Navbar.module.css';
import { NavEntry } from './NavEntry.tsx';
import { NavRows } from './NavRows.tsx';
import { type ShownItem, showItem } from './nav-choices.ts';
import primary from './primary.css?inline';
import { SearchButton } from './SearchButton.tsx';
import { usePreferredVersions } from './use-preferred-versions.ts';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('navbar-primary', primary);

interface NavbarProps {
  site: SiteView;
  view: View;
  /** The colour-mode toggle, shown in the bar and in the drawer. */
  toggle?: ReactNode;
  /** The docs sidebar for the drawer; absent on pages without one. */
  secondary?: ReactNode;
}

/** The bar at the top of each page. Up to 996 px its links are in a drawer, which the menu button opens. */
export function Navbar({ site, view, toggle, secondary }: NavbarProps) {
  const { path, route, version } = view;
  const sidebar = view.sidebar?.id;
  const header = useRef<HTMLElement>(null);
  // Path at which the drawer was opened; another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const { style, hideOnScroll: hides } = site.navbar;
  useEffect(() => (hides && header.current ? hideOnScroll(header.current) : undefined), [hides]);
  const context = { route, version, locale: site.locale.code, preferred: usePreferredVersions(site, route) };
  const left = site.navbar.left.map((item) => showItem(item, context));
  const right = site.navbar.right.map((item) => showItem(item, context));
  const field = <SearchButton href={site.searchHref} />;
  const menuItems = [...left, ...right].filter((item) => item.type !== 'search');
  const placed = menuItems.length < left.length + right.length;
  const hasMenu = menuItems.length > 0 || Boolean(secondary);
  const open = openAt === path && hasMenu;
  useEffect(() => {
    if (!open) return;
    return () => {
      // However the drawer was closed, it had the focus. The menu button is the first stop, except in a wide window.
      if (isFocusLost()) focusFirst(header.current);
    };
  }, [open]);
  const list = (items: ShownItem[]) => (
    <div className={css.items}>
      {items.map((item) =>
        item.type === 'search' ? (
          <div key="search" className={css.placed}>
            {field}
          </div>
        ) : (
          <NavEntry key={navKey(item)} item={item} path={path} sidebar={sidebar} />
        ),
      )}
    </div>
  );
  return (
    <>
      <header ref={header} className={css.navbar} data-style={style}>
        <nav aria-label={t('navbar.label', 'Main')}>
          {hasMenu && (
            <button
              type="button"
              className={`${css.menu} scripted`}
              aria-label={t('navbar.menu', 'Open navigation menu')}
              aria-expanded={open}
              onClick={() => setOpenAt(path)}
            >
              <Icon name="menu" />
            </button>
          )}
          <Brand brand={site.brand} />
          <NavRows path={path}>
            {list(left)}
            {list(right)}
          </NavRows>
          {toggle}
          {!placed && field}
        </nav>
      </header>
      {open && (
        <Drawer
          site={site}
          items={menuItems}
          path={path}
          sidebar={sidebar}
          toggle={toggle}
          secondary={secondary}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </>
  );
}
