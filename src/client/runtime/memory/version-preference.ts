import { deleteStored, readStored, writeStored } from './storage.ts';

/** Returns the storage key of the version that the reader prefers in a docs instance. */
function preferenceKey(plugin: string): string {
  return `docs-preferred-version-${plugin}`;
}

/** Stores a version as the reader's choice in a docs instance. */
export function preferVersion(plugin: string, version: string): void {
  writeStored(preferenceKey(plugin), version);
}

/**
 * Returns the versions that the reader chose, by docs instance. A choice that no longer exists is forgotten.
 *
 * @param versionsOf Names of the versions of each docs instance.
 */
export function readPreferences(versionsOf: Record<string, string[]>): Record<string, string> {
  const chosen = Object.entries(versionsOf).flatMap(([plugin, versions]) => {
    const version = readStored(preferenceKey(plugin));
    if (version === undefined) return [];
    if (versions.includes(version)) return [[plugin, version] as const];
    deleteStored(preferenceKey(plugin));
    return [];
  });
  return Object.fromEntries(chosen);
}
