import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/** A package as package-lock.json has it. */
export interface LockedPackage {
  /** Where it is installed: `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  /** Its licence as an SPDX expression; empty when it names none. */
  licence: string;
  /** The site does not need it, only the work on the engine. */
  dev: boolean;
  /** It is for one operating system or processor. */
  isForPlatform: boolean;
  hasInstallScript: boolean;
  integrity: string;
  /** Names of what it needs. */
  needs: string[];
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Reads all packages of package-lock.json, by their paths. */
export function readLock(): Map<string, LockedPackage> {
  const file: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(PROJECT_DIR, 'package-lock.json'), 'utf8'),
  );
  const entries = Object.entries(file.packages).filter(([path]) => path !== '');
  return new Map(
    entries.map(([path, entry]) => [
      path,
      {
        path,
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        licence: entry.license ?? '',
        dev: entry.dev === true,
        isForPlatform: Boolean(entry.os ?? entry.cpu),
        hasInstallScript: entry.hasInstallScript === true,
        integrity: entry.integrity ?? '',
        needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      },
    ]),
  );
}

/** Returns a package and all that it needs, itself first, without programs for one platform. */
export function closureOf(path: string, lock: Map<string, LockedPackage>): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  const open = [path];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const at = lock.get(next);
    if (!at || at.isForPlatform || found.has(next)) continue;
    found.set(next, at);
    for (const name of at.needs) open.push(findFrom(next, name, lock));
  }
  return [...found.values()];
}

/** Returns where a package finds another one: in its own `node_modules`, or in one above. */
function findFrom(path: string, name: string, lock: Map<string, LockedPackage>): string {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (folder === '' || lock.has(candidate)) return candidate;
  }
}

/** Returns the bytes of the files of an installed package, without packages within it. */
export function installedBytes(path: string): number {
  const folder = join(PROJECT_DIR, path);
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) bytes += installedBytes(join(path, entry.name));
    else if (entry.isFile()) bytes += statSync(join(folder, entry.name)).size;
  }
  return bytes;
}

/** Returns the packages that package.json names, with their exact versions. */
export function readDirect(): {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
} {
  return JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
}
