/** Returns a text as filters compare it: without upper case, and without underscores, which addresses and readers leave out. */
export function comparableText(text: string): string {
  return text.toLowerCase().replaceAll('_', '');
}
