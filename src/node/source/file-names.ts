import type { Problem } from '../diagnostics/problem.ts';
import { isPicture } from '../pictures/index.ts';

/** A name that says what a file is meant to be, though it is not read as that. */
const MEANT: { pattern: RegExp; severity: Problem['severity']; what: string; fix(name: string): string }[] = [
  {
    pattern: /\.(?:md|mdx|markdown|mdown|mkdn?)$/i,
    severity: 'error',
    what: 'is not read: Markdown files end in `.md`',
    fix: (name) => `Rename it to \`${name.replace(/\.\w+$/, '.md')}\`.`,
  },
  {
    pattern: /\.lua$/i,
    severity: 'error',
    what: 'is not read: script files end in `.lua`',
    fix: (name) => `Rename it to \`${name.replace(/\.\w+$/, '.lua')}\`.`,
  },
  {
    pattern: /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|zip)$/i,
    severity: 'warning',
    what: 'is not published: files for readers belong in `static/`',
    fix: (name) => `Move it to \`static/\`, where its URL is \`/${name}\`.`,
  },
];

/** Files of the folder `content/` that are not read although they look as if they were meant to be. */
export function unreadContent(paths: string[]): Problem[] {
  return paths
    .filter((path) => !/\.(?:md|lua)$/.test(path) && !isPicture(path))
    .flatMap((path) => {
      const found = MEANT.find(({ pattern }) => pattern.test(path));
      if (!found) return [];
      const name = path.split('/').at(-1) ?? path;
      const { severity, what, fix } = found;
      return [{ severity, file: path, message: `\`${name}\` ${what}.`, fix: fix(name) }];
    });
}

/** Files of the folder `definitions/` whose ending differs from `.lua` in its case only. */
export function unreadDefinitions(paths: string[]): Problem[] {
  return paths
    .filter((path) => /\.lua$/i.test(path) && !path.endsWith('.lua'))
    .map((path) => ({
      severity: 'error',
      file: path,
      message: `\`${path}\` is not read: definition files end in \`.lua\`.`,
      fix: `Rename it to \`${path.replace(/\.\w+$/, '.lua').replace(/^.*\//, '')}\`.`,
    }));
}

/** A Markdown file beside the folders of `content/`; the site's own `home.md` belongs there. */
export function isLoose(path: string): boolean {
  return /(?:^|\/)content\/[^/]+\.md$/.test(path) && !/^(?:i18n\/[^/]+\/)?content\/home\.md$/.test(path);
}

/** Reports a file that is in no section. */
export function loose(path: string): Problem {
  const name = path.split('/').at(-1) ?? path;
  return {
    severity: 'error',
    file: path,
    message: `\`${name}\` is not in a folder of \`content/\`, so it is not part of the site.`,
    fix: `Move it to \`${path.slice(0, -name.length)}docs/${name}\`, or to a folder of its own.`,
  };
}

/** Files whose paths differ only in letter case: on many disks one replaces the other. */
export function sameButForCase(paths: string[]): Problem[] {
  const first = new Map<string, string>();
  return paths.flatMap((path): Problem[] => {
    const former = first.get(path.toLowerCase());
    first.set(path.toLowerCase(), former ?? path);
    if (former === undefined || former === path) return [];
    return [
      {
        severity: 'warning',
        file: path,
        message: `\`${path}\` and \`${former}\` differ only in letter case: Windows and macOS disks can hold only one of them.`,
        fix: 'Rename one of them.',
      },
    ];
  });
}

/** Names of devices, whatever follows the first dot, and ends that are cut off. */
const NOT_ON_WINDOWS = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)|[. ]$/i;

/** Characters that no name has there. */
const NOT_IN_NAMES = /[<>:"\\|?*]/;

/**
 * Files that cannot be on a Windows disk, so that the site could not even be checked out there.
 *
 * @param isAddress Whether a file's name is part of an address, where the characters are told of in any case.
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
        message: `\`${name}\` is not a name that Windows disks can hold.`,
        fix: 'Rename it: no device such as `aux` or `con`, none of `< > : " \\ | ? *`, no dot or space at the end.',
      },
    ];
  });
}
