import type { SiteConfig } from '../config/index.ts';
import type { NavHtml, NavItem, NavLink, VersionLinks } from '../shell/site.ts';
import { isExternal, rooted } from './addresses.ts';
import { sidebarKey } from './docs-sets.ts';
import type { PluginRecord, VersionRecord } from './model.ts';
import { ConfigurationError, localeViews, rootBase, type SiteViewInput } from './site-input.ts';

type TopItem = SiteConfig['navbar']['items'][number];
type ConfigItem = TopItem | Extract<TopItem, { type: 'dropdown' }>['items'][number];
type Item<Type extends ConfigItem['type']> = Extract<ConfigItem, { type: Type }>;

/** Items of one side of the navbar, with final addresses. */
export function navItems(side: 'left' | 'right', input: SiteViewInput): NavItem[] {
  return input.config.navbar.items
    .filter((item) => (item.position ?? 'left') === side)
    .flatMap((item) => navItem(item, input));
}

function navItem(item: ConfigItem, input: SiteViewInput): NavItem[] {
  switch (item.type) {
    case 'search':
      return [{ type: 'search' }];
    case 'html':
      return [{ type: 'html', value: item.value }];
    case 'dropdown':
      return [
        {
          type: 'dropdown',
          label: item.label,
          ...(item.to !== undefined && { href: input.href(item.to) }),
          ...(item.href !== undefined && { href: item.href }),
          active: activeRule(item, input),
          items: subItems(item.items, input),
        },
      ];
    case 'localeDropdown':
      return [
        { type: 'locales', locales: localeViews(input.config, rootBase(input)), ...surround(item, input) },
      ];
    case 'docsVersionDropdown':
      return [versionsItem(item, input)];
    case 'doc':
      return docItem(item, input);
    case 'docSidebar':
      return [sidebarItem(item, input)];
    case 'docsVersion':
      return [versionItem(item, input)];
    case 'default':
      return [link(item, input, { label: item.label, html: item.html, to: item.to, url: item.href })];
  }
}

function subItems(items: ConfigItem[], input: SiteViewInput): (NavLink | NavHtml)[] {
  return items
    .flatMap((item) => navItem(item, input))
    .filter((item) => item.type === 'link' || item.type === 'html');
}

function surround(
  item: { dropdownItemsBefore: ConfigItem[]; dropdownItemsAfter: ConfigItem[] },
  input: SiteViewInput,
) {
  return {
    before: subItems(item.dropdownItemsBefore, input),
    after: subItems(item.dropdownItemsAfter, input),
  };
}

function docItem(item: Item<'doc'>, input: SiteViewInput): NavLink[] {
  const plugin = pluginOf(item, input);
  const found = plugin.versions.flatMap((version) => {
    const doc = version.docs.find((it) => it.id === item.docId);
    return doc ? [{ version, doc }] : [];
  });
  const [first] = found;
  if (!first) {
    if (plugin.versions.some((version) => version.draftIds.includes(item.docId))) return [];
    throw unknownId('docId', item.docId, plugin, (version) => version.docs.map((it) => it.id));
  }
  const { doc } = first;
  return [
    link(item, input, {
      label: item.label ?? doc.id,
      to: doc.path,
      ...(doc.sidebar && { sidebar: sidebarKey(plugin.id, doc.sidebar) }),
      byVersion: versionLinks(
        plugin,
        input,
        found.map((it) => [it.version, it.doc.path]),
      ),
    }),
  ];
}

function sidebarItem(item: Item<'docSidebar'>, input: SiteViewInput): NavLink {
  const plugin = pluginOf(item, input);
  const found = plugin.versions.flatMap((version) => {
    const sidebar = version.sidebars[item.sidebarId];
    return sidebar ? [{ version, sidebar }] : [];
  });
  const [first] = found;
  if (!first)
    throw unknownId('sidebarId', item.sidebarId, plugin, (version) => Object.keys(version.sidebars));
  const linked = found.flatMap(({ version, sidebar }) =>
    sidebar.link ? [{ version, target: sidebar.link }] : [],
  );
  const [target] = linked;
  if (!target) {
    throw new ConfigurationError(
      `The sidebar \`${item.sidebarId}\` of a navbar item has nothing to link to.`,
    );
  }
  return link(item, input, {
    label: item.label ?? target.target.label,
    to: target.target.path,
    sidebar: sidebarKey(plugin.id, item.sidebarId),
    byVersion: versionLinks(
      plugin,
      input,
      linked.map((it) => [it.version, it.target.path, item.label ?? it.target.label]),
    ),
  });
}

function versionItem(item: Item<'docsVersion'>, input: SiteViewInput): NavLink {
  const plugin = pluginOf(item, input);
  const last = plugin.versions.find((version) => version.isLast) ?? plugin.versions[0];
  const found = plugin.versions.map((version): [VersionRecord, string, string] => [
    version,
    item.to ?? mainPath(version),
    item.label ?? version.label,
  ]);
  return link(item, input, {
    label: item.label ?? last?.label,
    to: item.to ?? (last ? mainPath(last) : '/'),
    byVersion: versionLinks(plugin, input, found),
  });
}

/** A menu of the versions; with one version and nothing around it, a link to its main doc. */
function versionsItem(item: Item<'docsVersionDropdown'>, input: SiteViewInput): NavItem {
  const plugin = pluginOf(item, input);
  const around = surround(item, input);
  const [only] = plugin.versions;
  if (plugin.versions.length === 1 && only && !around.before.length && !around.after.length) {
    return link(item, input, { label: only.label, to: mainPath(only) });
  }
  return {
    type: 'versions',
    plugin: plugin.id,
    latest: plugin.versions.find((version) => version.isLast)?.name ?? '',
    versions: inConfiguredOrder(plugin, input).map((version) => ({
      ...target(mainPath(version), input),
      name: version.name,
      label: version.label,
    })),
    ...around,
  };
}

/** Versions as the configuration lists them; records have the latest first. */
function inConfiguredOrder({ id, versions }: PluginRecord, { config }: SiteViewInput): VersionRecord[] {
  const instance = id === 'default' ? config.docs : config.docs.instances[id];
  const names = instance?.versions.map(({ name }) => name) ?? [];
  return [...versions].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

function versionLinks(
  plugin: PluginRecord,
  input: SiteViewInput,
  found: [VersionRecord, string, string?][],
): VersionLinks | undefined {
  if (plugin.versions.length < 2) return undefined;
  const links = found.map(([version, path, label]) => [
    version.name,
    { ...target(path, input), ...(label && { label }) },
  ]);
  return {
    plugin: plugin.id,
    latest: plugin.versions.find((version) => version.isLast)?.name ?? '',
    links: Object.fromEntries(links),
  };
}

function mainPath(version: VersionRecord): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

function target(path: string, { href, kindOf }: SiteViewInput) {
  const kind = kindOf(path);
  return { href: href(path), ...(kind && { kind }) };
}

interface LinkParts {
  label?: string | undefined;
  html?: string | undefined;
  /** Route of the site. */
  to?: string | undefined;
  /** Full address. */
  url?: string | undefined;
  sidebar?: string;
  byVersion?: VersionLinks | undefined;
}

function link(item: ConfigItem, input: SiteViewInput, parts: LinkParts): NavLink {
  const { label, html, to, url, sidebar, byVersion } = parts;
  const place = to === undefined ? { href: url ?? '' } : target(to, input);
  return {
    type: 'link',
    ...(html === undefined ? { label: label ?? place.href } : { html }),
    ...place,
    external: isExternal(place.href),
    active: { ...activeRule(item, input), ...(sidebar && { sidebar }) },
    attributes: 'attributes' in item ? item.attributes : {},
    ...(byVersion && { byVersion }),
  };
}

function activeRule(item: ConfigItem, input: SiteViewInput): NavLink['active'] {
  const { activeBaseRegex, activeBasePath } = item as { activeBaseRegex?: string; activeBasePath?: string };
  return {
    ...(activeBaseRegex !== undefined && { regex: activeBaseRegex }),
    ...(activeBasePath !== undefined && { basePath: input.href(rooted(activeBasePath)) }),
  };
}

function pluginOf(item: { docsPluginId: string }, { plugins }: SiteViewInput): PluginRecord {
  const plugin = plugins.find((it) => it.id === item.docsPluginId);
  if (plugin) return plugin;
  const known = plugins.map((it) => `\`${it.id}\``).join(', ');
  throw new ConfigurationError(
    `A navbar item names the docs plugin instance \`${item.docsPluginId}\`, which has no data. Known: ${known}.`,
  );
}

function unknownId(
  field: string,
  id: string,
  { versions }: PluginRecord,
  knownOf: (version: VersionRecord) => string[],
): ConfigurationError {
  const names = versions.map((version) => `\`${version.name}\``).join(', ');
  const known = [...new Set(versions.flatMap(knownOf))].map((it) => `\`${it}\``);
  const word = versions.length > 1 ? 'none of the versions' : 'no version of';
  return new ConfigurationError(
    `A navbar item has the ${field} \`${id}\`, which ${word} ${names} has. Known: ${known.join(', ')}.`,
  );
}
