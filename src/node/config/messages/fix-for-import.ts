import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Says what to write for an import that leads to no file. The engine of a site is often in another folder.
 *
 * @param name What is imported: a path or a package.
 * @param folder Folder of the file that imports it.
 */
export function fixForImport(name: string, folder: string): string {
  if (!/^[./]/.test(name))
    return `Install it in the site's folder with \`npm install ${name}\`, or remove the import.`;
  if (!name.endsWith('src/node/config/define.ts'))
    return 'Correct the path; it is relative to this file and includes the extension.';
  const engine = fileURLToPath(new URL('../define.ts', import.meta.url));
  const path = relative(folder, engine).replaceAll('\\', '/');
  return `Write \`${path.startsWith('.') ? path : `./${path}`}\`: the engine is not in the folder of the site.`;
}
