import { compareText } from '../../../shared/compare-text.ts';
import type { Api } from '../../api/index.ts';
import type { SiteConfig } from '../../config/index.ts';
import { groupLabels, sortGroups, sortTypes } from '../reference/lists.ts';
import { createRefs } from '../reference/refs.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';
import type { ApiContext } from './context.ts';
import { apiEvents, apiFamily } from './events.ts';
import { createApiLinks, type PageTitles } from './links.ts';
import { apiConstants, apiFunction, apiGroup } from './symbols.ts';
import { apiTypeDoc } from './types.ts';

/** The API of one docs set. */
export interface ApiSource {
  /** Path of its file below the base URL: `api.json`, `docs/1.0/api.json`. */
  path: string;
  /** Returns the content of the file, without the facts about the site and its build. */
  content(): ApiContent;
}

/** The part of `api.json` that comes from the docs. */
export type ApiContent = Omit<Api, '$schema' | 'kind' | 'formatVersion' | 'site'>;

/**
 * Returns the APIs of a site, one for each docs set that has a reference: the latest main docs at the root of the
 * language, others below their own root.
 *
 * @param docs All docs, the main ones first.
 * @param titles Titles of all pages by route.
 */
export function apiSources(docs: RenderedDocs[], config: SiteConfig, titles: PageTitles): ApiSource[] {
  return docs.flatMap((doc, index) => {
    const { groups, events, types } = doc.reference;
    if (!groups.length && !events.length && !types.length) return [];
    const path = index === 0 ? 'api.json' : `${doc.set.routes.root.slice(1)}/api.json`;
    return [{ path, content: () => describeApi(doc, config, titles) }];
  });
}

function describeApi(
  { set, context: view, reference }: RenderedDocs,
  config: SiteConfig,
  titles: PageTitles,
) {
  const families = view.families.filter(({ id }) => reference.events.some(({ family }) => family === id));
  const refs = createRefs(reference, families, view.routes);
  const links = createApiLinks(view, refs, titles, config.url);
  const context: ApiContext = { view, refs, links };
  const labels = groupLabels(config);
  const groups = sortGroups(reference.groups, labels);
  const content: ApiContent = {
    docs: { version: set.version.name, label: set.version.label, url: view.href(view.routes.root) },
    groups: byRef(
      groups.map((group, order) => apiGroup(group, labels[group.id] ?? group.id, order, context)),
    ),
    functions: byRef(
      groups.flatMap(({ entries }) => entries.map((entry, order) => apiFunction(entry, order, context))),
    ),
    constants: byRef(groups.flatMap((group) => apiConstants(group, context))),
    families: byRef(families.map((family, order) => apiFamily(family, order, context))),
    events: byRef(families.flatMap((family) => apiEvents(family, context))),
    types: byRef(sortTypes(reference.types).map((type, order) => apiTypeDoc(type, order, context))),
    pages: [],
  };
  return { ...content, pages: byRef(links.pages()) };
}

function byRef<T extends { ref: string }>(items: T[]): T[] {
  return items.toSorted((a, b) => compareText(a.ref, b.ref));
}
