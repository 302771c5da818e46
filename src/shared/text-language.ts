/** Language of a text and how it is written, as attributes of its element. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}
