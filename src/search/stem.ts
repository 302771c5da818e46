/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a about all also an and any are as around at be been before being between but by can do does each for from has have how i if in ' +
    'into is it its may me my no not of on one only or our out over so some than that the their them then there ' +
    'these they this to too up use used uses using was were what when where which while who why will with you your'
  ).split(' '),
);

/** Whether full text leaves the word out. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Cuts common English endings off, so that forms of a word meet: a rough rule, not a dictionary.
 *
 * @example ['draws', 'drawing', 'fired', 'fire'].map(stem) // ['draw', 'draw', 'fir', 'fir']
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const base = cutEnding(/(?:[^isu]s|[sxz]es)$/.test(word) ? word.replace(/(?<=[sxz])es$|s$/, '') : word);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

function cutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ion']) {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < 3 || !/[aeiouy]/.test(base)) continue;
    if (ending === 'ion' && !/[st]$/.test(base)) continue;
    return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
  }
  return word;
}
