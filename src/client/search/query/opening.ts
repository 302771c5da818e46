const ASKER = '(?: (?:i|you|we|one))?';
const MEANS = '(?:(?:best |easiest |right )?way|function|method|code|script|snippet)';

/** The openings of questions and wishes, before what the reader is looking for. */
const OPENINGS = [
  `how (?:to|(?:do|can|could|should|would)${ASKER}|(?:i|you|we|one)(?: (?:can|could|do|should|would))?)`,
  `(?:can|could) (?:i|you|we|one)`,
  `where (?:do|can) (?:i|you|we|one) (?:find|get|see)`,
  `(?:is it |it is )?possible to`,
  `(?:i(?:'m| am|'d| would)? )?(?:want|need|trying|looking|like)(?: to| for)(?: an?)?(?: ${MEANS} (?:to|for|that))?`,
  `(?:i )?wanna`,
  `(?:give|show) me(?: how to)?`,
  `help me(?: to)?`,
  `(?:(?:is there|what is|i need|i want|any) )?(?:an? |the |any )*${MEANS} (?:to|for|that)`,
  `(?:is there|i need|i want)(?: an?)?`,
  `(?:what is )?(?:the )?difference between`,
  `what (?:is|are)(?= (?:my|the|his|their) )`,
  `why(?: (?:is|are|was|were|do|does|did|has|have|can|could|will|would))?(?= .*\\b(?:not|never)\\b)`,
];

/** A question word begins what readers want to know, or a word that says nothing more: `know who`, `check if`. */
const KNOW =
  '(?:know|find out|figure out|see|show|tell|detect|check|test|determin)(?:e|ing)?(?: (?:if|whether)|(?= (?:who|what|when|where|which|how) ))';

/** Readers who want to react to an event say so first: `run code when`. */
const REACTIONS = [
  '(?:run|execute|call|do)(?: (?:my|some|an?|the))? (?:code|function|script|something)',
  '(?:get|be) (?:told|notified)',
];
const REACT = `(?:${REACTIONS.join('|')})(?= (?:when|whenever|if|each|every) )`;

/** What is converted, and into what, says it all. */
const CONVERT =
  '(?:(?:convert|transform|translat)(?:e|ing)?(?= \\S.* (?:in)?to )|turn(?:ing)?(?= \\S.* into ))';

const AIM = `(?:${KNOW}|${REACT}|${CONVERT}|getting|detect(?:ing)?)`;

/** `get` before what happens to somebody: `bomb gets planted`. */
const HAPPENS = /(?<=\S )(?:gets|got) (?=(?:\w+(?:ed|en)|hurt|shot|hit)\b)/;

/** Two words have to follow an opening, or one name with an owner: `is there os.time`. */
const OPENING = new RegExp(
  `^(?:(?:please|pls|plz) )?(?:(?:${OPENINGS.join('|')})(?: ${AIM})?|${AIM})\\s+(?=\\S+\\s+\\S|\\w+[.:]\\w)`,
  'i',
);

/**
 * Returns what a question or a wish asks for, if two words or a full name remain; without `gets` before what happens. It
 * knows `what is`, but not `what's`.
 *
 * @example withoutOpening('how do I draw text') // 'draw text'
 * @example withoutOpening('is there a way to hide an item') // 'hide an item'
 * @example withoutOpening('bomb gets planted') // 'bomb planted'
 */
export function withoutOpening(text: string): string {
  return text.replace(OPENING, '').replace(HAPPENS, '');
}
