import type { LocaleView } from '../../shared/locale.ts';
import type { SiteConfig } from '../config/schema/schema.ts';
import type { StaticUrls } from '../site/links/static-urls.ts';
import type { Catalogue } from '../site/model.ts';
import type { GitHistory } from './files/git.ts';
import type { TextFile } from './files/site-folder.ts';

/** A site in one language that was read, checked and put in order, ready to be rendered. */
export interface SiteSource {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Base URL of the default language, below which the scripts of all languages are. */
  rootBase: string;
  locale: LocaleView;
  /** All languages of the site. */
  locales: LocaleView[];
  /** Definition files of the latest docs, for the editor's download. */
  definitions: TextFile[];
  /** Files of `static/` by their URL, images with their size as pages say it. */
  statics: StaticUrls;
  /** Text of the file `LICENSE` of the site; absent without one. */
  licence: string | undefined;
  /** What git knows about the site's folder; without dates unless a repository is configured. */
  history: GitHistory;
  catalogue: Catalogue;
  /**
   * Makes the pages of one changed file again, see `Remake`; absent unless it was asked for. Returns the same site where none
   * is of this file, and undefined where the whole site has to be read.
   */
  remake?(path: string): Promise<SiteSource | undefined>;
}
