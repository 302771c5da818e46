import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WIDE_WINDOW } from '../../../shared/layout.ts';
import type { SidebarItem } from '../../../shared/page.ts';
import { categoriesAbove, countPages, filterSidebar, openFromStart } from '../../../shared/sidebar-tree.ts';
import { changedPlaces, keepSidebar } from '../../runtime/memory/keep-sidebar.ts';
import {
  holdInPlace,
  recallCut,
  recallOpen,
  rememberOpen,
  rememberScroll,
  restoreScroll,
  showCurrent,
} from '../../runtime/memory/sidebar-state.ts';
import { t } from '../texts.ts';
import css from './Sidebar.module.css';
import { SidebarFilter } from './SidebarFilter.tsx';
import { SidebarItems } from './SidebarItems.tsx';

interface SidebarProps {
  items: SidebarItem[];
  /** URL of the open page. */
  href: string;
  /** Id of the sidebar. */
  id: string;
}

const NONE: ReadonlySet<string> = new Set();
/** Fewest pages for which a sidebar has a field to filter them. */
const FILTER_FROM = 12;

/** The tree of a sidebar: the reader opens, closes and filters it, and the page at `href` opens its categories. */
export function Sidebar({ items, href, id }: SidebarProps) {
  const navigation = useRef<HTMLElement>(null);
  const [filter, setFilter] = useState('');
  const { open, still, toggle } = useOpenCategories(items, href);
  const found = filterSidebar(items, filter);

  useLayoutEffect(() => {
    const element = navigation.current;
    if (!element) return;
    restoreScroll(items, element);
    return () => rememberScroll(items, element);
  }, [items]);
  // After the scrolling above, which it has to keep.
  const cut = useCut(navigation);
  const isFiltered = found !== undefined;
  const shown = useRef({ href, isFiltered });
  useLayoutEffect(() => {
    const last = shown.current;
    // After all else that is done before the paint: it lays out the page, which is then to stay as it is.
    if (last.href !== href || (last.isFiltered && !isFiltered))
      queueMicrotask(() => showCurrent(navigation.current));
    shown.current = { href, isFiltered };
  }, [href, isFiltered]);
  useEffect(() => {
    const wide = matchMedia(WIDE_WINDOW);
    const show = () => showCurrent(navigation.current);
    wide.addEventListener('change', show);
    return () => wide.removeEventListener('change', show);
  }, []);
  useEffect(() => {
    rememberOpen(items, open, navigation.current);
    const fresh = new Set(openFromStart(items));
    const keep = () => {
      const list = navigation.current?.querySelector(':scope > ul');
      if (!list || found) return;
      keepSidebar(list, changedPlaces(open, fresh));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [items, open, found]);

  return (
    <nav
      ref={navigation}
      className={css.sidebar}
      aria-label={t('sidebar.label', 'Docs sidebar')}
      data-sidebar={id}
    >
      {countPages(items) >= FILTER_FROM && <SidebarFilter count={found?.count} onFilter={setFilter} />}
      <ul>
        {found ? (
          <SidebarItems items={found.items} href={href} />
        ) : (
          <SidebarItems items={items} href={href} open={open} still={still} cut={cut} onToggle={toggle} />
        )}
      </ul>
    </nav>
  );
}

/**
 * Returns the lists to show cut, as they were prerendered; none after the first effect, which keeps in place what is in
 * view.
 */
function useCut(navigation: RefObject<HTMLElement | null>): ReadonlySet<string> | 'all' {
  const [cut, setCut] = useState(recallCut);
  const restore = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (cut === 'all' || cut.size) {
      restore.current = navigation.current ? holdInPlace(navigation.current) : undefined;
      setCut(NONE);
    } else {
      restore.current?.();
      restore.current = undefined;
    }
  }, [cut, navigation]);
  return cut;
}

/** Returns which categories are open. A page opens those above it; leaving the page closes nothing. */
function useOpenCategories(items: SidebarItem[], href: string) {
  const above = () => categoriesAbove(items, href) ?? [];
  const start = () => {
    const open = new Set([...(recallOpen(items) ?? openFromStart(items)), ...above()]);
    return { items, href, open, still: true };
  };
  const [state, setState] = useState(start);
  let now = state;
  if (state.items !== items) now = start();
  else if (state.href !== href)
    now = { items, href, open: new Set([...state.open, ...above()]), still: true };
  if (now !== state) setState(now);
  const toggle = useCallback((place: string, opens: boolean) => {
    setState((last) => {
      const open = new Set(last.open);
      if (opens) open.add(place);
      else open.delete(place);
      return { ...last, open, still: false };
    });
  }, []);
  return { open: now.open, still: now.still, toggle };
}
