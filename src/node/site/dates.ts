import { memoize } from '../../shared/memo.ts';

/** Making a format takes longer than using it a hundred times. */
const formatOf = memoize(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * Returns a date in words, the same in every time zone. English is spelled as in Britain.
 *
 * @example
 * dateInWords('2026-11-21', 'en') // '21 November 2026'
 */
export function dateInWords(date: string, language: string): string {
  return formatOf(language).format(new Date(`${date}T00:00:00Z`));
}
