/** Whether a file is the translation of another one. */
export function isTranslation(path: string): boolean {
  return untranslated(path) !== path;
}

/** Path of the file that a file translates: texts of all languages link to the same files. */
export function untranslated(path: string): string {
  return path.replace(/^i18n\/[^/]+\//, '');
}
