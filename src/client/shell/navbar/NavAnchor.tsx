import type { NavLink } from '../../../shared/navbar.ts';
import { preferVersion } from '../../runtime/memory/version-preference.ts';
import { Html } from '../Html.tsx';
import { Link } from '../Link.tsx';
import { currentOf, isActive } from './active-item.ts';
import type { ShownItem } from './nav-choices.ts';

/** Where the reader is, for items that mark themselves as active. */
export interface CurrentPage {
  /** Path of the open page, base URL included. */
  path: string;
  /** Id of its sidebar. */
  sidebar?: string | undefined;
}

/** A link of the navbar, its dropdowns and the drawer. */
export function NavAnchor({ item, path, sidebar }: { item: NavLink } & CurrentPage) {
  const { className, ...attributes } = item.attributes;
  const active = !item.external && isActive(item, path, sidebar);
  return (
    <Link
      {...attributes}
      href={item.href}
      kind={item.kind}
      external={item.external}
      lang={item.lang}
      className={className}
      aria-current={active ? currentOf(item.href, path) : undefined}
      onPointerDown={item.keepsQuery ? (event) => takeAlong(event.currentTarget, item) : undefined}
      onClick={item.keepsQuery || item.chooses ? (event) => follow(event.currentTarget, item) : undefined}
    >
      {item.html === undefined ? item.label : <Html html={item.html} />}
    </Link>
  );
}

/** Remembers the version that was chosen. */
function follow(link: HTMLAnchorElement, item: NavLink) {
  if (item.chooses) preferVersion(item.chooses.plugin, item.chooses.version);
  if (item.keepsQuery) takeAlong(link, item);
}

/** Adds query and hash of the open page: before the click, so that the browser's context menu has them, too. */
function takeAlong(link: HTMLAnchorElement, { href }: NavLink) {
  link.setAttribute('href', href + location.search + location.hash);
}

/** Returns a key for items, which have no id. */
export function navKey(item: ShownItem): string {
  if (item.type === 'link') return item.href + (item.label ?? item.html ?? '');
  return item.type === 'html' ? item.value : item.type === 'dropdown' ? item.label : item.type;
}
