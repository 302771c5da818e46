import { escapeHtml } from '../../../shared/escape-html.ts';
import type { SymbolData } from '../../../shared/page-data.ts';
import type { EntryDoc, EventDoc } from '../../luacats/model.ts';
import { documentLabel } from '../documents.ts';
import type { ViewContext } from './context.ts';

/**
 * Returns the line that links a symbol to the documents whose code uses it. It is HTML and no list, because the pages of
 * the reference have few bytes to spare.
 */
export function usedIn(doc: EntryDoc | EventDoc, context: ViewContext): Pick<SymbolData, 'usedInHtml'> {
  const links = context.uses
    .documentsFor(doc)
    .map(
      (it) => `<a href="${context.href(it.route)}" data-kind="Article">${escapeHtml(documentLabel(it))}</a>`,
    );
  if (!links.length) return {};
  return { usedInHtml: `${escapeHtml(context.i18n.t('symbol.usedIn', 'Used in'))} ${links.join(', ')}` };
}
