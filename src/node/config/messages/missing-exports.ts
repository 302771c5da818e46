import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '../../diagnostics/nearest.ts';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { CONFIG_FILE } from '../config-file.ts';
import { importCode } from '../import-code.ts';
import { isNode, type Node, nodesOf } from './syntax-tree.ts';

/**
 * Finds names that a configuration imports from files of the site that do not export them. Node.js cannot run a module with
 * one. In a folder whose package.json does not say `"type": "module"`, the name is `undefined`, and its setting would be
 * missing without a word.
 *
 * @param file Path of the configuration.
 * @param exported The configuration as it ran; undefined if it did not.
 */
export async function findMissingExports(
  file: string,
  source: string,
  exported: unknown,
): Promise<Problem[]> {
  // The parser takes longer to load than everything else that a right configuration needs.
  if (!hasUndefined(exported)) return [];
  const { parseSync } = await import('vite');
  const problems: Problem[] = [];
  // Imports are relative to the file itself, which the site's folder may only link to.
  const folder = dirname(await realpath(file));
  const { body } = parseSync(CONFIG_FILE, source).program;
  for (const statement of nodesOf(body)) {
    const from = isNode(statement.source) ? String(statement.source.value) : '';
    if (statement.type !== 'ImportDeclaration' || !/^(?:\.{1,2})?\//.test(from)) continue;
    const wanted = namesIn(statement).filter(({ local }) => isUsed(body, local));
    const namesThere = wanted.length > 0 ? await exportsOf(resolve(folder, from)) : [];
    if (!namesThere) continue;
    for (const { name, start, local } of wanted.filter((binding) => !namesThere.includes(binding.name))) {
      const close = nearest(name, namesThere);
      const at = { severity: 'error' as const, file: CONFIG_FILE, ...pointAt(source, start) };
      problems.push(
        name === 'default'
          ? { ...at, message: `\`${from}\` has no default export.`, fix: fixForDefault(local, namesThere) }
          : {
              ...at,
              message: `\`${from}\` does not export \`${name}\`.`,
              fix: close ? `Did you mean \`${close}\`?` : fixFor(namesThere),
            },
      );
    }
  }
  return problems;
}

/** What to import instead, if there is little to choose from. */
function fixFor(namesThere: string[]): string {
  const named = [...new Set(namesThere)].filter((name) => name !== 'default' && name !== 'module.exports');
  return named.length > 0 && named.length <= 3
    ? `Write ${named.map((name) => `\`${name}\``).join(' or ')}, which it exports.`
    : 'Export it there, or remove the import.';
}

/** What to write for the import of a default export that is not there. */
function fixForDefault(local: string, namesThere: string[]): string {
  const meant = namesThere.includes(local) ? local : namesThere.length === 1 ? namesThere[0] : undefined;
  return meant
    ? `Write \`{ ${meant} }\` in braces: the file exports it by its name.`
    : 'Add `export default` there, or import a name in braces.';
}

/** The names that an import takes from its file, where they are written, and what they are called in this one. */
function namesIn(statement: Node): { name: string; start: number; local: string }[] {
  return nodesOf(statement.specifiers).flatMap(({ type, imported, local }) => {
    if (!isNode(local)) return [];
    const own = { start: local.start, local: String(local.name) };
    if (type === 'ImportDefaultSpecifier') return [{ ...own, name: 'default' }];
    return type === 'ImportSpecifier' && isNode(imported)
      ? [{ ...own, name: String(imported.name ?? imported.value), start: imported.start }]
      : [];
  });
}

/** Returns whether code has a name as a value. Types are gone when it runs, and so is an import that only they need. */
function isUsed(code: unknown, name: string): boolean {
  if (Array.isArray(code)) return code.some((node) => isUsed(node, name));
  if (!isNode(code) || code.type === 'ImportDeclaration') return false;
  // What `as` and `satisfies` follow is a value.
  if (code.type.startsWith('TS')) return isUsed(code.expression, name);
  if (code.type === 'Identifier' && code.name === name) return true;
  return Object.values(code).some((node) => isUsed(node, name));
}

/**
 * Returns whether a field of a configuration is there without a value. Circles, which would never end, have been ruled
 * out before.
 */
function hasUndefined(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return value === undefined;
  return Object.values(value).some(hasUndefined);
}

/**
 * Returns the names that a file of the site exports; undefined if it does not run by itself. A CommonJS file also has all of
 * them in its default export.
 */
async function exportsOf(path: string): Promise<string[] | undefined> {
  const module = await importCode(pathToFileURL(path).href).catch(() => undefined);
  if (!module) return undefined;
  const whole = module.default;
  return [...Object.keys(module), ...(typeof whole === 'object' && whole !== null ? Object.keys(whole) : [])];
}
