import type { SiteConfig } from '../../config/index.ts';
import { createRoutes, type DocsRoutes } from '../routes.ts';

/** One version of one instance of the docs: a folder with definitions and content, and its own root. */
export interface DocsSet {
  /** Id of the instance: `default`, or a key of `docs.instances`. */
  instance: string;
  version: SiteConfig['docs']['versions'][number];
  /** Where the configuration lists the version. */
  field: PropertyKey[];
  /** The latest version of its instance. */
  isLast: boolean;
  /** Its instance has several versions. */
  severalVersions: boolean;
  routes: DocsRoutes;
  /** Folder of its files, relative to the site's: empty, or with a slash at its end. */
  folder: string;
}

/** Returns all docs of a site, the main one (latest version of the default instance) first. */
export function docsSets({ docs }: SiteConfig): DocsSet[] {
  const instances = [
    { id: 'default', path: 'docs', ...docs },
    ...Object.entries(docs.instances).map(([id, instance]) => ({ id, ...instance })),
  ];
  return instances.flatMap(({ id, path, versions, lastVersion }) => {
    const last = lastVersion ?? versions[0]?.name;
    const sets = versions.map((version, index): DocsSet => {
      const instanceFolder = id === 'default' ? '' : `instances/${id}/`;
      return {
        instance: id,
        version,
        field: ['docs', ...(id === 'default' ? [] : ['instances', id]), 'versions', index],
        isLast: version.name === last,
        severalVersions: versions.length > 1,
        routes: createRoutes(version.path ? `/${path}/${version.path}` : `/${path}`),
        folder: version.name === 'current' ? instanceFolder : `${instanceFolder}versions/${version.name}/`,
      };
    });
    return sets.sort((a, b) => Number(b.isLast) - Number(a.isLast));
  });
}

/**
 * Returns the id of a sidebar across all docs: the bare id in the default instance, else with the instance in front.
 */
export function sidebarKey(instance: string, id: string): string {
  return instance === 'default' ? id : `${instance}-${id}`;
}
