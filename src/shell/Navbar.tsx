import { type ReactNode, useState } from 'react';
import type { PageVersion } from '../catalogue/model.ts';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import { Icon } from './Icon.tsx';
import { navKey, type Place } from './NavAnchor.tsx';
import css from './Navbar.module.css';
import { NavEntry } from './NavEntry.tsx';
import { type ShownItem, showItem } from './nav-choices.ts';
import type { SiteView } from './site.ts';
import { t } from './texts.ts';
import { usePreferredVersions } from './usePreferredVersions.ts';

export interface NavbarProps extends Place {
  site: SiteView;
  /** Route of the open page. */
  route: string;
  /** Version of the open doc, where there are several. */
  version?: PageVersion | undefined;
  /** The colour-mode toggle, shown in the bar and in the drawer. */
  toggle?: ReactNode;
  /** The docs sidebar for the drawer; absent on pages without one. */
  secondary?: ReactNode;
  /** Takes the place of the link to the search page. */
  search?: ReactNode;
  /** Called when the drawer opens. */
  onMenu?: () => void;
}

/** The bar at the top of each page. Up to 996 px its links move into a drawer behind the menu button. */
export function Navbar({
  site,
  path,
  route,
  version,
  sidebar,
  toggle,
  secondary,
  search,
  onMenu,
}: NavbarProps) {
  const [open, setOpen] = useState(false);
  const { style } = site.navbar;
  const context = { route, version, locale: site.locale.code, preferred: usePreferredVersions(site) };
  const left = site.navbar.left.map((item) => showItem(item, context));
  const right = site.navbar.right.map((item) => showItem(item, context));
  const field = search ?? (site.searchHref && <SearchLink href={site.searchHref} />);
  const placed = [...left, ...right].some((item) => item.type === 'search');
  const list = (items: ShownItem[]) => (
    <div className={css.items}>
      {items.map((item) =>
        item.type === 'search' ? (
          <div key="search">{field}</div>
        ) : (
          <NavEntry key={navKey(item)} item={item} path={path} sidebar={sidebar} />
        ),
      )}
    </div>
  );
  return (
    <>
      <header className={css.navbar} data-style={style}>
        <nav aria-label={t('navbar.label', 'Main')}>
          {(left.length > 0 || right.length > 0 || secondary) && (
            <button
              type="button"
              className={css.menu}
              aria-label={t('navbar.menu', 'Open navigation menu')}
              aria-expanded={open}
              onClick={() => {
                onMenu?.();
                setOpen(true);
              }}
            >
              <Icon name="menu" />
            </button>
          )}
          <Brand brand={site.brand} />
          {list(left)}
          {list(right)}
          {toggle}
          {!placed && field}
        </nav>
      </header>
      {open && (
        <Drawer
          site={site}
          items={[...left, ...right]}
          path={path}
          sidebar={sidebar}
          toggle={toggle}
          secondary={secondary}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function SearchLink({ href }: { href: string }) {
  return (
    <a className={css.search} href={href} data-kind="Search">
      <Icon name="search" />
      <span>{t('search.placeholder', 'Search docs')}</span>
    </a>
  );
}
