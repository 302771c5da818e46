import { join } from 'node:path';
import type { Engine } from '../bundle/engine.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { type Former, noFormer, type OutputNotes, readFormer, takeNotes } from '../files/former.ts';
import { createOutput, FORMER_CHANGED } from '../files/output.ts';
import type { Workspace } from '../files/workspace.ts';
import type { Bitmap } from '../source/images/icons.ts';
import type { SiteSource } from '../source/index.ts';
import { checkLinks } from '../source/links/link-check.ts';
import { filesButForCase, overruledFiles } from '../source/links/static-clashes.ts';
import { writeHostFiles } from './root-files/host-files.ts';
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
  /** Files that replace one another, and the broken links and anchors that nothing has reported before. */
  problems: Problem[];
  /** What the next build may take over; to be kept when the output is in place. */
  notes: OutputNotes;
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
  const written = [];
  for (const source of sources) {
    const folder = source.base.slice(source.rootBase.length);
    const target = {
      siteDir: site,
      outDir: join(workspace.next, folder),
      kept,
      former: former.below(folder),
      notes: notes.below(folder),
    };
    written.push(await writeSite(source, engine, icons, target));
  }
  const output = createOutput(workspace.next, { kept, former, notes });
  const hostFiles = await writeHostFiles(sources, written, engine, output);
  const links = checkLinks(
    written.flatMap((language) => language.pages),
    new Set(written.flatMap((language) => language.urls)),
    sources[0]?.rootBase ?? '/',
    reported,
  );
  const replaced = written.flatMap(({ statics }) => [
    ...statics.replaced,
    ...hostFiles.filter((path) => statics.paths.includes(path)),
  ]);
  const below = (url: string) => url.slice(sources[0]?.rootBase.length);
  const cased = filesButForCase(
    written.flatMap(({ statics }) => statics.paths),
    [...written.flatMap(({ urls }) => urls.map(below)), ...hostFiles],
  );
  return { problems: [...links, ...overruledFiles(replaced), ...cased], notes };
}
