/** Returns the path of the file that a file translates: texts of all languages link to the same files. */
export function untranslated(path: string): string {
  return path.replace(/^i18n\/[^/]+\//, '');
}
