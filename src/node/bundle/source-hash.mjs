/** Plain JavaScript, because `own-code.mjs` needs it before the loader that compiles TypeScript is there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_DIR = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The files next to `src/` that its bundles are made from: what the code imports, how it is compiled, and which packages it
 * uses, as the lock file says, or, where the engine is a package itself, what npm noted in the folder that it is installed in.
 */
function filesBeside(root) {
  const locks = [join(root, 'package-lock.json'), join(root, '../.package-lock.json')];
  const lock = locks.find((file) => existsSync(file));
  return [join(root, 'package.json'), join(root, 'tsconfig.json'), ...(lock ? [lock] : [])];
}

export function ownSourceHash() {
  return typeof SOURCE_HASH === 'string' ? Promise.resolve(SOURCE_HASH) : sourceHash();
}

export async function sourceHash(root = PROJECT_DIR) {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...filesBeside(root)]) {
    // Hundreds of small files: each would take five times as long if it were waited for.
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
