import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Engine } from '../bundle/engine.ts';
import { bannerScript } from '../bundle/inline-scripts.ts';
import { configuredFrame, type DocumentFrame } from '../document/document-frame.ts';
import { keyOf } from '../files/kept-files.mjs';
import type { OutputFolder } from '../files/output.ts';
import type { Bitmap } from '../source/images/icons.ts';
import type { SiteSource } from '../source/index.ts';
import { blogFeeds, feedLinks } from './feeds/feeds.ts';
import { createLibrary } from './offline/offline-library.ts';
import { planNearby } from './pages/nearby.ts';
import type { KeyedModel } from './pages/page-keys.ts';
import { measured, pageModel } from './pages/page-model.ts';
import { createNearbyWriter } from './pages/write-nearby.ts';
import { writeOffline } from './pages/write-offline.ts';
import { writePages } from './pages/write-pages.ts';
import { writeRedirects } from './pages/write-redirects.ts';
import { writeScripts } from './pages/write-scripts.ts';
import { type SharedData, writeSharedData } from './pages/write-shared-data.ts';
import { MANIFEST_FILE } from './root-files/web-manifest.ts';
import { describeApis, writeApis } from './root-files/write-api.ts';
import { writeRootFiles } from './root-files/write-root-files.ts';
import { writeStatics } from './root-files/write-statics.ts';
import { contentHash, readable, type SiteWriter, type WrittenSite } from './site-writer.ts';

/** Where a site in one language is read and written. */
export interface SiteTarget {
  siteDir: string;
  output: OutputFolder;
  /** Folder of what builds keep. */
  kept: string;
}

/** Renders a site in one language into a folder; the default language brings the scripts of all. */
export async function writeSite(
  source: SiteSource,
  engine: Engine,
  icons: Bitmap[],
  { siteDir, output, kept }: SiteTarget,
): Promise<WrittenSite> {
  const library = source.config.pwa.serviceWorker === 'on' ? createLibrary(source.base, output) : undefined;
  const writer: SiteWriter = { source, engine, output, kept, library };
  const { base, catalogue } = source;
  const statics = await writeStatics(writer, icons, siteDir);
  const shared = writeSharedData(writer);
  const frame = frameOf(writer, shared, icons);
  const scripts = writeScripts(writer);
  const former = writeRedirects(writer);
  const drawn = [...icons, ...statics, ...scripts, ...former].map(({ path, content }) => [
    path,
    contentHash(content),
  ]);
  const unstamped = catalogue.pages.map((page) => measured(pageModel(page, source, shared.sidebars)));
  const keys = unstamped.map(({ key }) => key);
  const build = writeApisOf(writer, (apis) => buildId(source, shared, [drawn, keys, apis]));
  const { shell } = shared;
  const nearby = createNearbyWriter(output, planNearby(source, unstamped), shell);
  const models = unstamped.map(({ model, key }): KeyedModel => {
    const path = nearby.pathOf(model.route);
    return { model: { ...model, shell, ...(path && { nearby: path }) }, key };
  });
  const pages = await writePages(writer, models, shared.sidebars, frame, nearby);
  await writeRootFiles(writer, { build, ...shared }, frame);
  await copyScripts(writer);
  const offlineIndex = await writeOffline(writer, shell, models, frame);
  const staticPaths = statics.map(({ path }) => path);
  return {
    pages,
    urls: [...output.paths].map((path) => base + path),
    build,
    statics: { paths: staticPaths, replaced: staticPaths.filter((path) => output.replaced.has(path)) },
    ...(offlineIndex && { offlineIndex }),
  };
}

/**
 * Writes the files about the APIs, before the pages: until they are written, each takes as much memory as thousands of pages.
 */
function writeApisOf(writer: SiteWriter, idOf: (keys: string[]) => string): string {
  const apis = describeApis(writer.source);
  const build = idOf(apis.map(({ key }) => key));
  writeApis(apis, writer, build);
  return build;
}

/** The head of every page; writes the feeds that it names. */
function frameOf(
  { source, engine, output, library }: SiteWriter,
  { siteFile, searchFile }: SharedData,
  icons: Bitmap[],
): DocumentFrame {
  const { config, base, rootBase, catalogue } = source;
  const feeds = blogFeeds(source);
  for (const feed of feeds) output.write(feed.path, feed.write());
  return {
    ...configuredFrame(source, engine.css, engine.pageSheets),
    search: engine.renderSearch(catalogue.site),
    inline: engine.inline,
    boot: rootBase + engine.bootFile,
    preload: engine.bootImports.map((file) => rootBase + file),
    siteFile: base + siteFile,
    searchFile,
    touchIcon: icons.find(({ purpose }) => purpose === 'touch'),
    socialImages: icons.filter(({ purpose }) => purpose === 'social'),
    feeds: feedLinks(feeds, base),
    ...(library && { manifest: base + MANIFEST_FILE }),
    ...(config.homePage.wrongBaseUrlBanner && {
      banner: bannerScript(catalogue.site, rootBase, rootBase + engine.cssFile, engine.inline),
    }),
    contentSecurityPolicy: true,
  };
}

/** Returns the id of a build: it changes with everything that a page shows or loads, and with what readers save. */
function buildId(
  { config, definitions, licence }: SiteSource,
  { shell, indexes }: SharedData,
  parts: object[],
): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([shell, indexes, config, definitions, licence]));
  // One after the other: together, those of a large site are more than one string can be.
  for (const part of parts) hash.update(JSON.stringify(part));
  return readable(hash.digest('base64url')).slice(0, 12);
}

/** Copies the browser's files, which the languages of a site share. */
async function copyScripts({ source, engine, output }: SiteWriter): Promise<void> {
  const { dir, paths } = await engine.client;
  if (source.base === source.rootBase)
    for (const path of paths) output.copy(path, join(dir, path), keyOf('copy', join(dir, path)));
}
