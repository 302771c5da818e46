import type { SiteConfig } from '../config/index.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { TextMemory } from '../markdown/index.ts';
import type { PictureFile } from '../pictures/model.ts';
import type { StaticUrls } from './links/static-urls.ts';
import type { DocsInput } from './sets/docs-input.ts';

/** Everything that a catalogue is created from. */
export interface CatalogueInput {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Code of the language. */
  locale: string;
  /** Texts of the language by id, or by the English text; those of the configuration are in it already. */
  texts: Record<string, string>;
  /** Texts of the first language of the site, where this is another one. */
  originalTexts?: Record<string, string> | undefined;
  /** Files of the site in `static/`, and those that the build draws. */
  statics: StaticUrls;
  /** Pictures next to the texts, by their path. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** The docs of the site; the first one also contains the home page and the blog. */
  docs: DocsInput[];
  /** Problems of the files that the docs were read from; those of their texts are added. */
  problems: Problem[];
  /** Last parts of the names that definitions lost to errors. */
  lost?: ReadonlySet<string>;
  /** Whether a field of the configuration was wrong, and is left out of it. */
  isDoubtful?(...path: string[]): boolean;
  /** What the texts of this language became in earlier builds. */
  memory?: TextMemory | undefined;
  /** The site is being written: what makes its pages again stays in memory. */
  isFollowed?: boolean;
}
