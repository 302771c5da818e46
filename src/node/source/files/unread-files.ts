import type { Problem } from '../../diagnostics/problem.ts';
import { isPicture } from '../../pictures/index.ts';
import { untranslated } from '../../site/links/untranslated.ts';

/** Names of files that nothing reads. */
interface UnreadName {
  /** Matches the path. */
  pattern: RegExp;
  severity: Problem['severity'];
  /** What the message says after the name: `is not read`. */
  what: string;
  fix(name: string): string;
}

/** The end of a name that is meant as Markdown. Editors add `.txt`, and file managers hide it. */
const MARKDOWN = /\.(?:mdx?|markdown|mdown|mkdn?)(?:\.txt)?$/i;

/** The end of a name that is meant as Lua. */
const LUA = /\.luau?(?:\.txt)?$/i;

/** Files that editors and merges leave behind. */
const BACKUP = /(?:~|\.(?:bak|backup|old|orig|rej|save|swp|tmp)|\/#[^/]+#)$/i;

/** Copies of a file that a tool makes while it merges: `start_BASE_4711.md`. */
const MERGED = /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+$/;

/** Those, and texts in a form that nothing reads. */
const LEFT: UnreadName[] = [
  {
    pattern: BACKUP,
    severity: 'warning',
    what: 'is not read: an editor or a merge left it behind',
    fix: () => 'Remove it if nothing in it is needed.',
  },
  {
    pattern: /\/_category_\.(?:json|ya?ml)$/,
    severity: 'warning',
    what: 'is not read: a folder is labelled with its name',
    fix: () => 'Rename the folder if it needs another label, and remove the file.',
  },
  {
    pattern: /\/(?:authors|tags)\.ya?ml$/,
    severity: 'warning',
    what: 'is not read: each post has its own authors and tags',
    fix: () => 'Write them in the front matter of the posts, and remove the file.',
  },
  {
    pattern: /\.(?:docx?|html?|json|odt|rtf|toml|txt|ya?ml)$/i,
    severity: 'warning',
    what: 'is not read',
    fix: () => 'Move what readers need from it into a Markdown or Lua file, and remove it.',
  },
];

/** A file whose name has no ending: it may be a text, or a script next to the definitions. */
const endless = (meant: string, ending: string): UnreadName => ({
  pattern: /\/[^/.]+$/,
  severity: 'warning',
  what: 'is not read: its name has no ending',
  fix: (name) => `Rename it to \`${name}${ending}\` if it is ${meant}, or remove it.`,
});

/** Texts next to the definitions. */
const TEXTS: UnreadName[] = [
  {
    pattern: MARKDOWN,
    severity: 'warning',
    what: 'is not read: texts belong in `content/`',
    fix: (name) => `Move it to \`content/docs/${name}\` if readers need it, or rename it to \`README.md\`.`,
  },
];

/** A name that says what a file is meant to be, though it is not read as that. */
const MEANT: UnreadName[] = [
  {
    pattern: MARKDOWN,
    severity: 'error',
    what: 'is not read: Markdown files end in `.md`',
    fix: (name) => `Rename it to \`${name.replace(MARKDOWN, '.md')}\`.`,
  },
  {
    pattern: LUA,
    severity: 'error',
    what: 'is not read: script files end in `.lua`',
    fix: (name) => `Rename it to \`${name.replace(LUA, '.lua')}\`.`,
  },
  {
    pattern: /\/pictures\/[^/]+\.svg$/i,
    severity: 'error',
    what: 'is not read: pictures are in a folder `pictures` and end in `.svg`',
    fix: (name) => `Rename it to \`pictures/${name.replace(/\.\w+$/, '.svg')}\`, in lower case.`,
  },
  {
    pattern: /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|zip)$/i,
    severity: 'warning',
    what: 'is not published: files for readers belong in `static/`',
    fix: (name) => `Move it to \`static/\`, where its URL is \`/${name}\`.`,
  },
];

/** What systems put into folders, which is nobody's concern. */
const OF_SYSTEM = /\/(?:thumbs\.db|desktop\.ini)$/i;

/** Any other file, such as a compiled script. */
const OTHERS: UnreadName[] = [
  {
    pattern: /^/,
    severity: 'warning',
    what: 'is not read',
    fix: () => 'Move it to `static/` if readers should get it, or remove it.',
  },
];

/**
 * Returns the path that a text, script or picture with a wrong ending is meant to have.
 *
 * @example
 * meantPath('content/docs/start.MDX') // 'content/docs/start.md'
 */
export function meantPath(path: string): string {
  return path
    .replace(MARKDOWN, '.md')
    .replace(LUA, '.lua')
    .replace(/\/pictures\/([^/]+)\.svg$/i, '/pictures/$1.svg');
}

/** Reports the files of the folder `content/` that are not read although they look as if they were meant to be. */
export function unreadContent(paths: string[]): Problem[] {
  return originals(paths)
    .filter((path) => !/\.(?:md|lua)$/.test(path) && !isPicture(path))
    .flatMap((path) => describeUnread(path, [...MEANT, ...LEFT, endless('a text', '.md'), ...OTHERS]));
}

/** Leaves out the translations of files: they have the names of their originals. */
function originals(paths: string[]): string[] {
  return paths.filter((path) => untranslated(path) === path || !paths.includes(untranslated(path)));
}

function describeUnread(path: string, kinds: UnreadName[]): Problem[] {
  const found = kinds.find(({ pattern }) => pattern.test(path));
  const name = path.split('/').at(-1) ?? path;
  if (!found || /^(?:readme|licen[cs]e|notice)\b/i.test(name) || OF_SYSTEM.test(path)) return [];
  const { severity, what, fix } = found;
  return [{ severity, file: path, message: `\`${name}\` ${what}.`, fix: fix(name) }];
}

/** Reports the files of the folder `definitions/` that are not read although they look as if they were meant to be. */
export function unreadDefinitions(all: string[]): Problem[] {
  const paths = originals(all);
  const others = paths
    .filter((path) => !LUA.test(path))
    .flatMap((path) =>
      describeUnread(path, [...TEXTS, ...LEFT, endless('a part of the API', '.lua'), ...OTHERS]),
    );
  const named = paths
    .filter((path) => LUA.test(path) && !path.endsWith('.lua'))
    .map(
      (path): Problem => ({
        severity: 'error',
        file: path,
        message: `\`${path}\` is not read: definition files end in \`.lua\`.`,
        fix: `Rename it to \`${path.replace(LUA, '.lua').replace(/^.*\//, '')}\`.`,
      }),
    );
  return [...named, ...others];
}

/** Reports the files of the folder `snapshots/` whose ending keeps them from being read. */
export function unreadSnapshots(paths: string[]): Problem[] {
  return paths
    .filter((path) => /\.json[c5]?$/i.test(path) && !path.endsWith('.json'))
    .map((path) => ({
      severity: 'error',
      file: path,
      message: `\`${path}\` is not read: snapshots end in \`.json\`.`,
      fix: `Rename it to \`${path.replace(/\.\w+$/, '.json').replace(/^.*\//, '')}\`.`,
    }));
}

/** Reports the files of `static/`, and texts, that readers would get although most likely they were not meant to. */
export function leftBehind(paths: string[]): Problem[] {
  return paths
    .filter((path) => BACKUP.test(path) || MERGED.test(path))
    .map((path) => ({
      severity: 'warning',
      file: path,
      message: `\`${path.split('/').at(-1)}\` is published, but an editor or a merge seems to have left it behind.`,
      fix: 'Remove it, or rename it if readers should get it.',
    }));
}

/** Returns whether a Markdown file is next to the folders of `content/`; the site's own `home.md` belongs there. */
export function isLoose(path: string): boolean {
  return /(?:^|\/)content\/[^/]+\.md$/.test(path) && !/^(?:i18n\/[^/]+\/)?content\/home\.md$/.test(path);
}

/** Reports a file that is in no section. */
export function looseFileProblem(path: string): Problem {
  const name = path.split('/').at(-1) ?? path;
  return {
    severity: 'error',
    file: path,
    message: `\`${name}\` is not in a folder of \`content/\`, so it is not part of the site.`,
    fix: /\/content\/home\.md$/.test(path)
      ? 'Remove it: the home page belongs to the site, not to a part of its docs.'
      : /^(?:home|index)\.md$/i.test(name)
        ? 'Rename it to `home.md` if it is the text of the home page.'
        : `Move it to \`${path.slice(0, -name.length)}docs/${name}\`, or to a folder of its own.`,
  };
}
