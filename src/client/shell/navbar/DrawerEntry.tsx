import { useState } from 'react';
import type { NavDropdown } from '../../../shared/navbar.ts';
import { Fold } from '../Fold.tsx';
import { Html } from '../Html.tsx';
import { Icon } from '../Icon.tsx';
import { leadsHere } from './active-item.ts';
import { type CurrentPage, NavAnchor, navKey } from './NavAnchor.tsx';
import type { MenuItem } from './nav-choices.ts';

/** One item of the drawer. */
export function DrawerEntry({ item, ...current }: { item: MenuItem } & CurrentPage) {
  if (item.type === 'html') return <Html html={item.value} />;
  if (item.type === 'dropdown') return <DrawerDropdown item={item} {...current} />;
  return <NavAnchor item={item} shown {...current} />;
}

function DrawerDropdown({ item, ...current }: { item: NavDropdown } & CurrentPage) {
  const [open, setOpen] = useState(() =>
    item.items.some((child) => leadsHere(child, current.path, current.sidebar)),
  );
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {item.mobileLabel ?? item.label}
        <Icon name="chevron" />
      </button>
      <Fold open={open}>
        {item.items.map((child) => (
          <li key={navKey(child)}>
            <DrawerEntry item={child} {...current} />
          </li>
        ))}
      </Fold>
    </>
  );
}
