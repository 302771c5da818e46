import { hasFormOfDay, isDay } from '../../diagnostics/day.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { NO_TEXT, nameNoText } from '../../diagnostics/no-text.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';
import { isMisread } from '../../diagnostics/script-url.ts';
import { isUrlSegment, SEGMENT_CHARACTERS } from '../../diagnostics/url-segment.ts';
import type { FrontMatter } from '../model.ts';

/** What a value of front matter must be, and how to write one. */
interface Rule {
  expected: string;
  example: string;
  accepts(value: unknown): boolean;
  /** What is wrong with a rejected value, where its name says too little: `contains an empty entry`. */
  fault?(value: unknown): string | undefined;
  /** What is wrong with each entry of a rejected list, by its index. */
  faults?(entries: unknown[]): [index: number, fault: string][];
  /** What a rejected value most likely stands for: `3` for `"3"`. */
  meant?(value: unknown): string | undefined;
  /** Rules of the mappings in a list. */
  items?: Rules;
}

/** Rules by key. */
export type Rules = Record<string, Rule>;

/**
 * Text that readers see: neither empty nor only invisible characters, without control characters and halves of
 * characters.
 */
const isText = (value: unknown) =>
  typeof value === 'string' && /[^\s\p{C}]/u.test(value) && !/[\p{Cs}]/u.test(value) && !NO_TEXT.test(value);

const text = (example: string): Rule => ({ expected: 'text', example, accepts: isText });
const flag: Rule = {
  expected: '`true` or `false`',
  example: 'true',
  accepts: (value) => typeof value === 'boolean',
  meant: ofText((value) =>
    /^(?:yes|on|y|true)$/i.test(value) ? 'true' : /^(?:no|off|n|false)$/i.test(value) ? 'false' : undefined,
  ),
};
const level: Rule = {
  expected: 'a whole number from 2 to 6',
  example: '3',
  accepts: (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
  meant: ofText((value) => (/^[2-6]$/.test(value) ? value : undefined)),
};

/** Text that YAML reads as it is, without quotes. */
const isWord = (value: unknown) => isText(value) && !/[[\]{}"':#]/.test(String(value));

const list = (example: string): Rule => ({
  expected: 'a list of different texts',
  example,
  accepts: (value) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length,
  faults: entryFaults,
  meant: (value) => {
    const written = typeof value === 'string' ? value.split(/ - (?=\S)/) : [value].flat();
    const entries = [...new Set(written)].map((entry) => (Number.isInteger(entry) ? `"${entry}"` : entry));
    const isWritten = entries.every(
      (entry) => isWord(entry) || (typeof entry === 'string' && /^"-?\d+"$/.test(entry)),
    );
    return isWritten ? `[${entries.join(', ')}]` : undefined;
  },
});

const isAuthorUrl = (value: unknown): value is string =>
  isText(value) && /^(?:https?:\/\/|mailto:|\/)./i.test(String(value)) && !isMisread(String(value));

/** Rules of the keys of an author. */
export const AUTHOR: Rules = {
  name: text('"A name"'),
  title: text('"Maintainer"'),
  url: {
    expected: 'a URL that starts with `https://` or `/`',
    example: '"https://example.com"',
    accepts: (value) => isAuthorUrl(value) && parseUrl(value, 'https://docs.example') !== undefined,
    fault: (value) => (isAuthorUrl(value) ? `is \`${value}\`, which has no valid host` : undefined),
  },
  picture: {
    expected: 'an image in `static/`: pages may not load from other sites',
    example: '"/img/author.png"',
    accepts: (value) => isText(value) && !/^\s*(?:[a-z][a-z+.-]*:|\/\/)/i.test(String(value)),
  },
};

/** An element of HTML, or the name of a character. What looks like an element may be the name of a type, unless it ends. */
const HTML = /<([a-z]+)\b[^<>]*>.*?<\/\1>|<br ?\/?>|&(?:amp|lt|gt|quot|nbsp|copy|#\d+);/i;

/** The same, bold text or a link, certainly. */
const MARKUP = new RegExp(
  `${HTML.source}|\\*\\*[^*\\s][^*]*\\*\\*|\\[[^\\]]+\\]\\((?:\\.{0,2}\\/|#|https?:)[^)]*\\)`,
  'i',
);

/** Text without markup, which would be shown as it is written. */
const without = (markup: RegExp, example: string): Rule => ({
  ...text(example),
  accepts: (value) => isText(value) && !markup.test(String(value)),
  fault: (value) =>
    isText(value) ? `has \`${markup.exec(String(value))?.[0]}\`, which would be shown as written` : undefined,
  meant: ofText((value) => {
    const plain = value.replace(/<\/?[a-z][^<>]*>/gi, '').replace(/\*\*|\[([^\]]+)\]\([^)]*\)/g, '$1');
    return isWord(plain) && !markup.test(plain) ? plain.trim() : undefined;
  }),
});

/** Rules of the keys of front matter. */
export const RULES = {
  // The home page shows bold words of its title.
  title: without(HTML, '"A title"'),
  description: { ...without(MARKUP, '"One sentence."'), expected: 'plain text' },
  sidebar_label: without(HTML, '"A label"'),
  sidebar_position: {
    expected: 'a number',
    example: '2',
    accepts: Number.isFinite,
    fault: (value) => (typeof value === 'number' ? 'is infinite or not a number' : undefined),
    meant: ofText((value) => {
      const written = value.replace(/(?<=\d),(?=\d)/, '.');
      return /^-?\d+(?:\.\d+)?$/.test(written) ? written : undefined;
    }),
  },
  slug: {
    expected: `a path of ${SEGMENT_CHARACTERS} without a slash at its end`,
    example: '"/docs/start"',
    accepts: isSlug,
    fault: ofText(slugFault),
    meant: (value) => (Number.isInteger(value) ? `"${value}"` : ofText(meantSlug)(value)),
  },
  id: text('"start"'),
  tags: list('[guide, ffi]'),
  search: list('[write on the screen]'),
  task: text('"Draw something"'),
  needs: list('[api.draw, frame]'),
  groups: list('[api]'),
  events: list('[frame]'),
  image: {
    expected: 'an image in `static/`: other sites may change theirs',
    example: '"/img/card.png"',
    accepts: (value) => isText(value) && !/^\s*(?:[a-z][a-z+.-]*:|\/\/)/i.test(String(value)),
  },
  picture: {
    expected: 'the path of a picture next to the text, relative to it',
    example: './pictures/radar.svg',
    accepts: (value) => isText(value) && /^(?!\/|[a-z][a-z+.-]*:).*\.svg$/i.test(String(value)),
  },
  date: {
    expected: 'a date in the form `YYYY-MM-DD`',
    example: '2024-02-29',
    accepts: isDay,
    fault: ofText((value) =>
      hasFormOfDay(value) ? `is \`${value}\`, which is not a valid date` : undefined,
    ),
    meant: ofText(meantDay),
  },
  authors: {
    expected: 'a list of authors, each with a `name`',
    example: '[{ name: "A name" }]',
    accepts: isListOf(isNamed),
    faults: nameless,
    meant: meantAuthors,
    items: AUTHOR,
  },
  draft: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
} satisfies Record<keyof FrontMatter, Rule>;

/** Which entries of a list of texts are wrong. */
function entryFaults(entries: unknown[]): [number, string][] {
  return entries.flatMap((entry, index): [number, string][] => {
    if (!isText(entry))
      return [[index, `contains an entry that is ${nameValue(entry)} (number ${index + 1})`]];
    // However often an entry is written, that is one mistake.
    const same = entries.flatMap((other, at) => (other === entry ? [at] : []));
    const times = same.length === 2 ? 'twice' : `${same.length} times`;
    return same[1] === index ? [[index, `contains \`${entry}\` ${times}`]] : [];
  });
}

/** Which authors of a list have no name. */
function nameless(authors: unknown[]): [number, string][] {
  return authors.flatMap((author, index): [number, string][] =>
    isNamed(author) ? [] : [[index, `contains an author without a name (number ${index + 1})`]],
  );
}

/** Returns whether an author has a name, if only below a misspelt key, which is reported itself. */
function isNamed(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return Object.keys(item).some((key) => key === 'name' || nearest(key, Object.keys(AUTHOR)) === 'name');
}

/** The authors that are written as their names alone: `[Ann, Bob]`. */
function meantAuthors(value: unknown): string | undefined {
  const names = [value].flat();
  if (!names.length || !names.every(isWord)) return undefined;
  return `[${names.map((name) => `{ name: "${name}" }`).join(', ')}]`;
}

function isListOf(accepts: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(accepts);
}

/** The end of a Markdown file: the Markdown of a page has such an address, not the page. */
const FILE = /\.mdx?$/i;

/** A part that starts with a dot: hosts do not show such names, which are mostly those of settings and secrets. */
const HIDDEN = /(?:^|\/)(\.[^/]*)/;

/** A slug is a path of the site, and the name of the folder that the page is written to. */
function isSlug(value: unknown): boolean {
  if (typeof value !== 'string' || FILE.test(value) || HIDDEN.test(value)) return false;
  const segments = value.replace(/^\//, '').split('/');
  return segments.every(isUrlSegment);
}

function slugFault(value: string): string | undefined {
  if (FILE.test(value)) return `is \`${value}\`, which ends like the name of a file`;
  const [, hidden = ''] = HIDDEN.exec(value) ?? [];
  if (!/[^.]/.test(hidden)) return undefined;
  return `is \`${value}\`, but hosts do not show what starts with a dot, as \`${hidden}\` does`;
}

/** The slug that is written with spaces, as a URL, or with a slash at its end: `my-page` for `my page/`. */
function meantSlug(written: string): string | undefined {
  const path = written.trim().replace(/^https?:\/\/[^/]*(?=\/)|[?#].*$/g, '');
  const slug = path
    .replace(/(?<=.)\/+$/, '')
    .replace(FILE, '')
    .replace(/\s+/g, '-');
  return isSlug(slug) && /^[\w/.~-]+$/.test(slug) ? slug : undefined;
}

function ofText(meant: (text: string) => string | undefined): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' ? meant(value) : undefined);
}

/** Returns the day that is written in another order, with other separators or with a time: `2024/2/9`, `29.02.2024`. */
function meantDay(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const parts = year ? [year, month, day] : [last, second, first];
  const written = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return isDay(written) ? written : undefined;
}

/** Names a value for a message: `a list`. */
export function nameValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string' && NO_TEXT.test(value)) return `a string with ${nameNoText(value)}`;
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) return 'a string with half a character';
  if (typeof value === 'string' && !/[^\s\p{C}]/u.test(value)) return 'a string of invisible characters';
  return `the ${typeof value === 'string' ? 'string' : typeof value} \`${value}\``;
}
