import { type KeyboardEvent, useEffect, useRef } from 'react';
import { plural, t } from '../texts.ts';
import css from './Sidebar.module.css';

interface SidebarFilterProps {
  /** Number of matches; absent without a text. */
  count: number | undefined;
  onFilter: (text: string) => void;
}

/** The field that filters a sidebar, and how many pages match. */
export function SidebarFilter({ count, onFilter }: SidebarFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration counts.
  useEffect(() => onFilter(field.current?.value ?? ''), [onFilter]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    // A key that an input method has used says 229.
    if (event.key !== 'Escape' || event.keyCode === 229 || !currentTarget.value) return;
    // In the drawer, Escape would close the drawer too.
    event.preventDefault();
    event.stopPropagation();
    currentTarget.value = '';
    onFilter('');
  };
  return (
    <div className={`${css.treeFilter} scripted`}>
      <input
        ref={field}
        className="field"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('sidebar.filter', 'Filter this list')}
        aria-label={t('sidebar.filter', 'Filter this list')}
        onChange={(event) => onFilter(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={count === 0 ? css.none : 'visually-hidden'} aria-live="polite">
        {count !== undefined && plural('sidebar.matches', '{count} match|{count} matches', count)}
      </p>
    </div>
  );
}
