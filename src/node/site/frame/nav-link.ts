import type { NavLink, VersionLinks } from '../../../shared/navbar.ts';
import type { SiteConfig } from '../../config/index.ts';
import { isExternal, rootedPath } from '../links/urls.ts';
import type { InstanceRecord, VersionRecord } from '../sets/docs-records.ts';
import type { SiteViewInput } from './site-input.ts';

type TopItem = SiteConfig['navbar']['items'][number];

/** An item as the configuration has it. */
export type ConfigItem = TopItem | Extract<TopItem, { type: 'dropdown' }>['items'][number];

/**
 * Returns what an item leads to in each version of its docs; undefined where there is only one.
 *
 * @param found Versions that have it, each with its route and label there.
 */
export function versionLinks(
  instance: InstanceRecord,
  input: SiteViewInput,
  found: [VersionRecord, string, string?][],
): VersionLinks | undefined {
  if (instance.versions.length < 2) return undefined;
  const links = found.map(([version, path, label]) => [
    version.name,
    { ...target(path, input), ...(label && { label }) },
  ]);
  return {
    instance: instance.id,
    latest: instance.versions.find((version) => version.isLast)?.name ?? '',
    links: Object.fromEntries(links),
  };
}

/** Returns the route of the doc that a version begins with. */
export function mainPath(version: VersionRecord): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** Returns the final URL of a route, with the kind of its page. */
export function target(path: string, { href, kindOf }: SiteViewInput) {
  const kind = kindOf(path);
  return { href: href(path), ...(kind && { kind }) };
}

/** What an item leads to, and what it shows. */
interface LinkParts {
  label?: string | undefined;
  html?: string | undefined;
  /** Route of the site. */
  to?: string | undefined;
  /** Full URL. */
  url?: string | undefined;
  sidebar?: string;
  byVersion?: VersionLinks | undefined;
}

/** Returns a link of the navbar; one without any label shows its URL. */
export function link(item: ConfigItem, input: SiteViewInput, parts: LinkParts): NavLink {
  const { label, html, to, url, sidebar, byVersion } = parts;
  const link = to === undefined ? { href: url ?? '' } : target(to, input);
  return {
    type: 'link',
    ...(html === undefined ? { label: label ?? link.href } : { html }),
    ...link,
    external: isExternal(link.href),
    active: { ...activeRule(item, input), ...(sidebar && { sidebar }) },
    attributes: 'attributes' in item ? item.attributes : {},
    ...(byVersion && { byVersion }),
  };
}

/** What an item may say of the addresses at which it is marked. */
interface ActiveSettings extends Pick<ConfigItem, 'type'> {
  activeBaseRegex?: string | undefined;
  activeBasePath?: string | undefined;
}

/** Addresses at which an item is marked, as the configuration says. */
export function activeRule(
  { activeBaseRegex, activeBasePath }: ActiveSettings,
  input: SiteViewInput,
): NavLink['active'] {
  return {
    ...(activeBaseRegex !== undefined && { regex: activeBaseRegex }),
    ...(activeBasePath !== undefined && { basePath: input.href(rootedPath(activeBasePath)) }),
  };
}
