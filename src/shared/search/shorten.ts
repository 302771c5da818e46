/** Pairs of functions for the texts of an index: the first leaves out what follows from other columns, the second restores it. */
import { join, lastPart } from './tokenizer.ts';

/** Placeholders for what follows from a name; none can be part of a URL. */
const JOINED_NAME = '<';
const PLAIN_NAME = '>';
const WORDS_OF_NAME = '^';

/**
 * Shortens a URL whose end follows from the name; `expandUrl` undoes it.
 *
 * @example shortenUrl('/docs/api/client/traceline', 'client.trace_line') // '/docs/api/client/<'
 * @example shortenUrl('/docs/events/csgo/player_death', 'player_death') // '/docs/events/csgo/>'
 * @example shortenUrl('1-find-the-players', '1. Find the players') // '^'
 */
export function shortenUrl(url: string, name: string): string {
  const plain = plainEnd(name);
  const joined = join(plain);
  if (plain && url.endsWith(plain)) return url.slice(0, -plain.length) + PLAIN_NAME;
  if (joined && url.endsWith(joined)) return url.slice(0, -joined.length) + JOINED_NAME;
  const words = hyphenate(name);
  return words && url.endsWith(words) ? url.slice(0, -words.length) + WORDS_OF_NAME : url;
}

/** Returns the whole URL. */
export function expandUrl(url: string, name: string): string {
  if (url.endsWith(PLAIN_NAME)) return url.slice(0, -1) + plainEnd(name);
  if (url.endsWith(JOINED_NAME)) return url.slice(0, -1) + join(plainEnd(name));
  return url.endsWith(WORDS_OF_NAME) ? url.slice(0, -1) + hyphenate(name) : url;
}

/**
 * Shortens a part's name or `where` that starts with the name of its page; `expandName` undoes it. A name that begins like a
 * shortened one gets a second sign.
 *
 * @example shortenName('player_death: userid', 'player_death') // '<: userid'
 * @example shortenName('<<', 'Operators') // '<<<'
 */
export function shortenName(name: string, pageName: string): string {
  const rest = name.startsWith(pageName) ? name.slice(pageName.length) : JOINED_NAME;
  if (!rest.startsWith(JOINED_NAME)) return JOINED_NAME + rest;
  return name.startsWith(JOINED_NAME) ? JOINED_NAME + name : name;
}

/** Returns the whole name. */
export function expandName(name: string, pageName: string): string {
  if (!name.startsWith(JOINED_NAME)) return name;
  return name.startsWith(JOINED_NAME, 1) ? name.slice(1) : pageName + name.slice(1);
}

/**
 * Removes the group's name from a page's name; `expandMember` undoes it.
 *
 * @example shortenMember('client.trace_line', 'client') // '.trace_line'
 */
export function shortenMember(name: string, group: string): string {
  const rest = name.startsWith(group) ? name.slice(group.length) : '';
  return MEMBER.test(rest) ? rest : name;
}

/** Returns the whole name. */
export function expandMember(name: string, group: string): string {
  return MEMBER.test(name) ? group + name : name;
}

const MEMBER = /^[.:]/;

/**
 * Cuts the full stop off a text, and marks a text without one; `expandSentence` undoes it.
 *
 * @example ['Draws a line.', 'Usage', ''].map(shortenSentence) // ['Draws a line', 'Usage~', '']
 */
export function shortenSentence(text: string): string {
  return /[^~]\.$/.test(text) ? text.slice(0, -1) : text && `${text}~`;
}

/** Returns the whole text. */
export function expandSentence(text: string): string {
  return text.endsWith('~') ? text.slice(0, -1) : text && `${text}.`;
}

/**
 * Puts a tab in place of each word of a signature that is the name of the next part; `expandSignature` undoes it.
 *
 * @example shortenSignature('(x, y, flags, ...) → width', ['flags']) // '(x, y, \t, ...) → width'
 */
export function shortenSignature(signature: string, parts: string[]): string {
  let next = 0;
  return signature.replace(/\w+/g, (word) => {
    if (word !== parts[next]) return word;
    next++;
    return '\t';
  });
}

/** Returns the whole signature. */
export function expandSignature(signature: string, parts: string[]): string {
  let next = 0;
  return signature.replace(/\t/g, () => parts[next++] ?? '');
}

/**
 * Puts a space in place of each word at the start of a phrase that the one before it shares; `expandPhrases` undoes it.
 *
 * @example shortenPhrases(['draw box', 'draw box on map', 'pen']) // 'draw box,  on map,pen'
 */
export function shortenPhrases(phrases: string[]): string {
  let last: string[] = [];
  const short = phrases.map((phrase) => {
    const words = phrase.split(' ');
    const same = words.findIndex((word, index) => index === words.length - 1 || word !== last[index]);
    last = words;
    return ' '.repeat(same) + words.slice(same).join(' ');
  });
  return short.join(',');
}

/** Returns the phrases in full, commas between them. */
export function expandPhrases(text: string): string {
  let last: string[] = [];
  const phrases = text.split(',').map((short) => {
    const rest = short.trimStart();
    last = [...last.slice(0, short.length - rest.length), ...rest.split(' ')];
    return last.join(' ');
  });
  return phrases.join(',');
}

/** Returns the words of a name with hyphens between them, as in the id of a heading. */
function hyphenate(name: string): string {
  return name.toLowerCase().match(/\w+/g)?.join('-') ?? '';
}

function plainEnd(name: string): string {
  return lastPart(name).replace(/[^\w-]+/g, '');
}
