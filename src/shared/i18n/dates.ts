/**
 * A date in words, the same in every time zone. English is spelled as in Britain.
 *
 * @example
 * dateInWords('2026-11-21') // '21 November 2026'
 */
export function dateInWords(date: string, language = 'en'): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
