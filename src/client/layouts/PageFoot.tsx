import type { PageFrame } from '../../shared/page.ts';
import { Icon } from '../shell/Icon.tsx';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';

/** Links to the page's source and to how the reference is made, and the day of the last change, if known. */
export function PageFoot({ page }: { page: Pick<PageFrame, 'editUrl' | 'aboutHref' | 'updated'> }) {
  const { editUrl, aboutHref, updated } = page;
  if (!editUrl && !updated && !aboutHref) return null;
  return (
    <div className={css.foot}>
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {` ${t('page.edit', 'Edit this page')}`}
        </a>
      )}
      {aboutHref && <a href={aboutHref}>{t('page.about', 'How this reference is made')}</a>}
      {updated && (
        <span>
          {`${t('page.updated', 'Updated')} `}
          <time dateTime={updated.day}>{updated.words}</time>
        </span>
      )}
    </div>
  );
}
