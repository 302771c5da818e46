import type { NavLink } from '../../../shared/navbar.ts';
import { preferVersion } from '../../runtime/memory/version-preference.ts';
import { Html } from '../Html.tsx';
import { Link } from '../Link.tsx';
import { currentOf, leadsHere } from './active-item.ts';
import type { ShownItem } from './nav-choices.ts';

/** Where the reader is, for items that mark themselves as active. */
export interface CurrentPage {
  /** Path of the open page, base URL included. */
  path: string;
  /** Id of its sidebar. */
  sidebar?: string | undefined;
}

interface NavAnchorProps extends CurrentPage {
  item: NavLink;
  /** The link is in a menu that is or was open, so that the address is known. */
  shown?: boolean;
}

/** A link of the navbar, its dropdowns and the drawer. */
export function NavAnchor({ item, shown, path, sidebar }: NavAnchorProps) {
  const { className, ...attributes } = item.attributes;
  return (
    <Link
      {...attributes}
      href={item.href + (shown && item.keepsQuery ? location.search + location.hash : '')}
      kind={item.kind}
      external={item.external}
      lang={item.lang}
      className={className}
      aria-current={leadsHere(item, path, sidebar) ? currentOf(item.href, path) : undefined}
      onClick={() => item.chooses && preferVersion(item.chooses.instance, item.chooses.version)}
    >
      {item.html === undefined ? item.label : <Html html={item.html} />}
    </Link>
  );
}

/** Returns a key for items, which have no id. */
export function navKey(item: ShownItem): string {
  if (item.type === 'link') return item.href + (item.label ?? item.html ?? '');
  return item.type === 'html' ? item.value : item.type === 'dropdown' ? item.label : item.type;
}
