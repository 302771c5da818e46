import { nameCommandKey } from '../../runtime/shortcuts.ts';
import { markup } from '../Html.tsx';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './SearchButton.module.css';

/**
 * Opens the search dialog; the first script of the page listens to it. If that script does not load, the button leads
 * to the search page, if there is one. Only the browser knows the platform's key, so the first script names it.
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

/** Attributes of the element for the platform's key, whose text React leaves alone. */
const COMMAND_KEY = { 'data-command-key': '', dangerouslySetInnerHTML: markup('') };

function nameKey(key: HTMLElement | null): void {
  if (key) nameCommandKey(key);
}
