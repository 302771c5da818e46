import type { Engine } from '../bundle/engine.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { type Former, type Notes, noFormer, readFormer, takeNotes } from '../files/former.ts';
import { createOutput, FORMER_CHANGED } from '../files/output.ts';
import type { Workspace } from '../files/workspace.ts';
import type { Bitmap } from '../source/images/icons.ts';
import type { SiteSource } from '../source/index.ts';
import { checkLinks } from '../source/links/link-check.ts';
import { filesButForCase, overruledFiles } from '../source/links/static-clashes.ts';
import { writeHostFiles } from './root-files/host-files.ts';
import type { WrittenSite } from './site-writer.ts';
import { writeSite } from './write-site.ts';

/** What the files of a site are made from. */
interface Parts {
  /** The site in each of its languages. */
  sources: SiteSource[];
  engine: Engine;
  icons: Bitmap[];
  /** URLs of broken links that are reported already. */
  reported: ReadonlySet<string>;
}

/** Where a build reads and writes: absolute paths. */
interface Places {
  site: string;
  /** Where the output will be, and the former one is. */
  out: string;
  /** Folder of what builds keep. */
  kept: string;
  workspace: Workspace;
}

/** A site that was written. */
interface Written {
  /** What only the written files show to be wrong. */
  problems: Problem[];
  /** What the next build may take over; to be kept when the output is in place. */
  notes: Notes;
}

/** Writes every language into its folder of the workspace, and takes over what has not changed since the last build. */
export async function writeLanguages(parts: Parts, places: Places): Promise<Written> {
  const { out, kept, workspace } = places;
  try {
    return await writeWith(readFormer(out, parts.engine.id, kept), parts, places);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== FORMER_CHANGED) throw error;
    // Another build has replaced the former output: this one does without.
    await workspace.empty();
    return writeWith(noFormer(out), parts, places);
  }
}

async function writeWith(
  former: Former,
  { sources, engine, icons, reported }: Parts,
  { site, out, kept, workspace }: Places,
): Promise<Written> {
  const notes = takeNotes(out, engine.id, kept);
  const output = createOutput(workspace.next, { kept, former, notes });
  try {
    const written: WrittenSite[] = [];
    for (const source of sources) {
      const folder = output.below(source.base.slice(source.rootBase.length));
      written.push(await writeSite(source, engine, icons, { siteDir: site, output: folder, kept }));
    }
    const hostFiles = writeHostFiles(sources, written, engine, output);
    const problems = problemsOf(written, hostFiles, sources[0]?.rootBase ?? '/', reported);
    await output.done();
    return { problems, notes };
  } finally {
    await output.close();
  }
}

/** Returns files that replace one another, and the broken links and anchors that nothing has reported before. */
function problemsOf(
  written: WrittenSite[],
  hostFiles: string[],
  rootBase: string,
  reported: Parts['reported'],
): Problem[] {
  const links = checkLinks(
    written.flatMap((language) => language.pages),
    new Set(written.flatMap((language) => language.urls)),
    rootBase,
    reported,
  );
  const replaced = written.flatMap(({ statics }) => [
    ...statics.replaced,
    ...hostFiles.filter((path) => statics.paths.includes(path)),
  ]);
  const below = (url: string) => url.slice(rootBase.length);
  const cased = filesButForCase(
    written.flatMap(({ statics }) => statics.paths),
    [...written.flatMap(({ urls }) => urls.map(below)), ...hostFiles],
  );
  return [...links, ...overruledFiles(replaced), ...cased];
}
