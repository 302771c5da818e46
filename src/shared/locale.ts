/** A language of the site. */
export interface LocaleView {
  code: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  label: string;
  /** Base URL of the language. */
  base: string;
}
