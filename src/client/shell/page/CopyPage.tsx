import { useEffect, useState } from 'react';
import type { PageFile } from '../../../shared/page.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import { placeMenu } from '../../runtime/copy-page.ts';
import { markup } from '../Html.tsx';
import { t } from '../texts.ts';

/** The label that the script uses unless the document has another one. */
const LABEL = 'Copy page';

const EMPTY = markup('');

/**
 * The place of the menu that copies the page, which scripts fill. Documents do not contain it, because each of their
 * bytes counts. Nothing on pages without a twin.
 */
export function CopyPage({ page }: { page: Pick<PageFile, 'kind' | 'route'> }) {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  if (!isStarted || !hasTwin(page.kind)) return null;
  const label = t('copy.menu', 'Copy page');
  // As HTML, so that React leaves the content alone.
  return <div ref={placeMenu} data-copy={label === LABEL ? '' : label} dangerouslySetInnerHTML={EMPTY} />;
}
