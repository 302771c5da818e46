import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';

/** A text file of a site, by its path relative to the site's folder, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The files that a site's folder holds, apart from its configuration. */
export interface SiteFiles {
  definitions: SourceFile[];
  content: SourceFile[];
  /** Paths of the files in `static/`, relative to it. */
  static: string[];
}

/** Reads a site's folder. Folders that are missing count as empty; what cannot be read is a problem. */
export async function readSite(siteDir: string): Promise<{ files: SiteFiles; problems: Problem[] }> {
  const problems: Problem[] = [];
  const [lua, markdown, assets] = await Promise.all(
    ['definitions', 'content', 'static'].map((folder) => listFiles(siteDir, folder, problems)),
  );
  const [definitions, content] = await Promise.all([
    readTexts(
      siteDir,
      (lua ?? []).filter((path) => path.endsWith('.lua')),
      problems,
    ),
    readTexts(
      siteDir,
      (markdown ?? []).filter((path) => path.endsWith('.md')),
      problems,
    ),
  ]);
  const own = (assets ?? []).map((path) => path.slice('static/'.length));
  if (!problems.length && !definitions.length && !content.length) problems.push(emptySite());
  return { files: { definitions, content, static: own }, problems };
}

/** All files below a folder, sorted, as paths relative to the site's folder. */
async function listFiles(siteDir: string, folder: string, problems: Problem[]): Promise<string[]> {
  try {
    const entries = await readdir(join(siteDir, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') problems.push(unreadable(folder, error, 'folder'));
    return [];
  }
}

async function readTexts(siteDir: string, paths: string[], problems: Problem[]): Promise<SourceFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      try {
        return { path, text: await readFile(join(siteDir, path), 'utf8') };
      } catch (error) {
        problems.push(unreadable(path, error, 'file'));
        return undefined;
      }
    }),
  );
  return files.filter((file) => file !== undefined);
}

function unreadable(path: string, error: unknown, what: 'file' | 'folder'): Problem {
  return {
    severity: 'error',
    file: path,
    message: `The ${what} \`${path}\` cannot be read (${codeOf(error) ?? String(error)}).`,
    mend: `Make it a ${what} that this account may read.`,
  };
}

function emptySite(): Problem {
  return {
    severity: 'error',
    file: '.',
    message: 'The site is empty: neither `definitions/` holds a Lua file nor `content/` a Markdown file.',
    mend: 'Name the right folder with `--site`, or add a file such as `definitions/client.lua`.',
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
