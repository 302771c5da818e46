import type { Problem } from '../diagnostics/problem.ts';
import type { ReferenceMemory } from '../luacats/index.ts';
import type { DocsInput } from '../site/sets/docs-input.ts';
import type { DocsSet } from '../site/sets/docs-sets.ts';
import { docsFiles } from './docs-files.ts';
import { readTexts, type TextFile } from './files/site-folder.ts';
import type { SiteSource } from './model.ts';
import type { SiteFiles } from './site-files.ts';

/** What a site in one language was read from. */
export interface ReadFrom {
  siteDir: string;
  sets: DocsSet[];
  files: SiteFiles;
  docs: DocsInput[];
  /** Code of the language; absent for the default one. */
  code: string | undefined;
  /** What the definition files said. */
  memory: ReferenceMemory | undefined;
}

/**
 * Returns the function that makes the pages of one changed file again, see `Remake`.
 */
export function remakeSource(source: SiteSource, from: ReadFrom): NonNullable<SiteSource['remake']> {
  return async (path) => {
    const { siteDir, sets, files, code, memory } = from;
    const isIn = (all: TextFile[]) => all.some((other) => other.path === path);
    const isText = isIn(files.content);
    if (!isText && !isIn(files.definitions)) return source;
    const problems: Problem[] = [];
    const [file] = await readTexts(siteDir, [path], problems);
    if (!file || problems.length) return undefined;
    const changed = (all: TextFile[]) => all.map((other) => (other.path === path ? file : other));
    const next: SiteFiles = {
      ...files,
      definitions: changed(files.definitions),
      content: changed(files.content),
    };
    const read = isText ? undefined : docsFiles(sets, next, { code, memory });
    if (read?.problems.length) return undefined;
    const docs = read?.docs ?? from.docs.map((doc) => withText(doc, file));
    const catalogue = await source.catalogue.remake?.(path, docs);
    if (!catalogue || catalogue === source.catalogue) return catalogue && source;
    const made: SiteSource = { ...source, catalogue, ...(read && { definitions: read.definitions }) };
    made.remake = remakeSource(made, { ...from, files: next, docs });
    return made;
  };
}

function withText(docs: DocsInput, { path, text }: TextFile): DocsInput {
  return {
    ...docs,
    content: docs.content.map((other) => (other.path === path ? { ...other, text } : other)),
  };
}
