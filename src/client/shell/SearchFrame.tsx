import { FIELD_LIMIT } from '../../shared/search/limits.ts';
import type { SiteView } from '../../shared/site.ts';
import { Icon } from './Icon.tsx';
import { t } from './texts.ts';

/**
 * The search dialog without its panel. It is in every page, so that it opens and takes letters at once. The first
 * script of the page opens it and loads the panel, which has its own React root in it. The frame is outside the app and
 * never hydrated: a key pressed in a part that is being hydrated makes React hydrate all of that part at once.
 */
export function SearchFrame({ site }: { site: SiteView }) {
  const label = t('search.label', 'Search the documentation');
  return (
    <dialog className="searchFrame" data-search-frame="" aria-label={label}>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a form can carry the role itself, and needs no element around it. */}
        <form role="search" action={site.searchHref} className="searchLine">
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
        <div data-search-panel="" className="searchPanel" />
        <p
          role="alert"
          className="searchFailed"
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
}
