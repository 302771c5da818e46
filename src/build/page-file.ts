import type { CataloguePage } from '../catalogue/index.ts';
import type { PageFile } from '../catalogue/model.ts';
import { editAddress } from '../config/index.ts';
import type { DocumentFrame } from './html.ts';
import type { Source } from './source.ts';

/** The part of a page that goes to the browser as `page.json`, before the build has its id. */
export function pageFile(
  page: CataloguePage,
  source: Source,
  sidebars: Map<string, { file: string }>,
): Omit<PageFile, 'build'> {
  const key = page.sidebarKey;
  const sidebar = id === undefined ? undefined : sidebars.get(id);
  const editUrl = page.source && editAddress(source.config, page.source);
  const { kind, route, title, description, breadcrumbs, toc, previous, next, data } = page;
  return {
    kind,
    route,
    title,
    description,
    ...(id !== undefined && sidebar && { sidebar: { id, file: sidebar.file } }),
    breadcrumbs,
    toc,
    ...(previous && { previous }),
    ...(next && { next }),
    ...(editUrl && { editUrl }),
    data,
  };
}

/** What the configuration says about the head of every page. */
export function documentFrame(
  { config, base, catalogue }: Source,
  css: string,
): Pick<DocumentFrame, 'site' | 'themeColor' | 'favicon' | 'css' | 'bothSlashForms'> {
  return {
    site: catalogue.site,
    themeColor: config.themeColor,
    favicon: config.favicon && base + config.favicon,
    css,
    bothSlashForms: new Set(config.docs.reference.bothSlashForms.map((route) => route.replace(/\/$/, ''))),
  };
}
