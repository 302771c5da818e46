import type { UnstampedPage } from '../../../shared/page.ts';
import { editFormUrl } from '../../config/index.ts';
import { keyOf } from '../../files/kept-files.mjs';
import { dateInWords } from '../../site/dates.ts';
import { type CataloguePage, cardOf } from '../../site/index.ts';
import type { SiteSource } from '../../source/index.ts';
import { textLanguage } from './text-language.ts';

/** Returns a page as it is rendered, without its shell and its neighbours. */
export function pageModel(
  page: CataloguePage,
  source: SiteSource,
  sidebars: Map<string, { id: string; file: string }>,
): UnstampedPage {
  const sidebar = page.sidebarKey === undefined ? undefined : sidebars.get(page.sidebarKey);
  const editUrl = page.source && editFormUrl(source.config, page.source);
  const day = changeOf(page, source);
  const card = cardOf(page);
  const language = textLanguage(page, source);
  const { kind, route, title, description, breadcrumbs, toc, previous, next, doc, version, aboutHref, data } =
    page;
  return {
    kind,
    route,
    title,
    description,
    ...(sidebar && { sidebar: { id: sidebar.id, file: sidebar.file } }),
    ...(language && { textLanguage: language }),
    breadcrumbs,
    toc,
    ...(previous && { previous }),
    ...(next && { next }),
    ...(doc && { doc }),
    ...(version && { version }),
    ...(editUrl && { editUrl }),
    ...(aboutHref && { aboutHref }),
    ...(day && { updated: { day, words: dateInWords(day, source.locale.htmlLang) } }),
    ...('recent' in data && { recent: data.recent }),
    ...(card && { card }),
    data,
  };
}

/** What a page is rendered from, as far as that is known before its neighbours are. */
export interface MeasuredPage {
  model: UnstampedPage;
  /** Hash of the model. */
  key: string;
  /** Characters of the model as JSON. */
  size: number;
}

/** Measures a page once for all that has to know whether it has changed, or how large it is. */
export function measured(model: UnstampedPage): MeasuredPage {
  const json = JSON.stringify(model);
  return { model, key: keyOf(json), size: json.length };
}

/** Day of the last change of a page; of a post only when that is after its own day, which its page names. */
function changeOf({ source: file, post }: CataloguePage, { history }: SiteSource): string | undefined {
  const day = file === undefined ? undefined : history.dates.get(file);
  return day !== undefined && post !== undefined && day <= post.date ? undefined : day;
}
