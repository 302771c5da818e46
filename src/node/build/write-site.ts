import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import type { KeptFile } from '../../shared/offline.ts';
import type { PageFile } from '../../shared/page.ts';
import type { SiteFile } from '../../shared/site.ts';
import { dataFile } from '../../shared/urls.ts';
import type { Engine } from './engine.ts';
import { blogFeeds } from './feeds.ts';
import { readGitCommit } from './git.ts';
import { type DocumentFrame, documentHtml } from './html.ts';
import type { Bitmap } from './icons.ts';
import { bannerScript } from './inline-scripts.ts';
import { type BuiltPage, readLinks } from './link-check.ts';
import { offlineDocuments } from './offline-documents.ts';
import { createLibrary, type OfflineLibrary } from './offline-library.ts';
import { OPEN_SEARCH_FILE, openSearchXml } from './open-search.ts';
import { createOutput, type Output } from './output.ts';
import { documentFrame, pageFile } from './page-file.ts';
import { readTree } from './read-tree.ts';
import { definitionsArchive, robotsText, sitemapXml } from './root-files.ts';
import { searchFiles } from './search-files.ts';
import { shownSidebar } from './shown-sidebar.ts';
import type { SiteSource } from './source.ts';
import { isPublished } from './static-files.ts';
import { MANIFEST_FILE, type StaticFile, webManifest } from './web-manifest.ts';

/** Version of the shell behaviour that the site follows (CON-08). */
const FRAMEWORK_VERSION = '2.2.0';

/** What was written of a site in one language, for the check of its links. */
export interface WrittenSite {
  pages: BuiltPage[];
  /** URL paths of all files, base URL included. */
  addresses: string[];
  build: string;
  /** Files of `static/`, by their path there; the build has replaced some with its own. */
  statics: { paths: string[]; replaced: string[] };
  /** What the service worker keeps of the site; absent when there is none. */
  offlineIndex?: KeptFile;
}

/** Renders a site in one language into a folder; the default language brings the scripts of all. */
export async function writeSite(
  source: SiteSource,
  engine: Engine,
  icons: Bitmap[],
  siteDir: string,
  outDir: string,
): Promise<WrittenSite> {
  const output = createOutput(outDir);
  try {
    return await writeFiles(source, engine, icons, siteDir, output);
  } finally {
    await output.close();
  }
}

async function writeFiles(
  source: SiteSource,
  engine: Engine,
  icons: Bitmap[],
  siteDir: string,
  output: Output,
): Promise<WrittenSite> {
  const { config, base, rootBase, catalogue, definitions } = source;
  const library = config.pwa.serviceWorker === 'on' ? createLibrary(base) : undefined;
  const hashed = (name: string, content: string) => {
    const path = `assets/${name}-${hashOf(content).slice(0, 8)}.json`;
    library?.addFile(base + path, content, true);
    output.write(path, content);
    return path;
  };
  const statics = await readFolder(join(siteDir, 'static'));
  const own = new Set(statics.map(({ path }) => path));
  for (const icon of icons) if (!own.has(icon.path)) output.write(icon.path, icon.content);
  for (const { path, content } of statics) output.write(path, content);
  if (library) {
    const manifest = webManifest(source, icons, statics);
    output.write(MANIFEST_FILE, manifest);
    library.addFile(base + MANIFEST_FILE, manifest, false);
    for (const { path, content } of statics)
      if (isKept(path, content)) library.addFile(base + path, content, false);
  }

  const chunks = Object.entries(engine.chunks).map(([kind, file]) => [kind, rootBase + file] as const);
  const { main: searchFile, site } = searchFiles(
    catalogue,
    config.search.synonyms,
    (name, write) => base + hashed(name.replaceAll(/[^\w.-]/g, '_'), write()),
  );
  const siteFile: SiteFile = { site, chunks: Object.fromEntries(chunks) };
  const sidebars = new Map(
    catalogue.sidebars.map(({ id, key, items }) => [
      key,
      { id, shown: shownSidebar(items), file: hashed(key, JSON.stringify(items)) },
    ]),
  );
  const siteAddress = hashed('site', JSON.stringify(siteFile));
  const pageFiles = catalogue.pages.map((page) => pageFile(page, source, sidebars));

  const feeds = blogFeeds(source);
  for (const feed of feeds) output.write(feed.path, feed.content);
  const frame: DocumentFrame = {
    ...documentFrame(source, engine.css),
    inline: engine.inline,
    boot: rootBase + engine.bootFile,
    preload: engine.bootImports.map((file) => rootBase + file),
    siteFile: base + siteAddress,
    searchFile,
    touchIcon: icons.find(({ purpose }) => purpose === 'touch'),
    socialImage: icons.find(({ purpose }) => purpose === 'social'),
    feeds: feeds.map(({ path, type, title }) => ({ href: base + path, type, title })),
    ...(library && { manifest: base + MANIFEST_FILE }),
    ...(config.homePage.wrongBaseUrlBanner && {
      banner: bannerScript(catalogue.site, rootBase, rootBase + engine.cssFile, engine.inline),
    }),
    contentSecurityPolicy: true,
  };
  const { css, themeColor, favicon } = frame;
  const files = [...icons, ...statics].map(({ path, content }) => [path, hashOf(content)]);
  const build = hashOf(
    JSON.stringify([siteAddress, searchFile, engine.bootFile, css, themeColor, favicon, files, pageFiles]),
  ).slice(0, 12);

  const built: BuiltPage[] = [];
  const pool = new Map<string, string>();
  for (const [index, page] of catalogue.pages.entries()) {
    const file = { ...(pageFiles[index] as PageFile), build };
    const href = base === '/' ? page.route : base + page.route.slice(1);
    const tree = page.sidebarKey === undefined ? undefined : sidebars.get(page.sidebarKey)?.shown(href);
    const html = documentHtml(page, file, engine.render(file, catalogue.site, tree), frame);
    output.write(documentPath(page.route), html);
    output.write(dataFile(page.route, '/').slice(1), JSON.stringify(file));
    library?.addPage(page, file, html);
    built.push(readLinks({ href, source: page.source }, html, pool));
    if (index % 20 === 19) await new Promise((ok) => setImmediate(ok));
    await output.room();
  }
  const openSearch = openSearchXml(site, frame);
  if (openSearch) output.write(OPEN_SEARCH_FILE, openSearch);
  await writeRootFiles(source, build, siteDir, output);
  if (definitions.length) {
    const archive = definitionsArchive(definitions);
    library?.addFile(`${base}definitions.zip`, archive, false);
    // The output may take the bytes for itself.
    output.write('definitions.zip', archive);
  }
  const client = await engine.client;
  if (base === rootBase) for (const path of client.paths) output.copy(path, join(client.dir, path));
  if (library) await addScripts(library, engine, rootBase);
  const missing = catalogue.pages.findIndex((page) => page.kind === 'NotFound');
  const offlineIndex = library?.write(output, {
    build,
    documents: offlineDocuments(
      catalogue.pages[missing],
      { ...(pageFiles[missing] as PageFile), build },
      engine,
      frame,
    ),
    bothSlashForms: [...frame.bothSlashForms],
  });
  await output.done();
  return {
    pages: built,
    addresses: [...output.paths].map((path) => base + path),
    build,
    statics: { paths: [...own], replaced: [...output.replaced].filter((path) => own.has(path)) },
    ...(offlineIndex && { offlineIndex }),
  };
}

/** Adds the scripts, all but the service worker's own, which the browser keeps itself. */
async function addScripts(library: OfflineLibrary, engine: Engine, rootBase: string): Promise<void> {
  const { dir, paths } = await engine.client;
  const scripts = paths.filter((path) => !/\.(?:br|gz)$/.test(path) && path !== engine.workerFile);
  for (const path of scripts) library.addFile(rootBase + path, await readFile(join(dir, path)), true);
}

/** Largest file of `static/` that is kept for offline use, in bytes. */
const MOST_KEPT = 1_000_000;

function isKept(path: string, content: Uint8Array): boolean {
  return !path.startsWith('screenshots/') && content.length <= MOST_KEPT;
}

/** File of a page's document, relative to the output: `docs/api/index.html`. */
export function documentPath(route: string): string {
  if (route === '/404') return '404.html';
  if (route.endsWith('.html')) return route.slice(1);
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

async function writeRootFiles(
  source: SiteSource,
  build: string,
  siteDir: string,
  output: Output,
): Promise<void> {
  const { catalogue, config } = source;
  const { pages, site } = catalogue;
  const count = (kind: string) => pages.filter((page) => page.kind === kind).length;
  const commit = await readGitCommit(siteDir);
  const record = {
    siteVersion: packageFile.version,
    frameworkVersion: FRAMEWORK_VERSION,
    locale: site.locale.code,
    build,
    ...(commit && { commit }),
    counts: {
      pages: pages.length,
      groups: count('Group'),
      functions: count('Function'),
      events: count('Event'),
      types: count('Type'),
      posts: count('BlogPost'),
    },
  };
  output.write('build.json', `${JSON.stringify(record, null, 2)}\n`);
  const { bothSlashForms } = config.docs.reference;
  output.write(
    'serving.json',
    JSON.stringify({
      base: site.base,
      bothSlashForms,
      trailingSlash: config.trailingSlash,
      ...(site.base === source.rootBase &&
        source.locales.length > 1 && { languages: source.locales.slice(1).map(({ code }) => `/${code}`) }),
    }),
  );
  output.write('docs-data.json', JSON.stringify({ plugins: catalogue.plugins, locale: site.locale }));
  output.write('sitemap.xml', await sitemapXml(pages, site, source.dates, config.trailingSlash === true));
  output.write('robots.txt', robotsText(site, source.locales));
}

async function readFolder(from: string): Promise<StaticFile[]> {
  const names = await readTree(from).catch(() => []);
  const paths = names.filter((it) => it.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const nameOf = (path: string) => path.slice(from.length + 1).replaceAll('\\', '/');
  const published = paths.filter((path) => isPublished(nameOf(path)));
  return Promise.all(published.map(async (path) => ({ path: nameOf(path), content: await readFile(path) })));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, 'x');
}
