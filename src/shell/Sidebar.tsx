import { useState } from 'react';
import type { SidebarItem } from '../catalogue/model.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { samePath } from './paths.ts';
import css from './Sidebar.module.css';
import { t } from './texts.ts';

export interface SidebarProps {
  items: SidebarItem[];
  /** Address of the open page. */
  href: string;
  /** Id of the sidebar. */
  id: string;
}

/** The tree of a section. Children of closed categories are not rendered. */
export function Sidebar({ items, href, id }: SidebarProps) {
  return (
    <nav className={css.sidebar} aria-label={t('sidebar.label', 'Docs sidebar')} data-sidebar={id}>
      <Items items={items} href={href} />
    </nav>
  );
}

function Items({ items, href }: { items: SidebarItem[]; href: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`}>
          {item.items ? (
            <Category item={item} items={item.items} href={href} />
          ) : (
            <Entry item={item} href={href} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, href, onClick }: { item: SidebarItem; href: string; onClick?: () => void }) {
  const className = [item.code && css.identifier, item.deprecated && css.old].filter(Boolean).join(' ');
  return (
    <Link
      href={item.href ?? ''}
      kind={item.kind}
      className={className || undefined}
      aria-current={item.href && samePath(item.href, href) ? 'page' : undefined}
      onClick={onClick}
    >
      {item.label}
    </Link>
  );
}

function Category({ item, items, href }: { item: SidebarItem; items: SidebarItem[]; href: string }) {
  const current = holds(item, href);
  const [state, setState] = useState({ open: item.open === true || current, current });
  if (state.current !== current) {
    // A page inside opens the category; leaving it closes nothing.
    setState({ open: state.open || current, current });
  }
  const toggle = () => setState({ open: !state.open, current });
  const count = item.count !== undefined && <i aria-hidden="true">{item.count}</i>;
  const caret = <Icon name="chevron" />;
  return (
    <>
      <div className={css.category}>
        {item.href === undefined ? (
          <button type="button" aria-expanded={state.open} onClick={toggle}>
            {item.label}
            {count}
            {caret}
          </button>
        ) : (
          <>
            <Entry item={item} href={href} onClick={() => setState({ open: true, current })} />
            {count}
            <button
              type="button"
              aria-expanded={state.open}
              aria-label={t('sidebar.toggle', 'Pages of {label}', { label: item.label })}
              onClick={toggle}
            >
              {caret}
            </button>
          </>
        )}
      </div>
      {state.open && <Items items={items} href={href} />}
    </>
  );
}

function holds(item: SidebarItem, href: string): boolean {
  if (item.href !== undefined && samePath(item.href, href)) return true;
  return item.items?.some((child) => holds(child, href)) ?? false;
}
