/** Plain JavaScript, because `own-code.mjs` needs it before the loader that compiles TypeScript is there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_DIR = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The file that says which packages the bundle is made from: the lock file, or, where the engine is a package itself,
 * what npm noted in the folder that it is installed in.
 */
function versionsFile() {
  const files = [join(PROJECT_DIR, 'package-lock.json'), join(PROJECT_DIR, '../.package-lock.json')];
  return files.find((file) => existsSync(file)) ?? join(PROJECT_DIR, 'package.json');
}

export async function sourceHash() {
  const entries = await readdir(join(PROJECT_DIR, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), versionsFile()]) {
    // Hundreds of small files: each would take five times as long if it were waited for.
    hash.update(file.slice(PROJECT_DIR.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
