import { resolve } from 'node:path';
import { type Engine, loadEngine } from '../bundle/engine.ts';
import { ownSourceHash } from '../bundle/source-hash.mjs';
import { append } from '../diagnostics/append.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { fileProblems } from '../files/file-problems.ts';
import { markOutput } from '../files/folder-mark.ts';
import { ENGINES_DIR, KEPT_DIR } from '../files/folders.ts';
import { judgeOutFolder } from '../files/out-folder.ts';
import { sweepEngines, sweepKept } from '../files/sweep-kept.ts';
import { openWorkspace } from '../files/workspace.ts';
import { historyNotes } from '../source/files/git.ts';
import { renderIcons } from '../source/images/icons.ts';
import { adaptHeap, growYoung, holdHeap } from './heap.ts';
import { optimiseLess } from './optimise.ts';

/** What to build, and where to. */
export interface BuildOptions {
  siteDir: string;
  outDir: string;
  /** Base URL instead of the configured one. */
  base?: string | undefined;
  /** Warnings fail the build too. */
  strict?: boolean | undefined;
  /** Folder of what builds keep for the next one; the engine's own when absent. */
  kept?: string | undefined;
}

/** How a build went. */
export interface BuildResult {
  /** In the order of their places. */
  problems: Problem[];
  /** What the output lacks because of where it was built, a sentence or two each. They never fail a build. */
  notes: string[];
  /** The output was replaced. */
  ok: boolean;
  pages: number;
  seconds: number;
}

/**
 * Builds a site's folder. The files are written next to the output and take its place at the end: when the
 * build fails or is interrupted, the former output stays as it was. A folder that is not the output of a build
 * is never replaced. Files that cannot be read or written are problems.
 */
export async function buildSite({
  siteDir,
  outDir,
  base,
  strict,
  kept = KEPT_DIR,
}: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  optimiseLess();
  growYoung();
  const site = resolve(siteDir);
  const id = await ownSourceHash();
  const engine = loadEngine(id);
  engine.catch(() => {});
  const { path: out, problems } = await judgeOutFolder(site, outDir);
  const done = { problems, notes: [], pages: 0, isReplaced: false };
  const build: Build = { site, out, outDir, base, strict, kept, id, engine, ...done };
  try {
    await readAndWrite(build);
  } catch (error) {
    problems.push(...fileProblems(error, { site, out, outDir }));
  }
  // A worker that still bundles must not outlive the build.
  await engine.catch(() => {});
  await Promise.all([sweepKept(kept), sweepEngines(ENGINES_DIR)]);
  return {
    problems: problems.sort(compareProblems),
    notes: build.notes,
    ok: build.isReplaced,
    pages: build.pages,
    seconds: (performance.now() - started) / 1000,
  };
}

/** A build in progress. */
interface Build {
  /** Where it reads and writes, as absolute paths. */
  site: string;
  out: string;
  /** The output as the caller names it. */
  outDir: string;
  base: string | undefined;
  strict: boolean | undefined;
  /** Folder of what builds keep. */
  kept: string;
  /** Hash of the engine's code. */
  id: string;
  engine: Promise<Engine>;
  /** What it has found and done so far. */
  problems: Problem[];
  notes: string[];
  pages: number;
  isReplaced: boolean;
}

/** Reads the site, and writes it unless something stops it; the outcome is in the build. */
async function readAndWrite(build: Build): Promise<void> {
  const { site, out, outDir, base, kept, id, problems } = build;
  // Imported here, so that the engine is on its way while the packages that read a site are loaded.
  const [{ readSources }, { forgetTexts, recallTexts }, { keptDefinitions }, { keptRenderings }] =
    await Promise.all([
      import('../source/index.ts'),
      import('../source/kept-texts.ts'),
      import('../source/kept-definitions.ts'),
      import('../source/kept-renderings.ts'),
    ]);
  holdHeap();
  const keepTexts = recallTexts(site, id, kept);
  const renderings = keptRenderings(site, id, kept);
  const options = { base, kept, memory: keptDefinitions(id, kept), renderings };
  const [read, icons] = await Promise.all([readSources(site, options), renderIcons(site, kept)]);
  keepTexts();
  renderings.save();
  // The pages have been made from it by now, and a large site needs the memory for them.
  forgetTexts();
  const { sources, reported } = read;
  const pages = sources.reduce((sum, source) => sum + source.catalogue.pages.length, 0);
  adaptHeap(pages);
  append(problems, [...read.problems, ...icons.problems]);
  const [main] = sources;
  if (!main || isStopped(build)) return;
  build.pages = pages;
  if (main.config.repository) build.notes = historyNotes(main.history);
  const workspace = await openWorkspace(out);
  try {
    const { writeLanguages } = await import('./write-languages.ts');
    const parts = { sources, engine: await build.engine, icons: icons.bitmaps, reported };
    const written = await writeLanguages(parts, { site, out, kept, workspace });
    append(problems, written.problems);
    // Somebody may have put a file into the former output meanwhile.
    const [judged] = await Promise.all([judgeOutFolder(site, outDir), markOutput(workspace.next)]);
    problems.push(...judged.problems);
    if (isStopped(build)) return;
    await workspace.swap();
    written.notes.keep();
    build.isReplaced = true;
  } finally {
    await workspace.remove();
  }
}

function isStopped({ problems, strict }: Build): boolean {
  return problems.some(({ severity }) => strict || severity === 'error');
}
