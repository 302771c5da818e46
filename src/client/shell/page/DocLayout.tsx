import type { ReactNode } from 'react';
import type { PageFile } from '../../../shared/page.ts';
import type { SiteView } from '../../../shared/site.ts';
import { samePath } from '../../../shared/urls.ts';
import css from '../layout.module.css';
import { t } from '../texts.ts';
import { BackToTop } from './BackToTop.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyPage } from './CopyPage.tsx';
import { PageFoot } from './PageFoot.tsx';
import { Pagination } from './Pagination.tsx';
import { TableOfContents, TableOfContentsBlock } from './TableOfContents.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** What the layouts of pages get. */
export interface LayoutProps {
  page: PageFile;
  site: SiteView;
  children: ReactNode;
}

/** The layout around the article of a doc: breadcrumbs, table of contents, edit link and date, neighbours. */
export function DocLayout({ page, site, children }: LayoutProps) {
  const copy = <CopyPage page={page} base={site.base} />;
  const isAbout = samePath(site.aboutHref ?? '', site.base + page.route.slice(1));
  return (
    <div className={css.columns} data-beside={page.toc.length > 0 || undefined}>
      <div className={css.column}>
        <BackToTop />
        {page.breadcrumbs.length > 0 && copy}
        <Breadcrumbs items={page.breadcrumbs} homeHref={site.base} />
        {page.version && <VersionNotice version={page.version} />}
        <TableOfContentsBlock entries={page.toc} />
        {children}
        {/* Beside a title it would narrow the whole text. */}
        {!page.breadcrumbs.length && copy}
        <PageFoot page={page} aboutHref={isAbout ? undefined : site.aboutHref} />
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
