import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CONFIG_FILE } from '../../src/node/config/config-file.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/**
 * Writes a site that is this one several times over: groups, events and snippets of each copy have names of
 * their own (`client_2`, `event.game_2`), and the size that such pages have. Types, globals and the module without a table stay
 * single.
 *
 * @param copies How many times, the original included.
 */
export async function generateSite(dir: string, copies: number): Promise<void> {
  for (const folder of ['definitions', 'content', 'static', 'snapshots']) {
    await cp(join(PROJECT_DIR, folder), join(dir, folder), { recursive: true });
  }
  const definitions = await readFolder('definitions', '.lua');
  const snippets = await readFolder('content/snippets', '.md');
  const names = definedNames(definitions.map(({ text }) => text));
  for (let copy = 2; copy <= copies; copy++) {
    for (const { path, text } of definitions) {
      if (/\/(?:G|types|vector)\.lua$/.test(path)) continue;
      await write(join(dir, path.replace('.lua', `_${copy}.lua`)), copyDefinitions(text, names, copy));
    }
    for (const { path, text } of snippets) {
      await write(join(dir, path.replace('.md', `_${copy}.md`)), copySnippet(text, copy));
    }
  }
  await write(join(dir, CONFIG_FILE), configText(dir, copies));
}

interface TextFile {
  /** Relative to the project. */
  path: string;
  text: string;
}

async function readFolder(folder: string, ending: string): Promise<TextFile[]> {
  const names = await readdir(join(PROJECT_DIR, folder), { recursive: true });
  const paths = names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(PROJECT_DIR, path), 'utf8') })),
  );
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Names that a copy must not define again: classes and tables, events and globals apart. */
function definedNames(texts: string[]): Set<string> {
  const defined = texts.flatMap((text) => [
    ...text.matchAll(/^---@class (\w+)(?!\.)\b/gm),
    ...text.matchAll(/^(?:local )?(\w+) = \{\}$/gm),
  ]);
  return new Set(
    defined
      .flatMap((match) => match[1] ?? [])
      .filter((name) => name !== '_G' && name !== 'event' && !name.startsWith('vector')),
  );
}

/**
 * Renames what a definition file defines, and what its `@see` tags and event names point at.
 *
 * @example
 * copyDefinitions('function client.log(...) end', new Set(['client']), 2)
 * // 'function client_2.log(...) end'
 */
function copyDefinitions(text: string, names: Set<string>, copy: number): string {
  return text
    .replaceAll(
      /^(---@meta |---@class |---@see |local |return |function |)(\w+)(?=[\s.:])/gm,
      (all, head: string, name: string) => (names.has(name) ? head + nameOfCopy(name, copy) : all),
    )
    .replaceAll(/\bevent\.(general|game|source)\b/g, `event.$1_${copy}`);
}

/** The class of a group's table ends in `lib`, and stays so: `clientlib` becomes `client_2lib`. */
function nameOfCopy(name: string, copy: number): string {
  return name.replace(/(lib)?$/, `_${copy}$1`);
}

/** Gives a copied snippet an address, an id and a title of its own. */
function copySnippet(text: string, copy: number): string {
  return text
    .replace(/^(slug|id): (.+)$/gm, `$1: $2_${copy}`)
    .replace(/^(title|sidebar_label): (.+)$/gm, `$1: $2 ${copy}`);
}

/** This site's configuration with the event families of the copies. */
function configText(dir: string, copies: number): string {
  return `import site from '${relative(dir, join(PROJECT_DIR, CONFIG_FILE))}';

const { reference } = site.docs;
const copies = Array.from({ length: ${copies - 1} }, (_, index) => index + 2);

export default {
  ...site,
  docs: {
    ...site.docs,
    reference: {
      ...reference,
      eventFamilies: [
        ...reference.eventFamilies,
        ...copies.flatMap((copy) =>
          reference.eventFamilies.map((family) => ({
            ...family,
            id: \`\${family.id}_\${copy}\`,
            label: \`\${family.label} \${copy}\`,
            path: \`\${family.path || 'general'}_\${copy}\`,
          })),
        ),
      ],
    },
  },
};
`;
}
