import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { type Engine, loadEngine } from './engine.ts';
import { type Bitmap, renderIcons } from './icons.ts';
import type { Source } from './source.ts';

/** What to build, and where to. */
export interface BuildOptions {
  siteDir: string;
  outDir: string;
  /** Base URL instead of the configured one. */
  base?: string | undefined;
  /** Warnings fail the build too. */
  strict?: boolean | undefined;
}

/** How a build went. */
export interface BuildResult {
  problems: Problem[];
  /** The output was replaced. */
  ok: boolean;
  pages: number;
  seconds: number;
}

/**
 * Builds a site's folder. The files are written beside the output and take its place at the end: when the
 * build fails or is interrupted, the former output stays as it was.
 */
export async function buildSite({ siteDir, outDir, base, strict }: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const site = resolve(siteDir);
  const out = resolve(outDir);
  const engine = loadEngine();
  engine.catch(() => {});
  // Imported here, so that the engine is on its way while the packages that read a site are loaded.
  const { readSources } = await import('./source.ts');
  const [{ sources, problems }, icons] = await Promise.all([readSources(site, base), renderIcons(site)]);
  problems.push(...icons.problems);
  const pages = sources.reduce((sum, source) => sum + source.catalogue.pages.length, 0);
  const result = (ok: boolean, pages: number): BuildResult => ({
    problems: problems.sort(compareProblems),
    ok,
    pages,
    seconds: (performance.now() - started) / 1000,
  });
  const stopped = () => strict && problems.length > 0;
  if (!sources.length || icons.problems.length || stopped()) {
    await engine.catch(() => {});
    return result(false, 0);
  }
  await removeLeftovers(out);
  const draft = `${out}.next-${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    problems.push(...(await writeLanguages(sources, await engine, icons.bitmaps, site, draft)));
    if (stopped()) return result(false, pages);
    await swap(draft, out);
    return result(true, pages);
  } finally {
    // A build that failed may still be writing its last files.
    await rm(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Writes every language into its folder; the problems are broken links and anchors. */
async function writeLanguages(
  sources: Source[],
  engine: Engine,
  icons: Bitmap[],
  siteDir: string,
  outDir: string,
): Promise<Problem[]> {
  const [{ writeSite }, { checkLinks }, { writeHostFiles }] = await Promise.all([
    import('./write-site.ts'),
    import('./link-check.ts'),
    import('./host-files.ts'),
  ]);
  const written = [];
  for (const source of sources) {
    const folder = join(outDir, source.base.slice(source.rootBase.length));
    written.push(await writeSite(source, engine, icons, siteDir, folder));
  }
  await writeHostFiles(sources, written, engine, outDir);
  const addresses = new Set(written.flatMap((it) => it.addresses));
  return checkLinks(
    written.flatMap((it) => it.pages),
    addresses,
    sources[0]?.rootBase ?? '/',
  );
}

/** Puts the new output in the place of the old one. */
async function swap(draft: string, out: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(draft, out);
  } catch (error) {
    if (existsSync(old)) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Removes what interrupted builds left beside the output; an old output without a new one is put back. */
async function removeLeftovers(out: string): Promise<void> {
  const folder = dirname(out);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const own = names.filter(
    (name) => /\.(?:next|old)-\d+$/.test(name) && name.startsWith(`${basename(out)}.`),
  );
  for (const name of own) {
    const pid = Number(name.slice(name.lastIndexOf('-') + 1));
    if (pid !== process.pid && isRunning(pid)) continue;
    const path = join(folder, name);
    if (name.includes('.old-') && !existsSync(out)) await rename(path, out);
    else await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
