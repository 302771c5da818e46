import type { Problem } from '../diagnostics/problem.ts';

/** A name that says what a file is meant to be, though it is not read as that. */
const MEANT: { pattern: RegExp; severity: Problem['severity']; what: string; fix(name: string): string }[] = [
  {
    pattern: /\.(?:md|mdx|markdown|mdown|mkdn?)$/i,
    severity: 'error',
    what: 'is not read: files of Markdown end in `.md`',
    fix: (name) => `Rename it to \`${name.replace(/\.\w+$/, '.md')}\`.`,
  },
  {
    pattern: /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|zip)$/i,
    severity: 'warning',
    what: 'is not published: files for readers are in `static/`',
    fix: (name) => `Move it to \`static/\`, where its address is \`/${name}\`.`,
  },
];

/** Files of the folder `content/` that are not read although they look as if they were meant to be. */
export function unreadContent(paths: string[]): Problem[] {
  return paths
    .filter((path) => !path.endsWith('.md'))
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
      message: `\`${path}\` is not read: files of definitions end in \`.lua\`.`,
      fix: `Rename it to \`${path.replace(/\.\w+$/, '.lua').replace(/^.*\//, '')}\`.`,
    }));
}

/** A Markdown file beside the folders of `content/`; the site's own `home.md` belongs there. */
export function isLoose(path: string): boolean {
  return /(?:^|\/)content\/[^/]+\.md$/.test(path) && !/^(?:i18n\/[^/]+\/)?content\/home\.md$/.test(path);
}

/** Tells that a file is in no section. */
export function loose(path: string): Problem {
  const name = path.split('/').at(-1) ?? path;
  return {
    severity: 'error',
    file: path,
    message: `\`${name}\` is in no folder of \`content/\`, so it has no place in the site.`,
    fix: `Move it to \`${path.slice(0, -name.length)}docs/${name}\`, or to a folder of its own.`,
  };
}

/** Files whose paths differ in letter case only: on many disks one takes the place of the other. */
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
        message: `\`${path}\` and \`${former}\` differ in letter case only: disks of Windows and macOS hold one of them.`,
        fix: 'Give one of them another name.',
      },
    ];
  });
}
