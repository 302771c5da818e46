/** A doc in `docs-data.json` (ENT-01); `path` is its route. */
export interface DocRecord {
  /** `api/client/traceline` */
  id: string;
  path: string;
  /** Name of the sidebar that it is in. */
  sidebar?: string;
}

/** The docs of one instance, an entry of `plugins` in `docs-data.json`: its versions, the latest first. */
export interface InstanceRecord {
  id: string;
  versions: VersionRecord[];
}

/** A version of the docs in `docs-data.json` (ENT-02); `path` is the route above its docs. */
export interface VersionRecord {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  /** The first doc of the first sidebar, or else the first doc; empty without docs. */
  mainDocId: string;
  docs: DocRecord[];
  draftIds: string[];
  /** By name, each with its first page. */
  sidebars: Record<string, { link: { path: string; label: string } | undefined }>;
}
