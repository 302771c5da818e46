import { useSyncExternalStore } from 'react';
import type { PageFile } from '../../../shared/page.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import { twinFile } from '../../../shared/urls.ts';
import { t } from '../texts.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './CopyPage.css?inline';

interface CopyPageProps {
  page: Pick<PageFile, 'kind' | 'route'>;
  /** Base URL of the site. */
  base: string;
}

/**
 * The closed menu that copies the page, with a link to its twin; `copy-menu.lazy.ts` adds the rest when the reader reaches
 * for it. Documents do not contain it, because each of their bytes counts. Nothing on pages without a twin.
 */
export function CopyPage({ page, base }: CopyPageProps) {
  useSheet(sheet);
  const isStarted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isStarted || !hasTwin(page.kind)) return null;
  return (
    <div data-copy="">
      <details>
        <summary>{t('copy.menu', 'Copy page')}</summary>
        <a href={twinFile(page.route, base)}>{t('copy.view', 'View as Markdown')}</a>
      </details>
    </div>
  );
}

function subscribeToNothing() {
  return () => {};
}
