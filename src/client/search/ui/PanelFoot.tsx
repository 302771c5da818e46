import type { MouseEvent, ReactNode } from 'react';
import { plural, t } from '../../shell/texts.ts';

interface PanelFootProps {
  /** URL of the search page with the query; a site without such a page has none. */
  searchPage: string | undefined;
  /** Number of all hits; 0 shows no link to them. */
  total: number;
  help: boolean;
  onHelp: () => void;
  onFollow: (event: MouseEvent) => void;
}

/** The foot of the dialog: what the keys do, and the link to all hits. */
export function PanelFoot({ searchPage, total, help, onHelp, onFollow }: PanelFootProps) {
  return (
    <div className="search-foot">
      <ul>
        <li>
          <Key label={t('search.enterKey', 'Enter key')}>↵</Key> {t('search.toSelect', 'to select')}
        </li>
        <li>
          <Key label={t('search.downKey', 'Arrow down')}>↓</Key>{' '}
          <Key label={t('search.upKey', 'Arrow up')}>↑</Key> {t('search.toNavigate', 'to navigate')}
        </li>
        <li>
          <Key label={t('search.escapeKey', 'Escape key')}>Esc</Key> {t('search.toClose', 'to close')}
        </li>
        <li>
          <button type="button" aria-pressed={help} onClick={onHelp}>
            <Key label={t('search.questionKey', 'Question mark')}>?</Key> {t('search.keys', 'all keys')}
          </button>
        </li>
      </ul>
      {searchPage && total > 0 && (
        <a href={searchPage} className="search-all" data-kind="Search" onClick={onFollow}>
          {plural('search.seeAll', 'See {count} result|See all {count} results', total)}
        </a>
      )}
    </div>
  );
}

/** A key, with its name for those who do not see its sign. */
function Key({ label, children }: { label: string; children: ReactNode }) {
  return (
    <kbd>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </kbd>
  );
}
