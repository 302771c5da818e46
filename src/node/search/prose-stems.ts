import type { SearchRecord } from '../../shared/search/model.ts';
import { stem } from '../../shared/search/stem.ts';
import { stemsOf } from '../../shared/search/stems.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';

/**
 * Returns the stems of the prose of each page: each once a page, none that the name, the summary or the parts have already, none
 * that many pages share, and no short numbers. Of full names of other pages and of names with several dots, it keeps what
 * follows the last dot, and of names that no record has, such as `text:upper`, only the words.
 *
 * @param partsOf The parts of each page, by its URL.
 */
export function stemsOfProse(
  records: SearchRecord[],
  pages: SearchRecord[],
  partsOf: Map<string, SearchRecord[]>,
): string[][] {
  const known = knownNames(records);
  const long = longNames(pages);
  const all = pages.map((page) => stemsOfPage(page, partsOf.get(page.href) ?? [], known));
  return rareStems(all).map((stems) => stems.filter((word) => !long.has(word) && !SHORT_NUMBER.test(word)));
}

/**
 * Returns whether a part is kept. Names of one letter would match everywhere, and are never what a reader looks for.
 */
export function isKept(part: SearchRecord): boolean {
  return join(lastPart(part.name)).length > 1;
}

function stemsOfPage(page: SearchRecord, parts: SearchRecord[], known: Set<string>): string[] {
  const folded = parts.map((part) => (isKept(part) ? part.text : `${part.text} ${part.summary}`));
  const shown = [
    page.name,
    page.summary,
    page.phrases ?? '',
    ...parts.filter(isKept).flatMap((part) => [part.name, part.summary]),
  ];
  const prose = [page.text, ...folded].join('\n').replace(OWNERS, '');
  const words = prose.replace(DOTTED, (name) => (isNamed(name, known) ? name : name.replace(/[.:]/g, ' ')));
  const stems = new Set(stemsOf(words));
  for (const stem of stemsOf(shown.join('\n'))) stems.delete(stem);
  return [...stems].filter((stem) => !/[.:]/.test(stem)).sort();
}

/** The part of a full name before its last part: `event.game.` in `event.game.player_hurt`. */
const OWNERS = /(?<![\w.])(?:[a-z_]\w*\.){2,}(?=[a-z_])/gi;

/** A name with dots or colons. */
const DOTTED = /\w+(?:[.:]\w+)+/g;

/** Returns whether a name is that of a record, or of something that a group may have had: `client.set_cvar`. */
function isNamed(name: string, known: Set<string>): boolean {
  return known.has(join(name)) || known.has(name.replace(/\w+$/, ''));
}

/** The names of records, joined, and those of groups with the sign before a member. */
function knownNames(records: SearchRecord[]): Set<string> {
  const groups = records.flatMap(({ group }) => (group ? [`${group}.`, `${group}:`] : []));
  return new Set([...groups, ...records.flatMap(({ name, aliases }) => [name, ...aliases].map(join))]);
}

/** Digits that say nothing: `255`, `2d`. */
const SHORT_NUMBER = /^\d\w{0,2}$/;

/**
 * Stems of the full names whose last part has several words, such as `client.trace_line`: a search for them finds the
 * pages that mention them.
 */
function longNames(pages: SearchRecord[]): Set<string> {
  const long = pages.filter(({ name }) => name !== lastPart(name) && splitWords(lastPart(name)).length > 1);
  return new Set(long.map(({ name }) => stem(join(name))));
}

/**
 * Leaves out the words of prose that many pages have: they hardly tell one page from another. The more pages there are,
 * the fewer may share a word. Of this site they are a fifth of the file.
 */
function rareStems(pages: string[][]): string[][] {
  const uses = new Map<string, number>();
  for (const stem of pages.flat()) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const most = Math.max(6, 4000 / pages.length);
  return pages.map((stems) => stems.filter((stem) => (uses.get(stem) ?? 0) <= most));
}
