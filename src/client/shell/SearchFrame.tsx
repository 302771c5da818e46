import { memo } from 'react';
import type { SiteView } from '../../shared/site.ts';
import { Icon } from './Icon.tsx';
import css from './SearchFrame.module.css';
import { t } from './texts.ts';

/** Letters that the field takes. */
export const FIELD_LIMIT = 64;

/**
 * The search dialog without its list: in every page, so that it opens and takes letters at once. The first script of
 * the page opens it and brings the list in, which has a React root of its own in it.
 */
export const SearchFrame = memo(function SearchFrame({ site }: { site: SiteView }) {
  const label = t('search.label', 'Search the documentation');
  return (
    <dialog className={css.searchFrame} data-search-frame="" aria-label={label} suppressHydrationWarning>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a form can carry the role itself, and needs no element around it. */}
        <form role="search" action={site.searchHref} className={css.searchLine}>
          <Icon name="search" />
          <input
            name="q"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            aria-label={label}
            placeholder={t('search.placeholder', 'Search docs')}
            maxLength={FIELD_LIMIT}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
          />
          <button type="button" data-search-clear="" aria-label={t('search.clear', 'Clear the query')}>
            <Icon name="close" />
          </button>
          <button type="button" data-search-cancel="">
            {t('search.cancel', 'Cancel')}
          </button>
        </form>
        <div data-search-panel="" className={css.panel} />
        <p
          role="alert"
          className={css.failed}
          data-search-failed={t('search.failed', 'Unable to fetch results')}
          data-outdated={t(
            'search.outdatedHelp',
            'This page is from an earlier version of the site. Press Enter to search the current one.',
          )}
          data-loading={t('search.loading', 'Loading results')}
          data-help={t('search.failedHelp', 'You might want to check your network connection.')}
        />
      </div>
    </dialog>
  );
});
