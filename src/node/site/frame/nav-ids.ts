import { formatPath, listNames } from '../../config/index.ts';
import { listSome } from '../../diagnostics/list-some.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { InstanceRecord } from '../sets/docs-records.ts';
import type { SiteViewInput } from './site-input.ts';

/** Most names that a message lists: a reference has hundreds of docs. */
const MOST_LISTED = 8;

/** Keys and indices from the configuration to an item or a field. */
export type ConfigPath = PropertyKey[];

/** Returns the docs that an item of the navbar names; an issue when there are none of this name. */
export function findInstance(
  { docsPluginId: id }: { docsPluginId: string },
  path: ConfigPath,
  { instances, issues }: SiteViewInput,
): InstanceRecord | undefined {
  const instance = instances.find((candidate) => candidate.id === id);
  if (instance) return instance;
  const ids = instances.map((candidate) => candidate.id);
  const field = [...path, 'docsPluginId'];
  const found = `\`${formatPath(field)}\` names the docs plugin instance \`${id}\`, which has no data`;
  issues.push({ path: field, misses: id, ...expectOne(found, id, ids) });
  return undefined;
}

/** Reports the id of a doc or sidebar that no version of the docs has. */
export function reportUnknownId(
  field: ConfigPath,
  id: string,
  ids: string[],
  { versions }: InstanceRecord,
  { issues }: SiteViewInput,
): void {
  const names = versions.map((version) => `\`${version.name}\``).join(', ');
  const lack =
    versions.length > 1
      ? `which none of the versions ${names} has`
      : `which the version ${names} does not have`;
  const found = `\`${formatPath(field)}\` is \`${id}\`, ${lack}`;
  issues.push({ path: field, misses: id, ...expectOne(found, id, [...new Set(ids)]) });
}

function expectOne(found: string, id: string, ids: string[]): { message: string; fix: string } {
  if (!ids.length) return { message: `${found}.`, fix: 'Remove the item.' };
  // Written like a file or an address, an id is at its end.
  const end = id.replace(/\.md$/, '').replace(/^\//, '');
  const close = nearest(id, ids) ?? ids.find((known) => end === known || end === `docs/${known}`);
  const list = ids.length > MOST_LISTED ? `one of ${listSome(ids, MOST_LISTED)}` : listNames(ids);
  return {
    message: `${found}, expected ${list}.`,
    fix: close === undefined ? 'Write one of these, or remove the item.' : `Did you mean \`${close}\`?`,
  };
}
