import type { SymbolData } from '../../../shared/symbol-data.ts';
import { breakable } from '../../shell/breakable.tsx';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import css from './symbol.module.css';

type HeadData = Pick<
  SymbolData,
  'prefix' | 'name' | 'badges' | 'leadHtml' | 'unconfirmedHtml' | 'doubtHref' | 'deprecatedHtml'
>;

/**
 * Name, badges, first paragraph, what is uncertain, and the notice of a deprecated symbol. The heading copies as the full
 * name, and browsers that translate the page leave it alone.
 */
export function SymbolHead({ data }: { data: HeadData }) {
  const mark = t('symbol.unconfirmed', 'Unconfirmed:');
  return (
    <>
      <div className={css.symbolHead}>
        <h1 translate="no">
          {data.prefix && (
            <span>
              {data.prefix}
              <wbr aria-hidden />
            </span>
          )}
          <b>{breakable(data.name)}</b>
        </h1>
        {data.badges.map((badge) => (
          <span key={badge.text} className="badge" data-tone={badge.tone}>
            {badge.text}
          </span>
        ))}
      </div>
      {data.leadHtml && <Html as="p" className="lead" html={data.leadHtml} />}
      {data.unconfirmedHtml && (
        <p className={css.unconfirmed}>
          <b>{data.doubtHref ? <a href={data.doubtHref}>{mark}</a> : mark}</b>{' '}
          <Html html={data.unconfirmedHtml} />
        </p>
      )}
      {data.deprecatedHtml !== undefined && (
        <div className="admonition caution" data-sheet="admonitions">
          <p className="admonition-title">{t('symbol.deprecated', 'Deprecated')}</p>
          {data.deprecatedHtml ? (
            <Html as="p" html={data.deprecatedHtml} />
          ) : (
            <p>{t('symbol.deprecatedText', 'Do not use this in new scripts.')}</p>
          )}
        </div>
      )}
    </>
  );
}
