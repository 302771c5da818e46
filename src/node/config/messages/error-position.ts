import { readFile, realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A text file of the site that code runs in. */
export interface CodeFile {
  /** Path relative to the site's folder. */
  path: string;
  text: string;
}

/** Reads a file by its full path; absent when it is not the site's own. */
export async function readCode(siteDir: string, path: string): Promise<CodeFile | undefined> {
  const folders = [siteDir, await realpath(siteDir)].map((folder) => `${folder.replace(/\/$/, '')}/`);
  const folder = folders.find((candidate) => path.startsWith(candidate));
  if (!folder || path.includes('/node_modules/')) return undefined;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { path: path.slice(folder.length), text };
}

/** A place in a stack: `/site/labels.ts:3:7`, `file:///site/labels.ts?1:3:7`. The query is not part of the path. */
const FRAME = /((?:file:\/\/)?\/[^\n()?]*?)(?:\?[^\s:]*)?:(\d+)(?::(\d+))?/g;

/** Returns the topmost position in an error's stack, its message included, that is in a file of the site. */
export async function positionOfError(
  error: unknown,
  siteDir: string,
): Promise<{ file: string; line: number; column: number } | undefined> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, at = '', line, column] of stack.matchAll(FRAME)) {
    const file = await readCode(siteDir, pathOf(at));
    if (file) return { file: file.path, line: Number(line), column: Number(column ?? 1) };
  }
  return undefined;
}

/** The path of a module in a stack, which may be a URL; what only looks like one stays as it is. */
function pathOf(at: string): string {
  try {
    return at.startsWith('file:') ? fileURLToPath(at) : at;
  } catch {
    return at;
  }
}
