import { type ConfigIssue, formatPath, type SiteConfig } from '../../config/index.ts';
import type { Reference } from '../../luacats/model.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { BUILD_TRAITS } from '../pages/kinds.ts';
import type { DocsSet } from '../sets/docs-sets.ts';

/** Reports settings that are valid one by one, and together do nothing or the wrong thing. */
export function checkSettings(config: SiteConfig): ConfigIssue[] {
  return [
    ...checkRepeatedItems(config),
    ...checkColumns(config),
    ...checkHosted(config),
    ...checkLanguages(config),
  ];
}

/** Items that look and work the same wherever they are in the navbar. */
const SINGLE = new Set<string>(['search', 'localeDropdown', 'docsVersionDropdown']);

/** Reports a second search box in the navbar, and a second menu of the same languages or versions. */
function checkRepeatedItems({ navbar }: SiteConfig): ConfigIssue[] {
  const first = new Map<string, number>();
  return navbar.items.flatMap((item, index): ConfigIssue[] => {
    if (!SINGLE.has(item.type)) return [];
    const key = 'docsPluginId' in item ? `${item.type} ${item.docsPluginId}` : item.type;
    const former = first.get(key);
    first.set(key, former ?? index);
    if (former === undefined) return [];
    const path = ['navbar', 'items', index];
    const message = `\`${formatPath(path)}\` is the same \`${item.type}\` as \`${formatPath(['navbar', 'items', former])}\`.`;
    return [{ severity: 'warning', path, message, fix: 'Remove one of the two.' }];
  });
}

/** Reports columns of the footer without links. */
function checkColumns({ footer }: SiteConfig): ConfigIssue[] {
  return (footer?.links ?? []).flatMap((column, index): ConfigIssue[] => {
    if (!('items' in column) || column.items.length > 0) return [];
    const path = ['footer', 'links', index, 'items'];
    const message = `\`${formatPath(path)}\` is empty, so the column${column.title ? ` \`${column.title}\`` : ''} has no links.`;
    const fix = 'Add an item such as `{ label: ..., to: ... }`, or remove the column.';
    return [{ severity: 'warning', path, message, fix }];
  });
}

/** Reports settings of the hosted search on a site that uses the embedded one. */
function checkHosted({ search }: SiteConfig): ConfigIssue[] {
  if (search.appId !== undefined) return [];
  const given = [...(search.hosts ? ['hosts'] : []), ...(search.facetFilters.length ? ['facetFilters'] : [])];
  return given.map((name) => ({
    severity: 'warning',
    path: ['search', name],
    message: `\`search.${name}\` has no effect: only the hosted search uses it.`,
    fix: 'Add `appId`, `apiKey` and `indexName`, or remove it.',
  }));
}

/** Reports languages with the wrong direction, and two with one tag, which search engines cannot tell apart. */
function checkLanguages({ i18n }: SiteConfig): ConfigIssue[] {
  const first = new Map<string, string>();
  return Object.entries(i18n.locales).flatMap(([code, { htmlLang, direction }]): ConfigIssue[] => {
    const path = ['i18n', 'locales', code];
    const issues: ConfigIssue[] = [];
    if (direction === 'ltr' && isRightToLeft(htmlLang)) {
      const message = `\`${formatPath(path)}\`: \`${htmlLang}\` is written from right to left, but its pages run from left to right.`;
      issues.push({ severity: 'warning', path, message, fix: "Add `direction: 'rtl'`." });
    }
    const former = first.get(htmlLang.toLowerCase());
    if (former !== undefined) {
      const message = `\`${formatPath([...path, 'htmlLang'])}\` is \`${htmlLang}\`, like that of \`${former}\`.`;
      const fix = `Add a region, as in \`${htmlLang.split('-')[0]}-CA\`, or remove one of the two languages.`;
      issues.push({ severity: 'warning', path: [...path, 'htmlLang'], message, fix });
    }
    first.set(htmlLang.toLowerCase(), former ?? code);
    return issues;
  });
}

/** A locale that knows its direction: by the method of the standard, or by the field that Node 20 has in its place. */
interface DirectedLocale extends Intl.Locale {
  getTextInfo?(): { direction?: string };
  textInfo?: { direction?: string };
}

function isRightToLeft(tag: string): boolean {
  const locale: DirectedLocale = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
}

/** Reports a path of the search page at which the site has another page. A text there is reported at the text. */
export function checkSearchPath({ search }: SiteConfig, pages: CataloguePage[]): ConfigIssue[] {
  const route = pages.find(({ kind }) => kind === 'Search')?.route;
  const at = pages.filter(
    (page) => page.route === route && !page.source?.endsWith('.md') && page.kind !== 'NotFound',
  );
  const other = at.find(({ kind }) => kind !== 'Search');
  if (!other) return [];
  const path = ['search', 'searchPagePath'];
  const left = at[0] === other ? 'so there is no search page' : 'which is left out';
  const message = `\`${formatPath(path)}\` is \`${search.searchPagePath}\`, where the site has ${BUILD_TRAITS[other.kind].called}, ${left}.`;
  const usual = search.searchPagePath === 'search' ? 'find' : 'search';
  return [{ severity: 'warning', path, message, fix: `Choose another path, such as \`${usual}\`.` }];
}

/**
 * Reports families of events that no definitions have: they would have a place, and no pages. A site without any events may
 * still be at its start, and events of a family that is not listed are most likely those of one that is.
 */
export function checkFamilies({ docs }: SiteConfig, references: Reference[]): ConfigIssue[] {
  const found = new Set(references.flatMap((reference) => reference.events.map(({ family }) => family)));
  const listed = new Set(docs.reference.eventFamilies.map(({ id }) => id));
  if (!found.size || [...found].some((id) => !listed.has(id))) return [];
  return docs.reference.eventFamilies.flatMap(({ id }, index): ConfigIssue[] => {
    // A class in the file of the family is most likely an event under a wrong name, which is reported there.
    const isMisnamed = references.some((reference) =>
      reference.types.some(({ position }) => position.file.endsWith(`/events/${id}.lua`)),
    );
    if (found.has(id) || isMisnamed) return [];
    const path = ['docs', 'reference', 'eventFamilies', index, 'id'];
    const message = `\`${formatPath(path)}\` is \`${id}\`, a family without events.`;
    const file = `definitions/events/${id}.lua`;
    const stray = references
      .flatMap(({ events }) => events)
      .find(({ position }) => position.file.endsWith(`/events/${id}.lua`));
    const fix = stray
      ? `In \`${file}\`, write \`event.${id}.${stray.name}\` for \`event.${stray.family}.${stray.name}\`, or rename the file and remove the family.`
      : `Define one in \`${file}\`, or remove the family.`;
    return [{ severity: 'warning', path, message, fix }];
  });
}

/** Docs with the routes of their pages. */
interface RoutedDocs {
  set: DocsSet;
  routes: string[];
}

/** Reports docs whose pages would be among those of other docs, because both have the same segment in their routes. */
export function checkRoots(docs: RoutedDocs[]): ConfigIssue[] {
  return docs.flatMap(({ set }): ConfigIssue[] => {
    const below = `${set.routes.root}/`;
    const others = docs.filter(
      (other) => other.set !== set && !`${other.set.routes.root}/`.startsWith(below),
    );
    const route = others
      .flatMap((other) => other.routes)
      .find((candidate) => `${candidate}/`.startsWith(below));
    if (route === undefined) return [];
    const path = [...set.field, 'path'];
    const message = `\`${formatPath(path)}\` is \`${set.version.path}\`, but other docs have the page \`${route}\` there.`;
    return [
      { severity: 'warning', path, message, fix: 'Choose a path that no page of other docs starts with.' },
    ];
  });
}
