import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Html } from './Html.tsx';
import { Icon } from './Icon.tsx';
import { NavAnchor, navKey, type Place } from './NavAnchor.tsx';
import css from './Navbar.module.css';
import { isActive, leadsHere } from './paths.ts';
import type { NavDropdown as Dropdown } from './site.ts';

/** A dropdown of the navbar: opens on Enter or click, closes outside, behind its last item and on Escape. */
export function NavDropdown({ item, path, sidebar }: { item: Dropdown } & Place) {
  const box = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'];
    for (const name of events) document.addEventListener(name, closeOutside);
    return () => {
      for (const name of events) document.removeEventListener(name, closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    label.current?.focus();
  };
  const active = isActive(item, path, sidebar) || item.items.some((it) => leadsHere(it, path));
  const shared = {
    ref: label,
    'aria-expanded': open,
    'data-active': active || undefined,
    children: (
      <>
        {item.label}
        <Icon name="chevron" />
      </>
    ),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the keys of the controls inside.
    <div className={css.dropdown} ref={box} onKeyDown={onKeyDown}>
      {item.href === undefined ? (
        <button type="button" {...shared} onClick={() => setOpen(!open)} />
      ) : (
        <a
          {...shared}
          href={item.href}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setOpen(!open);
          }}
          onClick={() => setOpen(!open)}
        />
      )}
      <ul hidden={!open}>
        {item.items.map((child) => (
          <li key={navKey(child)}>
            {child.type === 'html' ? (
              <Html html={child.value} />
            ) : (
              <NavAnchor item={child} path={path} sidebar={sidebar} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
