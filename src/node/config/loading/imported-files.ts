import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The engine's code. */
const ENGINE = fileURLToPath(new URL('../../../', import.meta.url));

/** What stands between an import and its path, which begins with a dot: `from './a.ts'`, `import './a.ts'`, `import('./a.ts')`. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.\.?\/[^'"`\n]+)\1/g;

/**
 * Returns the files that a configuration imports by their paths, directly or through others, those of the engine and of
 * packages aside. An import that leaves out an extension, or names that of JavaScript, stands for each file that it may mean, and a file
 * that does not exist counts, because it may come.
 *
 * @param config Path of the configuration.
 */
export async function importedFiles(config: string): Promise<Set<string>> {
  const found = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    const named = [...text.matchAll(IMPORT)].flatMap(([, , path = '']) => meantBy(join(dirname(file), path)));
    const added = named.filter((path) => isFollowed(path) && !found.has(path));
    for (const path of added) found.add(path);
    await Promise.all(added.map(follow));
  };
  await follow(resolve(config));
  return found;
}

function meantBy(path: string): string[] {
  if (/\.[cm]?js$/.test(path)) return [path, path.replace(/js$/, 'ts')];
  return /\.(?:[cm]?ts|json)$/.test(path) ? [path] : [`${path}.ts`, `${path}.js`, join(path, 'index.ts')];
}

function isFollowed(path: string): boolean {
  return !path.startsWith(ENGINE) && !path.includes(`${sep}node_modules${sep}`);
}
