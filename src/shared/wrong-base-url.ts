/** Id of the element that the banner about a wrong base URL goes into. The style sheet hides it. */
export const BANNER_ID = 'wrong-base-url';

/** The texts of the banner about a wrong base URL, and the facts that they depend on. */
export interface BannerInput {
  /** URL of the style sheet's file. */
  sheet: string;
  /** Lines when the page was opened from another path; `{path}` stands for it. */
  wrong: string[];
  /** Lines when the page was opened at the configured base URL. */
  right: string[];
  /** The configured base URL, without a language, as browsers spell it. */
  base: string;
  /** What the language adds to it: `de/`; empty for the default one. */
  language: string;
}
