import { nameCommandKey } from '../../runtime/shortcuts.ts';
import { markup } from '../Html.tsx';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './SearchButton.module.css';

/**
 * Opens the search dialog; the first script of the page listens to it. Should that script not come, it leads to the
 * search page, where there is one. The key of the platform is known only in the browser, whose first script names it.
 */
export function SearchButton({ href }: { href: string | undefined }) {
  return (
    <form action={href} className={css.searchForm}>
      <button
        type={href ? 'submit' : 'button'}
        className={`${css.search} scripted`}
        data-search-open=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="search" />
        <span>{t('search.placeholder', 'Search docs')}</span>
        <span className={css.keys} aria-hidden="true">
          <kbd ref={nameKey} {...COMMAND_KEY} hidden suppressHydrationWarning />
          <kbd>K</kbd>
        </span>
      </button>
    </form>
  );
}

/** Its text is no business of React. */
const COMMAND_KEY = { 'data-command-key': '', dangerouslySetInnerHTML: markup('') };

function nameKey(key: HTMLElement | null): void {
  if (key) nameCommandKey(key);
}
