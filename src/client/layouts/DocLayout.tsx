import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page.ts';
import type { SiteView } from '../../shared/site.ts';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageFoot } from './PageFoot.tsx';
import { Pagination } from './Pagination.tsx';
import { TableOfContents, TableOfContentsBlock } from './TableOfContents.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** What layouts get. */
export interface LayoutProps {
  page: PageFrame;
  site: SiteView;
  children: ReactNode;
}

/** The layout around the article of a doc: breadcrumbs, table of contents, edit link and date, neighbours. */
export function DocLayout({ page, site, children }: LayoutProps) {
  return (
    <div className={css.columns} data-beside={page.toc.length > 0 || undefined}>
      <div className={css.column}>
        <Breadcrumbs items={page.breadcrumbs} homeHref={site.base} />
        {page.version && <VersionNotice version={page.version} />}
        <TableOfContentsBlock entries={page.toc} />
        <article {...page.textLanguage}>{children}</article>
        <PageFoot page={page} />
        <Pagination
          label={t('pagination.label', 'Docs pages')}
          previous={page.previous}
          next={page.next}
          words={{ previous: t('pagination.previous', 'Previous'), next: t('pagination.next', 'Next') }}
        />
      </div>
      {page.toc.length > 0 && (
        <div className={css.beside}>
          <TableOfContents entries={page.toc} />
        </div>
      )}
    </div>
  );
}
