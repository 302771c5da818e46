import type { Problem } from '../../diagnostics/problem.ts';
import { pathsTo } from './paths-to.ts';

/** Files whose paths differ only in letter case: on many disks one replaces the other. */
export function sameButForCase(paths: string[]): Problem[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  return paths.flatMap((path): Problem[] => {
    // Of files in two such folders, the folders are reported.
    for (const part of pathsTo(path)) {
      const former = first.get(part.toLowerCase());
      first.set(part.toLowerCase(), former ?? part);
      if (former === undefined || former === part) continue;
      if (reported.has(part)) return [];
      reported.add(part);
      return [
        {
          severity: 'warning',
          file: part,
          message: `\`${part}\` and \`${former}\` differ only in letter case: Windows and macOS disks can store only one of them.`,
          fix: 'Rename one of them.',
        },
      ];
    }
    return [];
  });
}

/** Names of devices, with anything after the first dot, and endings that are cut off. */
const NOT_ON_WINDOWS = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)|[. ]$/i;

/** Characters that no name has there. */
const NOT_IN_NAMES = /[<>:"\\|?*]/;

/**
 * Files that cannot be on a Windows disk, so that the site could not even be checked out there.
 *
 * @param isAddress Whether a file's name is part of an address, where its characters are checked anyway.
 */
export function refusedByWindows(paths: string[], isAddress = (_path: string) => false): Problem[] {
  return paths.flatMap((path): Problem[] => {
    const name = path
      .split('/')
      .find((part) => NOT_ON_WINDOWS.test(part) || (NOT_IN_NAMES.test(part) && !isAddress(path)));
    if (name === undefined) return [];
    return [
      {
        severity: 'warning',
        file: path,
        message: `\`${name}\` is not a valid file name on Windows.`,
        fix: 'Rename it: avoid device names such as `aux` or `con`, the characters `< > : " \\ | ? *`, and a dot or space at the end.',
      },
    ];
  });
}

/**
 * Reports the files of `static/` whose names contain a line break or another control character. The list of what a
 * build has written could not name them, so the next build would take them for foreign files.
 */
export function unwritableNames(paths: string[]): Problem[] {
  return paths
    .filter((path) => /\p{Cc}/u.test(path))
    .map((path) => ({
      severity: 'error',
      file: path,
      message: 'The name contains a line break or another control character.',
      fix: 'Rename it with letters, digits, `-`, `_` and `.`.',
    }));
}
