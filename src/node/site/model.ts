import type { ImageSize, PictureFile } from '../../shared/blocks.ts';
import type { DocVersion } from '../../shared/doc-tag.ts';
import type { PageVersion, PluginRecord, Sidebar, TocEntry } from '../../shared/page.ts';
import type { PageData, PageKind } from '../../shared/page-data.ts';
import type { SiteView } from '../../shared/site.ts';
import type { ConfigIssue, SiteConfig } from '../config/index.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { InlineOrigins } from '../markdown/origins.ts';
import type { ApiSource } from './api/index.ts';
import type { DocsInput } from './docs.ts';
import type { Doubt } from './doubt.ts';
import type { EditorFacts } from './editor-facts.ts';
import type { StaticUrls } from './links.ts';
import type { RecordSet } from './records/index.ts';
import type { Remake } from './remake.ts';
import type { PublishedScript } from './scripts.ts';
import type { SidebarPosition } from './sidebar-position.ts';
import type { Twins } from './twins/index.ts';
import type { LlmsFile } from './twins/llms.ts';
import type { ConfigLink, TextLink } from './written-links.ts';

/** A page before it is rendered. */
export interface CataloguePage<K extends PageKind = PageKind> extends SidebarPosition {
  route: string;
  kind: K;
  title: string;
  description: string;
  toc: TocEntry[];
  data: PageData[K];
  /** File that a maintainer edits to change the page, relative to the site's folder. */
  source?: string;
  /** Id of the doc; absent for pages that are not docs. */
  docId?: string;
  /** Docs that the page belongs to; absent for pages outside of the docs. */
  doc?: DocVersion;
  version?: PageVersion;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** What inline HTML of its data was written from; absent for pages without text of their own. */
  origins?: InlineOrigins;
  /** Image for links to the page, when it names one; with its size where that is known. */
  image?: { href: string; size?: ImageSize };
  /** Day and tags of a post. */
  post?: { date: string; tags: string[] };
}

/** All pages of a site. */
export interface Catalogue {
  site: SiteView;
  pages: CataloguePage[];
  sidebars: Sidebar[];
  /** Script files beside the pages. */
  scripts: PublishedScript[];
  plugins: PluginRecord[];
  /** What editors get of the latest docs. */
  editor: EditorFacts;
  /** The API of each docs set that has one. */
  apis: ApiSource[];
  /** What can be found; the first set is that of the latest versions. */
  recordSets: RecordSet[];
  /** Writes the pages as Markdown. */
  twins: Twins;
  /** Files for programs that read the twins, by name. */
  llms: Map<string, LlmsFile>;
  /** Makes pages again; absent unless it was asked for. */
  remake?: Remake;
}

/** Everything that a catalogue is created from. */
export interface CatalogueInput {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Code of the language. */
  locale: string;
  /** Texts of the language by id, or by the English text; those of the configuration are in it already. */
  texts: Record<string, string>;
  /** Files of the site in `static/`, and those that the build draws. */
  statics: StaticUrls;
  /** Pictures beside the texts, by their path. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** The docs of the site; the first one also contains the home page and the blog. */
  docs: DocsInput[];
  /** Problems of the files that the docs were read from; those of their texts are added. */
  problems: Problem[];
  /** Last parts of the names that definitions lost to errors. */
  lost?: ReadonlySet<string>;
  /** Whether a field of the configuration was wrong, and is left out of it. */
  isDoubtful?(...path: string[]): boolean;
  /** The site is being written: what makes its pages again stays in memory. */
  isFollowed?: boolean;
}

/** A catalogue, and what was found while it was created. */
export interface CatalogueResult {
  catalogue?: Catalogue;
  /** What is wrong with the configuration's view of the site. */
  issues: ConfigIssue[];
  /** Links as authors wrote them. */
  texts: TextLink[];
  config: ConfigLink[];
  doubt: Doubt;
}
