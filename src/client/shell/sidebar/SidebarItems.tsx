import { memo } from 'react';
import type { SidebarItem } from '../../../shared/page.ts';
import { placeInTree } from '../../../shared/sidebar-tree.ts';
import { samePath } from '../../../shared/urls.ts';
import { Fold } from '../Fold.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { plural, t } from '../texts.ts';
import css from './Sidebar.module.css';
import { windowOf } from './sidebar-window.ts';

interface SidebarItemsProps {
  items: SidebarItem[];
  /** URL of the open page. */
  href: string;
  /** Place of the category around them. */
  parent?: string;
  /** Places of open categories; without it all are open, and none can be closed. */
  open?: ReadonlySet<string> | undefined;
  /** Categories open and close without animation. */
  still?: boolean;
  /** Places of the categories whose lists are shown around the open page only, as they were prerendered. */
  cut?: ReadonlySet<string> | 'all';
  onToggle?: (place: string, opens: boolean) => void;
}

/** Items of a list of the sidebar. Those of closed categories are not rendered. */
export function SidebarItems({ items, parent, ...tree }: SidebarItemsProps) {
  const isCut = tree.cut === 'all' || tree.cut?.has(parent ?? '');
  const { start, end } = isCut ? windowOf(items, tree.href) : { start: 0, end: items.length };
  return (
    <>
      {start > 0 && <Gap count={start} />}
      {items.slice(start, end).map((item, index) => {
        const key = `${item.href} ${item.label}`;
        if (!item.items) return <PageItem key={key} item={item} current={isAt(item, tree.href)} />;
        const place = placeInTree(start + index, parent);
        return <Category key={key} item={item} items={item.items} place={place} {...tree} />;
      })}
      {end < items.length && <Gap count={items.length - end} />}
    </>
  );
}

/** Stands for items that were not prerendered. */
function Gap({ count }: { count: number }) {
  return (
    <li className={css.gap} data-gap={count}>
      {plural('sidebar.more', 'One more|{count} more', count)}
    </li>
  );
}

function isAt({ href }: SidebarItem, open: string): boolean {
  return href ? samePath(href, open) : false;
}

interface EntryProps {
  item: SidebarItem;
  /** Its page is the open one. */
  current: boolean;
  onClick?: () => void;
}

/** A page in a list. Memoized, because opening another page changes only two of a hundred. */
const PageItem = memo(function PageItem(props: EntryProps) {
  return (
    <li>
      <Entry {...props} />
    </li>
  );
});

/** A link of the sidebar. That of a deprecated symbol is struck out, which screen readers say, too. */
function Entry({ item, current, onClick }: EntryProps) {
  return (
    <Link
      href={item.href ?? ''}
      kind={item.kind}
      className={item.code ? css.identifier : undefined}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {item.deprecated ? <s>{item.label}</s> : item.label}
    </Link>
  );
}

interface CategoryProps extends Omit<SidebarItemsProps, 'parent'> {
  item: SidebarItem;
  place: string;
}

/** A category with its items. Memoized, because most are closed, and opening another page changes nothing in them. */
const Category = memo(function Category({ item, items, place, ...tree }: CategoryProps) {
  const { open, still, href, onToggle } = tree;
  const isOpen = isOpenIn({ open, place });
  const toggle = () => onToggle?.(place, !isOpen);
  const count = item.count !== undefined && <i aria-hidden="true">{item.count}</i>;
  const caret = <Icon name="chevron" />;
  return (
    <li>
      <div className={css.category}>
        {item.href !== undefined ? (
          <>
            <Entry item={item} current={isAt(item, href)} onClick={() => onToggle?.(place, true)} />
            {count}
            {onToggle && (
              <button
                type="button"
                className="scripted"
                aria-expanded={isOpen}
                aria-label={t('sidebar.toggle', 'Pages in {label}', { label: item.label })}
                onClick={toggle}
              >
                {caret}
              </button>
            )}
          </>
        ) : onToggle ? (
          <button type="button" aria-expanded={isOpen} onClick={toggle}>
            {item.label}
            {count}
            {caret}
          </button>
        ) : (
          <span>{item.label}</span>
        )}
      </div>
      <Fold open={isOpen} still={still ?? true}>
        <SidebarItems items={items} parent={place} {...tree} />
      </Fold>
    </li>
  );
}, looksTheSame);

function isOpenIn({ open, place }: Pick<CategoryProps, 'open' | 'place'>): boolean {
  return open ? open.has(place) : true;
}

/** Returns whether a category is closed before and after, with nothing else changed that shows. */
function looksTheSame(before: CategoryProps, after: CategoryProps): boolean {
  return (
    before.item === after.item &&
    before.place === after.place &&
    before.onToggle === after.onToggle &&
    !isOpenIn(before) &&
    !isOpenIn(after) &&
    isAt(before.item, before.href) === isAt(after.item, after.href)
  );
}
