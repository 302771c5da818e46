import type { PhrasingContent } from 'mdast';
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
    .map((it) => ({ href: context.href(it.route), label: documentLabel(it) }));
  if (!links.length) return {};
  const lead = context.i18n.t('symbol.usedIn', 'Used in');
  const each = links.map(
    ({ href, label }) => `<a href="${href}" data-kind="Article">${escapeHtml(label)}</a>`,
  );
  const usedInHtml = `${escapeHtml(lead)} ${each.join(', ')}`;
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  context.prose.origins.set(usedInHtml, [
    text(lead),
    ...links.flatMap(({ href, label }, index): PhrasingContent[] => [
      text(index ? ', ' : ' '),
      { type: 'link', url: href, children: [text(label)] },
    ]),
  ]);
  return { usedInHtml };
}
