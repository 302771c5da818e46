import type { ComponentProps } from 'react';
import { FIELD_LIMIT } from '../../../shared/search/limits.ts';
import { Icon } from '../../shell/Icon.tsx';
import { t } from '../../shell/texts.ts';
import './sheet.ts';

interface SearchFormProps extends Pick<ComponentProps<'input'>, 'autoFocus' | 'onInput' | 'ref'> {
  /** URL of the search page; the open page when absent. */
  action?: string;
  placeholder: string;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Called when the reader clears the field. */
  onClear?: () => void;
}

/** The search field of a page. Before the app has loaded, it opens the search page with the query. */
export function SearchForm({ action, placeholder, onSubmit, onClear, ...input }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can carry the role itself, and needs no element around it.
    <form
      role="search"
      className="search-page-form scripted"
      data-sheet="search"
      action={action}
      onSubmit={onSubmit}
      onReset={onClear}
    >
      <Icon name="search" />
      <input
        {...input}
        type="search"
        name="q"
        className="field"
        aria-label={t('search.label', 'Search the documentation')}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={FIELD_LIMIT}
      />
      <button type="reset" aria-label={t('search.clear', 'Clear the query')}>
        <Icon name="close" />
      </button>
    </form>
  );
}
