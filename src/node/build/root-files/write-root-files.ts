import packageFile from '../../../../package.json' with { type: 'json' };
import type { SiteView } from '../../../shared/site.ts';
import type { DocumentFrame } from '../../document/document-frame.ts';
import { OPEN_SEARCH_FILE, openSearchXml } from '../../document/open-search.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { SiteSource } from '../../source/index.ts';
import type { SiteWriter } from '../site-writer.ts';
import { ADDON_FILE, addonArchive, archive } from './addon.ts';
import { robotsText, sitemapXml } from './root-files.ts';

/** Version of the shell behaviour that the site follows (CON-08). */
const FRAMEWORK_VERSION = '2.2.0';

/** Writes the files at the root of a site: for servers, search engines, browsers, editors and tools. */
export async function writeRootFiles(
  writer: SiteWriter,
  { build, shell, view }: { build: string; shell: string; view: SiteView },
  frame: DocumentFrame,
): Promise<void> {
  const { source, output } = writer;
  const { catalogue, config, history, locales } = source;
  const { pages, site, instances } = catalogue;
  const openSearch = openSearchXml(view, frame);
  if (openSearch) output.write(OPEN_SEARCH_FILE, openSearch);
  output.write('build.json', `${JSON.stringify(buildRecord(source, { build, shell }), null, 2)}\n`);
  output.write('serving.json', JSON.stringify(servingRules(source)));
  output.write('docs-data.json', JSON.stringify({ plugins: instances, locale: site.locale }));
  output.write('sitemap.xml', await sitemapXml(pages, site, history.dates, config.trailingSlash === true));
  output.write('robots.txt', robotsText(site, locales));
  if (source.definitions.length) writeDownloads(writer, build);
}

/** Writes what readers take with them: the definitions, and the add-on for editors. */
function writeDownloads({ source, output, library }: SiteWriter, build: string): void {
  const { base, definitions } = source;
  const path = 'definitions.zip';
  const key = keyOf('archive', JSON.stringify(definitions));
  const note = output.known(path, key);
  const content = note ? output.readKnown(path) : archive(definitions);
  if (note) output.takeOver(path, note);
  else output.write(path, content, { key });
  const addon = addonArchive(source, build);
  output.write(ADDON_FILE, addon);
  library?.addFile(base + path, content, false);
  library?.addFile(base + ADDON_FILE, addon, false);
}

/** What `build.json` says about a build. */
function buildRecord({ catalogue, history }: SiteSource, ids: { build: string; shell: string }): object {
  const { pages, site } = catalogue;
  const count = (kind: string) => pages.filter((page) => page.kind === kind).length;
  return {
    siteVersion: packageFile.version,
    frameworkVersion: FRAMEWORK_VERSION,
    locale: site.locale.code,
    ...ids,
    ...(history.commit && { commit: history.commit }),
    counts: {
      pages: pages.length,
      groups: count('Group'),
      functions: count('Function'),
      events: count('Event'),
      types: count('Type'),
      posts: count('BlogPost'),
    },
  };
}

/** What `serving.json` says to the server of the site. */
function servingRules({ catalogue, config, rootBase, locales }: SiteSource): object {
  const { base } = catalogue.site;
  const isMain = base === rootBase;
  return {
    base,
    bothSlashForms: config.docs.reference.bothSlashForms,
    trailingSlash: config.trailingSlash,
    ...(isMain && locales.length > 1 && { languages: locales.slice(1).map(({ code }) => `/${code}`) }),
  };
}
