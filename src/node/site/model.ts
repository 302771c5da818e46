import type { Sidebar } from '../../shared/page.ts';
import type { SiteView } from '../../shared/site.ts';
import type { ConfigIssue } from '../config/index.ts';
import type { Point } from '../diagnostics/point.ts';
import type { EditorFacts } from './api/editor-facts.ts';
import type { ApiSource } from './api/index.ts';
import type { CataloguePage } from './catalogue-page.ts';
import type { Doubt } from './checks/doubt.ts';
import type { PublishedScript } from './documents/scripts.ts';
import type { Redirect } from './links/redirects.ts';
import type { ConfigLink, TextLink } from './links/written-links.ts';
import type { RecordSet } from './records/index.ts';
import type { DocsInput } from './sets/docs-input.ts';
import type { InstanceRecord } from './sets/docs-records.ts';
import type { Twins } from './twins/index.ts';
import type { LlmsFile } from './twins/llms.ts';

/** All pages of a site. */
export interface Catalogue {
  site: SiteView;
  pages: CataloguePage[];
  sidebars: Sidebar[];
  /** Script files next to the pages. */
  scripts: PublishedScript[];
  redirects: Redirect[];
  instances: InstanceRecord[];
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
  /** Makes pages again; absent unless it was requested. */
  remake?: Remake;
}

/**
 * Makes the pages of what has changed in one file again, in a tenth of the time that all pages take. What other pages say of
 * them stays as it was, and nothing that only the whole site shows is checked: a reading of the site has to follow.
 *
 * @param path The file, relative to the site's folder.
 * @param docs The docs with the new state of the file.
 * @returns The catalogue with these pages, the same one where none is of this file; undefined when more may have changed
 * than their content, or something is wrong with it.
 */
export type Remake = (path: string, docs: DocsInput[]) => Promise<Catalogue | undefined>;

/** A catalogue, and what was found while it was created. */
export interface CatalogueResult {
  catalogue?: Catalogue;
  /** Problems that the configuration's view of the site has. */
  issues: ConfigIssue[];
  /** Links as authors wrote them. */
  texts: TextLink[];
  /** Files of drafts, by the routes that the drafts would have. */
  drafts: ReadonlyMap<string, string>;
  /** Where the front matter of a file says at which address it is published, or that it is a draft. */
  placed: ReadonlyMap<string, Point>;
  config: ConfigLink[];
  doubt: Doubt;
}
