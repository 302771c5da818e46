import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../files/folders.ts';

/**
 * The file that says which packages the bundle is made from: the lock file, or, where the engine is a package itself,
 * what npm noted in the folder that it is installed in.
 */
function versionsFile(): string {
  const files = [join(PROJECT_DIR, 'package-lock.json'), join(PROJECT_DIR, '../.package-lock.json')];
  return files.find((file) => existsSync(file)) ?? join(PROJECT_DIR, 'package.json');
}

/** Returns a hash of the engine's code and of the versions of its packages. */
export async function sourceHash(): Promise<string> {
  const entries = await readdir(join(PROJECT_DIR, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), versionsFile()]) {
    // Hundreds of small files: each would take five times as long if it were waited for.
    hash.update(file.slice(PROJECT_DIR.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
