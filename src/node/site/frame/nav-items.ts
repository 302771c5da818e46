import type { NavHtml, NavItem, NavLink } from '../../../shared/navbar.ts';
import { formatPath } from '../../config/index.ts';
import type { InstanceRecord, VersionRecord } from '../sets/docs-records.ts';
import { sidebarKey } from '../sets/docs-sets.ts';
import { type ConfigPath, findInstance, reportUnknownId } from './nav-ids.ts';
import { activeRule, type ConfigItem, link, mainPath, target, versionLinks } from './nav-link.ts';
import { localeViews, rootBase, type SiteViewInput } from './site-input.ts';

type Item<Type extends ConfigItem['type']> = Extract<ConfigItem, { type: Type }>;

/**
 * Returns the items of one side of the navbar, with final URLs. An item that leads nowhere is left out, and the reason
 * is among the issues.
 */
export function navItems(side: 'left' | 'right', input: SiteViewInput): NavItem[] {
  return input.config.navbar.items.flatMap((item, index) =>
    (item.position ?? 'left') === side ? navItem(item, ['navbar', 'items', index], input) : [],
  );
}

function navItem(item: ConfigItem, path: ConfigPath, input: SiteViewInput): NavItem[] {
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
          items: subItems(item.items, [...path, 'items'], input),
        },
      ];
    case 'localeDropdown':
      return [
        {
          type: 'locales',
          locales: localeViews(input.config, rootBase(input)),
          ...surround(item, path, input),
        },
      ];
    case 'docsVersionDropdown':
      return versionsItem(item, path, input);
    case 'doc':
      return docItem(item, path, input);
    case 'docSidebar':
      return sidebarItem(item, path, input);
    case 'docsVersion':
      return versionItem(item, path, input);
    case 'default':
      return [link(item, input, { label: item.label, html: item.html, to: item.to, url: item.href })];
  }
}

function subItems(items: ConfigItem[], path: ConfigPath, input: SiteViewInput): (NavLink | NavHtml)[] {
  return items
    .flatMap((item, index) => navItem(item, [...path, index], input))
    .filter((item) => item.type === 'link' || item.type === 'html');
}

function surround(
  item: { dropdownItemsBefore: ConfigItem[]; dropdownItemsAfter: ConfigItem[] },
  path: ConfigPath,
  input: SiteViewInput,
) {
  return {
    before: subItems(item.dropdownItemsBefore, [...path, 'dropdownItemsBefore'], input),
    after: subItems(item.dropdownItemsAfter, [...path, 'dropdownItemsAfter'], input),
  };
}

function docItem(item: Item<'doc'>, path: ConfigPath, input: SiteViewInput): NavLink[] {
  const instance = findInstance(item, path, input);
  if (!instance) return [];
  const found = instance.versions.flatMap((version) => {
    const doc = version.docs.find((candidate) => candidate.id === item.docId);
    return doc ? [{ version, doc }] : [];
  });
  const [first] = found;
  if (!first) {
    const isDraft = instance.versions.some((version) => version.draftIds.includes(item.docId));
    const ids = instance.versions.flatMap((version) => version.docs.map((candidate) => candidate.id));
    if (!isDraft) reportUnknownId([...path, 'docId'], item.docId, ids, instance, input);
    return [];
  }
  const { doc } = first;
  return [
    link(item, input, {
      label: item.label ?? doc.id,
      to: doc.path,
      ...(doc.sidebar && { sidebar: sidebarKey(instance.id, doc.sidebar) }),
      byVersion: versionLinks(
        instance,
        input,
        found.map((match) => [match.version, match.doc.path]),
      ),
    }),
  ];
}

function sidebarItem(item: Item<'docSidebar'>, path: ConfigPath, input: SiteViewInput): NavLink[] {
  const instance = findInstance(item, path, input);
  if (!instance) return [];
  const found = instance.versions.flatMap((version) => {
    const sidebar = Object.hasOwn(version.sidebars, item.sidebarId)
      ? version.sidebars[item.sidebarId]
      : undefined;
    return sidebar ? [{ version, sidebar }] : [];
  });
  const field = [...path, 'sidebarId'];
  if (!found.length) {
    const ids = instance.versions.flatMap((version) => Object.keys(version.sidebars));
    reportUnknownId(field, item.sidebarId, ids, instance, input);
    return [];
  }
  const linked = found.flatMap(({ version, sidebar }) =>
    sidebar.link ? [{ version, target: sidebar.link }] : [],
  );
  const [target] = linked;
  if (!target) {
    input.issues.push({
      path: field,
      message: `\`${formatPath(field)}\` is \`${item.sidebarId}\`, a sidebar without a page to link to.`,
      fix: 'Add a page to the sidebar, or remove the item.',
    });
    return [];
  }
  return [
    link(item, input, {
      label: item.label ?? target.target.label,
      to: target.target.path,
      sidebar: sidebarKey(instance.id, item.sidebarId),
      byVersion: versionLinks(
        instance,
        input,
        linked.map((match) => [match.version, match.target.path, item.label ?? match.target.label]),
      ),
    }),
  ];
}

function versionItem(item: Item<'docsVersion'>, path: ConfigPath, input: SiteViewInput): NavLink[] {
  const instance = findInstance(item, path, input);
  if (!instance) return [];
  const last = instance.versions.find((version) => version.isLast) ?? instance.versions[0];
  const found = instance.versions.map((version): [VersionRecord, string, string] => [
    version,
    item.to ?? mainPath(version),
    item.label ?? version.label,
  ]);
  return [
    link(item, input, {
      label: item.label ?? last?.label,
      to: item.to ?? (last ? mainPath(last) : '/'),
      byVersion: versionLinks(instance, input, found),
    }),
  ];
}

/** A menu of the versions; with one version and nothing around it, a link to its main doc. */
function versionsItem(item: Item<'docsVersionDropdown'>, path: ConfigPath, input: SiteViewInput): NavItem[] {
  const instance = findInstance(item, path, input);
  const around = surround(item, path, input);
  if (!instance) return [];
  const [only] = instance.versions;
  if (instance.versions.length === 1 && only && !around.before.length && !around.after.length) {
    return [link(item, input, { label: only.label, to: mainPath(only) })];
  }
  return [
    {
      type: 'versions',
      instance: instance.id,
      latest: instance.versions.find((version) => version.isLast)?.name ?? '',
      versions: inConfiguredOrder(instance, input).map((version) => ({
        ...target(mainPath(version), input),
        name: version.name,
        label: version.label,
      })),
      ...around,
    },
  ];
}

/** Versions as the configuration lists them; records have the latest first. */
function inConfiguredOrder({ id, versions }: InstanceRecord, { config }: SiteViewInput): VersionRecord[] {
  const docs = id === 'default' ? config.docs : config.docs.instances[id];
  const names = docs?.versions.map(({ name }) => name) ?? [];
  return [...versions].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
