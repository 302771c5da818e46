import { Html } from '../Html.tsx';
import { NavAnchor, type Place } from './NavAnchor.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import type { MenuItem } from './nav-choices.ts';

interface NavEntryProps extends Place {
  item: MenuItem;
}

/** One item of the navbar on desktop. */
export function NavEntry({ item, ...place }: NavEntryProps) {
  if (item.type === 'html') return <Html html={item.value} />;
  if (item.type === 'dropdown') return <NavDropdown item={item} {...place} />;
  return <NavAnchor item={item} {...place} />;
}
