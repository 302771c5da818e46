import { Html } from '../Html.tsx';
import { type CurrentPage, NavAnchor } from './NavAnchor.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import type { MenuItem } from './nav-choices.ts';

interface NavEntryProps extends CurrentPage {
  item: MenuItem;
}

/** One item of the navbar on desktop. */
export function NavEntry({ item, ...current }: NavEntryProps) {
  if (item.type === 'html') return <Html html={item.value} />;
  if (item.type === 'dropdown') return <NavDropdown item={item} {...current} />;
  return <NavAnchor item={item} {...current} />;
}
