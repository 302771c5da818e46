/**
 * The engine's own code as one file, for the commands that run most of it. Node takes two seconds of processor time to load its
 * hundreds of modules and those of its packages through a loader that compiles TypeScript. Plain JavaScript, because it runs
 * before that loader.
 */
import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceHash } from './source-hash.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The URL of this file, as a literal for the code of the bundle. */
const PLACE = JSON.stringify(import.meta.url);

/** Commands that are bundled. Others load few modules, or need the bundler's package, which cannot be bundled itself. */
const COMMANDS = ['build', 'start'];

/** The bundler loads them in a process of its own; the other is partly machine code. */
const EXTERNAL = ['vite', '@resvg/resvg-js'];

export async function loadCommand(command, dir = join(ROOT, '.cache/engine')) {
  if (!COMMANDS.includes(command)) return undefined;
  try {
    const id = await sourceHash();
    // The bundle names places in this folder, which may be a copy of another one with all that it keeps.
    const name = hash('sha256', `${id} ${ROOT}`).slice(0, 16);
    const file = join(dir, `${name}.mjs`);
    const now = new Date();
    if (await isWhole(file)) await utimes(file, now, now).catch(() => {});
    else await write(file, await bundle(id), id);
    const commands = await import(pathToFileURL(file).href);
    return await commands[command]();
  } catch {
    return undefined;
  }
}

/** Returns whether a file is as it was written: it starts with a hash of what follows. */
async function isWhole(file) {
  const bytes = await readFile(file).catch(() => undefined);
  const end = bytes?.indexOf('\n') ?? -1;
  return end > 0 && bytes.subarray(0, end).toString() === seal(bytes.subarray(end + 1));
}

function seal(code) {
  return `// ${hash('sha256', code)}`;
}

/** Writes the file at once or not at all. */
async function write(file, code, id) {
  // What was bundled may be newer than what the hash was made of.
  if ((await sourceHash()) !== id)
    throw new Error('The code of the engine changed while it was being bundled.');
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, `${seal(code)}\n${code}`);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Bundles the commands with their packages; the code in the file knows the hash that it was made of. */
async function bundle(id) {
  const { build } = await import('esbuild');
  const imports = COMMANDS.map(
    (name) => `export const ${name} = () => import('./src/node/commands/${name}.ts');`,
  );
  const { outputFiles } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: ROOT },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    define: { SOURCE_HASH: JSON.stringify(id) },
    plugins: [OWN_PLACES],
    // Packages in CommonJS require modules of Node.
    banner: {
      js: `import * as nodeModule from 'node:module';\nconst require = nodeModule.createRequire(${PLACE});`,
    },
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/** Replaces `import.meta.url`, because files find others relative to their own place, not to that of the bundle. */
const OWN_PLACES = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]node[\\/].*\.(?:ts|mjs)$/ }, async ({ path }) => {
      const place = JSON.stringify(pathToFileURL(path).href);
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replaceAll('import.meta.url', place),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
};
