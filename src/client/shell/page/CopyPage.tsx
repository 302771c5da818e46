import { escapeHtml } from '../../../shared/escape-html.ts';
import type { PageFile } from '../../../shared/page.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import { twinFile } from '../../../shared/urls.ts';
import { t } from '../texts.ts';

interface CopyPageProps {
  page: Pick<PageFile, 'kind' | 'route'>;
  base: string;
}

/**
 * A menu that leads to the page as Markdown; what copies comes when the reader wants it (`entry/copy-page.ts`). It is HTML,
 * so that React leaves alone what is added to it. Nothing on pages without a twin.
 */
export function CopyPage({ page: { kind, route }, base }: CopyPageProps) {
  if (!hasTwin(kind)) return null;
  const summary = `<summary>${escapeHtml(t('copy.menu', 'Copy page'))}</summary>`;
  const view = escapeHtml(t('copy.view', 'View as Markdown'));
  const link = `<a href="${escapeHtml(twinFile(route, base))}">${view}</a>`;
  return <details data-copy="" dangerouslySetInnerHTML={{ __html: summary + link }} />;
}
