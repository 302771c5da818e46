import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { NavDropdown as Dropdown } from '../../../shared/navbar.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { Html } from '../Html.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { currentOf, isActive, leadsHere } from './active-item.ts';
import sheet from './dropdown.css?inline';
import { type CurrentPage, NavAnchor, navKey } from './NavAnchor.tsx';
import { useDismiss } from './use-dismiss.ts';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('navbar-dropdown', sheet);

/**
 * A dropdown of the navbar: opens on Enter or click, closes on a press outside, when the focus leaves it, on Escape
 * and when one of its links is followed. One whose label leads to a page also opens while a mouse is on it, and a
 * touch follows the label only when the menu is open: its items may be about the page that the label leaves.
 */
export function NavDropdown({ item, path, sidebar }: { item: Dropdown } & CurrentPage) {
  const box = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  // Links keep the address of the page that the menu was opened on: a click closes the menu before it is followed.
  const [open, setOpen] = useState<boolean>();

  useDismiss(box, open ?? false, (by) => {
    setOpen(false);
    if (by === 'Escape') label.current?.focus();
  });

  useEffect(() => {
    // The mouse may have come before the app.
    if (item.href && matchMedia('(hover: hover)').matches && box.current?.matches(':hover')) setOpen(true);
  }, [item.href]);

  const onFollow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a:not([target])'))) return;
    // The link is hidden with the list.
    label.current?.focus();
    setOpen(false);
  };
  const onHover = (event: PointerEvent) => {
    if (item.href && event.pointerType === 'mouse') setOpen(event.type === 'pointerenter');
  };
  const here = isActive(item, path, sidebar);
  // The language of the page is chosen on all pages: marking it would tell nothing.
  const leads = (child: (typeof item.items)[number]) => !('lang' in child) && leadsHere(child, path, sidebar);
  const active = here || item.items.some(leads);
  const shared = {
    ref: label,
    'aria-expanded': open ?? false,
    'data-active': active || undefined,
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      // Enter clicks without a count: it closes the menu.
      if (item.href && (pointerType === 'mouse' || (open && event.detail))) return;
      event.preventDefault();
      setOpen(!open);
    },
    children: (
      <>
        {item.label}
        <Icon name="chevron" />
      </>
    ),
  };
  return (
    <div className="dropdown" ref={box} onPointerEnter={onHover} onPointerLeave={onHover}>
      {item.href === undefined ? (
        <button type="button" {...shared} />
      ) : (
        <Link {...shared} href={item.href} aria-current={here ? currentOf(item.href, path) : undefined} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the links inside end in a click. */}
      <ul hidden={!open} onClick={onFollow}>
        {item.items.map((child) => (
          <li key={navKey(child)}>
            {child.type === 'html' ? (
              <Html html={child.value} />
            ) : (
              <NavAnchor item={child} shown={open !== undefined} path={path} sidebar={sidebar} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
