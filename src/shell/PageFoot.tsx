import type { PageFile } from '../catalogue/model.ts';
import { memoize } from '../runtime/memo.ts';
import { Icon } from './Icon.tsx';
import css from './layout.module.css';
import { t } from './texts.ts';

interface PageFootProps {
  page: Pick<PageFile, 'editUrl' | 'updated'>;
  /** Language of the date, as `html` has it. */
  language: string;
}

/** Where the page comes from and when it was last changed, as far as the build knows. */
export function PageFoot({ page: { editUrl, updated }, language }: PageFootProps) {
  if (!editUrl && !updated) return null;
  return (
    <div className={css.foot}>
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" /> {t('page.edit', 'Edit this page')}
        </a>
      )}
      {updated && (
        <span>
          {t('page.updated', 'Updated')} <time dateTime={updated}>{dateInWords(updated, language)}</time>
        </span>
      )}
    </div>
  );
}

/** Making one takes longer than rendering the rest of a page. */
const formatOf = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** A day in words, the same in every time zone: `21 November 2026`. */
function dateInWords(day: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return formatOf(locale).format(new Date(day));
}
