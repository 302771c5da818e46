import { type ReactNode, useState } from 'react';
import { KIND_FILTERS } from '../../../shared/kind-filters.ts';
import { isSlashOn, setSlash } from '../../runtime/memory/slash-key.ts';
import { isApple } from '../../runtime/shortcuts.ts';
import { t } from '../../shell/texts.ts';

/** Words that narrow a search like `event`, the example for all of them. */
const OTHERS = KIND_FILTERS.filter((name) => name !== 'event');

/** What the keys do and how a query can be narrowed. The `/` key can be switched off here. */
export function Help() {
  const [slash, setSlashState] = useState(isSlashOn);
  const command = isApple() ? '⌘' : 'Ctrl';
  const rows: [key: string, keys: ReactNode, text: string][] = [
    [
      'open',
      <>
        <kbd>{command}</kbd> <kbd>K</kbd>
      </>,
      t('search.help.open', 'Open or close search'),
    ],
    [
      'tab',
      <>
        <kbd>{command}</kbd> <kbd>↵</kbd>
      </>,
      t('search.help.newTab', 'Open the result in a new tab'),
    ],
    [
      'prefix',
      <code key="c">event: name</code>,
      t('search.help.prefix', 'Only events; likewise {names}', { names: OTHERS.join(', ') }),
    ],
    ['list', <code key="c">group.</code>, t('search.help.list', 'Everything in a group')],
    ['quotes', <code key="c">"name"</code>, t('search.help.quotes', 'Exact match, no typos')],
    [
      'code',
      <code key="c">group.name(value)</code>,
      t('search.help.code', 'Look up the names in a line of code'),
    ],
  ];
  return (
    <div className="search-help">
      <h2>{t('search.help.heading', 'Keyboard shortcuts and queries')}</h2>
      <dl>
        {rows.map(([key, keys, text]) => (
          <div key={key}>
            <dt>{keys}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={slash}
          onChange={({ currentTarget: { checked } }) => {
            setSlash(checked);
            setSlashState(checked);
          }}
        />
        <span>
          <kbd>/</kbd> {t('search.help.slash', 'opens search, except in text fields')}
        </span>
      </label>
    </div>
  );
}
