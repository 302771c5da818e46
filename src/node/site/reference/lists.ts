import type { SiteConfig } from '../../config/index.ts';
import type { EntryDoc, GroupDoc, TypeDoc } from '../../luacats/model.ts';

/** Returns the labels of groups that the configuration sets. */
export function groupLabels(config: SiteConfig): Record<string, string> {
  // Without a prototype, so that a group may be called `constructor`.
  const labels: Record<string, string> = Object.create(null);
  for (const [id, { label }] of Object.entries(config.docs.reference.groups)) if (label) labels[id] = label;
  return labels;
}

/** Sorts groups by label, ignoring letter case. */
export function sortGroups(groups: GroupDoc[], labels: Record<string, string>): GroupDoc[] {
  const label = (group: GroupDoc) => labels[group.id] ?? group.id;
  return [...groups].sort((a, b) => label(a).localeCompare(label(b), 'en'));
}

/** Returns the entries of a group, including index fields: what it offers to scripts. */
export function entryCount(group: GroupDoc): number {
  return group.entries.length + group.fields.filter((field) => field.name.startsWith('[')).length;
}

/**
 * Returns the label of an entry within its group: functions by their last part, methods with a colon, calls with
 * parentheses.
 *
 * @example
 * entryLabel({ kind: 'method', shortName: 'reload' }) // ':reload'
 */
export function entryLabel(entry: Pick<EntryDoc, 'kind' | 'shortName'>): string {
  if (entry.kind === 'method') return `:${entry.shortName}`;
  return entry.kind === 'constructor' ? `${entry.shortName}()` : entry.shortName;
}

/** Returns the types by name, letter case ignored. */
export function sortTypes(types: TypeDoc[]): TypeDoc[] {
  return types.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
