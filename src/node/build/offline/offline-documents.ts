import { escapeHtml } from '../../../shared/escape-html.ts';
import { type OfflineIndex, SLOTS } from '../../../shared/offline.ts';
import type { PageModel } from '../../../shared/page.ts';
import type { Engine } from '../../bundle/engine.ts';
import type { DocumentFrame } from '../../document/document-frame.ts';
import { documentHtml } from '../../document/html.ts';
import type { CataloguePage } from '../../site/index.ts';
import { MAIN } from './offline-library.ts';

/** Placeholder for the sidebar: the page that is put into the document says which one it has. */
const ANY_SIDEBAR = { id: '', file: '' };

/**
 * Returns the documents into which the service worker puts pages: those of the not-found page, with slots for what
 * differs from page to page. The sidebar stays empty until the app renders it.
 *
 * @throws Error when the shell no longer has the parts that are looked for.
 */
export function offlineDocuments(
  page: CataloguePage | undefined,
  model: PageModel | undefined,
  engine: Engine,
  frame: DocumentFrame,
): OfflineIndex['documents'] {
  if (!page || !model) throw new Error('There is no not-found page.');
  // Any page may be put into them.
  const css = [frame.css, ...Object.values(frame.pageSheets)].join('');
  const write = (body: string) =>
    withSlots(documentHtml(page, model, body, { ...frame, css }), page, frame.site.title);
  const { site } = frame;
  const besideSidebar = engine.render({ ...model, sidebar: ANY_SIDEBAR }, site, []).body;
  return {
    plain: write(engine.render(model, site, undefined).body),
    sidebar: write(
      replaceOrFail(
        besideSidebar,
        /(<div data-sidebar-scroll="">)[\s\S]*?(<\/div><button)/,
        (_, start, end) => start + end,
      ),
    ),
  };
}

function withSlots(html: string, page: CataloguePage, siteTitle: string): string {
  const changes: [from: string | RegExp, to: Replacement][] = [
    ['<html ', `<html data-assembled="" ${SLOTS.slash} `],
    [`data-route="${page.route}"`, `data-route="${SLOTS.route}"`],
    [`data-kind="${page.kind}"`, `data-kind="${SLOTS.kind}"`],
    [/<title>[^<]*<\/title>/, `<title>${SLOTS.title}${escapeHtml(siteTitle)}</title>`],
    [MAIN, (_, start, _main, end) => start + SLOTS.main + end],
  ];
  return changes.reduce((text, [from, to]) => replaceOrFail(text, from, to), html);
}

/** A text, or a function that makes it from the match and its groups. */
type Replacement = string | ((found: string, ...groups: string[]) => string);

function replaceOrFail(text: string, from: string | RegExp, to: Replacement): string {
  // As a function, because `$` has a meaning in a replacement text.
  const swapped = text.replace(from, typeof to === 'string' ? () => to : to);
  if (swapped === text)
    throw new Error(`The documents for offline use need \`${from}\` in the shell's HTML.`);
  return swapped;
}
