import type { ConfigIssue } from '../config/index.ts';
import { append } from '../diagnostics/append.ts';
import { nearestRoute } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { keyOf } from '../files/kept-files.mjs';
import { type ReferenceMemory, readReference } from '../luacats/index.ts';
import type { ContentFile, DocsInput } from '../site/sets/docs-input.ts';
import type { DocsSet } from '../site/sets/docs-sets.ts';
import { readSnapshots, SNAPSHOT_FOLDER } from './files/read-snapshots.ts';
import type { TextFile } from './files/site-folder.ts';
import type { SiteFiles } from './site-files.ts';
import { checkTranslatedSymbols } from './translations/translated-symbols.ts';

/** Files that belong to the site, not to a version of its docs: they come from the site's own folder. */
const SHARED_TEXTS = /^content\/(?:[^/]+$|blog\/)/;

/** The docs of a site in one language, and what is wrong with their files. */
export interface DocsFiles {
  docs: DocsInput[];
  /** Definition files of the latest docs, by their path within the docs. */
  definitions: TextFile[];
  problems: Problem[];
  /** What is wrong with the configuration that names them. */
  issues: ConfigIssue[];
  /** Last parts of the names that definitions lost to errors. */
  lost: Set<string>;
  /** The latest docs have no files, so whatever leads to them leads nowhere. */
  isLatestEmpty: boolean;
}

/**
 * Assigns the files of a site to its docs. A translated file replaces the one that it translates.
 * Home page and blog go with the latest docs, whose symbols they link to.
 *
 * @param options.code Code of the language; absent for the default one.
 * @param options.memory What the definition files said before.
 */
export function docsFiles(
  sets: DocsSet[],
  files: SiteFiles,
  { code, memory }: { code?: string | undefined; memory?: ReferenceMemory | undefined } = {},
): DocsFiles {
  const problems: Problem[] = [];
  const issues: ConfigIssue[] = [];
  const definitions: TextFile[] = [];
  const lost = new Set<string>();
  let isLatestEmpty = false;
  const docs = sets.map((set, index): DocsInput => {
    const lua = inLanguage(files.definitions, set.folder, 'definitions/', code);
    const isOwn = ({ localPath }: ContentFile) => !SHARED_TEXTS.test(localPath);
    const ownOf = (all: TextFile[]) => inLanguage(all, set.folder, 'content/', code).filter(isOwn);
    const sharedOf = (all: TextFile[]) =>
      index === 0 ? inLanguage(all, '', 'content/', code).filter((file) => !isOwn(file)) : [];
    const content = ownOf(files.content);
    const isEmpty = set.folder !== '' && !lua.length && !content.length;
    if (isEmpty && index === 0) isLatestEmpty = true;
    if (isEmpty && !code) issues.push(emptyDocs(set));
    if (index === 0) definitions.push(...lua.map(({ localPath, text }) => ({ path: localPath, text })));
    const read = readReference(lua, memory);
    append(problems, read.problems);
    const translated = lua.filter(({ path }) => path.startsWith('i18n/'));
    if (translated.length) {
      const original = readReference(
        inLanguage(files.definitions, set.folder, 'definitions/', undefined),
        memory,
      );
      append(problems, checkTranslatedSymbols(translated, read, original, lost));
    }
    for (const name of read.lost) lost.add(name);
    return {
      set,
      reference: read.reference,
      definitions: keyOf('definitions', JSON.stringify(lua)),
      content: [...content, ...sharedOf(files.content)],
      scripts: [...ownOf(files.scripts), ...sharedOf(files.scripts)],
      snapshots: readSnapshots(
        files.snapshots.filter(({ path }) => path.startsWith(set.folder + SNAPSHOT_FOLDER)),
        problems,
      ),
    };
  });
  if (code) append(problems, strayTranslations(files, code));
  return { docs, definitions, problems, issues, lost, isLatestEmpty };
}

function inLanguage(
  files: TextFile[],
  folder: string,
  kind: 'content/' | 'definitions/',
  code: string | undefined,
): ContentFile[] {
  const below = (start: string) =>
    files
      .filter(({ path }) => path.startsWith(start))
      .map((file) => ({ ...file, localPath: kind + file.path.slice(start.length) }));
  const original = below(folder + kind);
  if (code === undefined) return original;
  const translated = new Map(below(`i18n/${code}/${folder}${kind}`).map((file) => [file.localPath, file]));
  return original.map((file) => translated.get(file.localPath) ?? file);
}

/** Translated posts of a version or an instance: their folder is reported. */
const UNREAD_POSTS = /^i18n\/[^/]+\/(?:versions|instances)\/.*\/content\/blog\//;

/** A translated file is found by the path of the file that it translates; without one it would never be read. */
function strayTranslations(files: SiteFiles, code: string): Problem[] {
  const all = [...files.definitions, ...files.content, ...files.scripts].map(({ path }) => path);
  const paths = new Set(all);
  const folder = `i18n/${code}/`;
  const originals = all.filter((path) => !path.startsWith('i18n/') && !paths.has(folder + path));
  return all
    .filter((path) => path.startsWith(folder) && !paths.has(path.slice(folder.length)))
    .filter((path) => !UNREAD_POSTS.test(path))
    .map((file) => {
      const meant = nearestRoute(file.slice(folder.length), originals);
      return {
        severity: 'warning',
        file,
        message: `The file translates \`${file.slice(folder.length)}\`, which does not exist.`,
        fix: meant
          ? `Rename it to \`${folder}${meant}\`, or remove it.`
          : 'Give it the path and name of the file that it translates, or remove it.',
      };
    });
}

function emptyDocs({ instance, version, folder, field }: DocsSet): ConfigIssue {
  return {
    path: field,
    message: `The version \`${version.name}\` of the docs instance \`${instance}\` has no files: \`${folder}\` has neither definitions nor content.`,
    fix: `Add files such as \`${folder}content/docs/welcome.md\`, or remove the version from the configuration.`,
  };
}
