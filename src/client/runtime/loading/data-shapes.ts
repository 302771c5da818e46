/** Shapes of the data files, as far as the shell depends on them: a host may answer with anything. */
import type { NearbyFile, NearbyPage, PageFile, SidebarItem } from '../../../shared/page.ts';
import { type Check, list, optional, record, text } from './shape.ts';

const page = record({
  kind: text,
  route: text,
  title: text,
  description: text,
  sidebar: optional(record({ id: text, file: text })),
  sheet: optional(text),
});
const content = record({ html: text });
const tool = record({ data: record({}) });
const nearby = record({ shell: text, pages: list(isNearbyPage), beside: optional(list(text)) });
const stamped = record({ shell: text, nearby: optional(text) });

/** The data file of a page. */
export const isPageFile: Check<PageFile> = (value): value is PageFile =>
  stamped(value) && page(value) && (content(value) || tool(value));

/** A file with the data of neighbours in a sidebar. */
export const isNearby: Check<NearbyFile> = (value): value is NearbyFile => nearby(value);

/** The tree of a sidebar. */
export const isSidebar: Check<SidebarItem[]> = list(isItem);

const item = record({
  label: text,
  href: optional(text),
  kind: optional(text),
  items: optional(list(isItem)),
});

function isItem(value: unknown): value is SidebarItem {
  return item(value);
}

function isNearbyPage(value: unknown): value is NearbyPage {
  return page(value) && content(value);
}
