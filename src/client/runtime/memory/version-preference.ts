import { deleteStored, readStored, writeStored } from './storage.ts';

/** Returns the storage key of the version that the reader prefers in a docs instance. */
function preferenceKey(instance: string): string {
  return `docs-preferred-version-${instance}`;
}

/** Stores a version as the reader's choice in a docs instance. */
export function preferVersion(instance: string, version: string): void {
  writeStored(preferenceKey(instance), version);
}

/**
 * Returns the versions that the reader chose, by docs instance. A choice that no longer exists is forgotten.
 *
 * @param versionsOf Names of the versions of each docs instance.
 */
export function readPreferences(versionsOf: Record<string, string[]>): Record<string, string> {
  const chosen = Object.entries(versionsOf).flatMap(([instance, versions]) => {
    const version = readStored(preferenceKey(instance));
    if (version === undefined) return [];
    if (versions.includes(version)) return [[instance, version] as const];
    deleteStored(preferenceKey(instance));
    return [];
  });
  return Object.fromEntries(chosen);
}
