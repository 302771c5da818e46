/** Articles, prepositions and other function words: they say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a about all also am an and any are as around at be because been being between but by can could did do does doing ' +
    'each for from had has have he her here him his how i if in into is it its me may must my never no not of on one only ' +
    'onto or our out over per shall she should so some such than that the their them then there these they this ' +
    'those to too up upon us use used uses using was we were what when where which while who whose why will with ' +
    'within would you your'
  ).split(' '),
);

/** Returns whether a word is a function word, which full text and highlighting leave out. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Irregular forms, after their base word. */
const IRREGULAR = new Map(
  (
    'begin began begun,break broke broken,build built,catch caught,choose chose chosen,draw drawn drew,' +
    'fall fallen fell,get got,give gave given,go gone went,hold held,keep kept,' +
    'know knew known,lose lost,make made,mean meant,run ran running,say said,see saw seen,send sent,' +
    'speak spoke spoken,take taken took,tell told,throw thrown threw,win won,write written wrote'
  )
    .split(',')
    .flatMap((group): [string, string][] => {
      const [word = '', ...forms] = group.split(' ');
      return forms.map((form) => [form, word]);
    }),
);

/**
 * Strips common English endings, so that the forms of a word become equal: a rough rule, not a dictionary.
 *
 * At least four letters remain where one of two equal letters is stripped: `getting` and `setting` stay words of their own,
 * because `get` and `set` are parts of many names.
 *
 * @example ['draws', 'drawing', 'fired', 'fire'].map(stem) // ['draw', 'draw', 'fir', 'fir']
 * @example ['colour', 'color', 'normalises', 'normalized'].map(stem) // ['color', 'color', 'normaliz', 'normaliz']
 * @example ['drew', 'took'].map(stem) // ['draw', 'tak']
 * @example ['dies', 'died', 'carries', 'carried', 'getting'].map(stem) // ['die', 'die', 'carry', 'carry', 'getting']
 */
export function stem(word: string): string {
  const regular = IRREGULAR.get(word) ?? word;
  if (regular.length < 4 || !/^[a-z]+$/.test(regular)) return regular;
  return cutForm(regular.replace(BRITISH, (ending) => (ending === 'is' ? 'iz' : 'or')));
}

/**
 * Returns a function that tests whether a stem is that of the word, or of a longer word that begins with it. No longer word
 * begins with a plural.
 *
 * @example knownBy('play')(stem('players')) // true
 * @example knownBy('plays')(stem('players')) // false
 */
export function knownBy(word: string): (other: string) => boolean {
  const own = stem(word);
  const start = /[es]$/.test(word) ? word : own;
  return (other) => other === own || other.startsWith(start);
}

/** Endings that have another letter in American English: `armour`, `normalised`; not those of `hour` and `noise`. */
const BRITISH = /(?<=\w{3})our(?=(?:s|ed|ing)?$)|(?<=\w{4})is(?=(?:e[drs]?|ing|ations?)$)/;

function cutForm(word: string): string {
  if (/ie[sd]$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const base = cutEnding(/(?:[^isu]s|[sxz]es)$/.test(word) ? word.replace(/(?<=[sxz])es$|s$/, '') : word);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

function cutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ion']) {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < 3 || !/[aeiouy]/.test(base)) continue;
    if (ending === 'ion' && !/\w{4}[st]$/.test(base)) continue;
    if (!/([bdgmnprt])\1$/.test(base)) return base;
    return base.length > 4 ? base.slice(0, -1) : word;
  }
  return word;
}

/**
 * Returns the content words; all words when there are none.
 *
 * @example usefulWords(['draw', 'a', 'line']) // ['draw', 'line']
 * @example usefulWords(['for']) // ['for']
 */
export function usefulWords(words: string[]): string[] {
  const useful = words.filter((word) => !isStopWord(word));
  return useful.length > 0 ? useful : words;
}
