/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in words, the same in every time zone. English is spelled as in Britain.
 *
 * @example
 * dateInWords('2026-11-21', 'en') // '21 November 2026'
 */
export function dateInWords(date: string, language: string): string {
  const cached = formats.get(language);
  const format =
    cached ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  if (!cached) formats.set(language, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
