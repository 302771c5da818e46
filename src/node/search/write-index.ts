import {
  INDEX_FORMAT,
  type IndexNames,
  type IndexTexts,
  KINDS,
  LINE_END,
} from '../../shared/search/index-format.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { cutPhrase, keyOfPhrase } from '../../shared/search/phrases.ts';
import {
  shortenMember,
  shortenName,
  shortenPhrases,
  shortenSentence,
  shortenSignature,
  shortenUrl,
} from '../../shared/search/shorten.ts';
import { knownStems, shownStems } from '../../shared/search/stems.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';
import { anchorOf, columns, pageHref, toLine, withoutRepeats } from './columns.ts';
import { numberPhrases } from './number-phrases.ts';
import { orderPhrases } from './order-phrases.ts';
import { isKept, stemsOfProse } from './prose-stems.ts';
import { shareStems } from './share-stems.ts';

/**
 * Writes the index file, with the names in the first line. Of the prose, it keeps only stems. Parts with names of one letter
 * (`x`, `...`) only add their words to their page. Rows are in a separate file.
 *
 * @param synonyms Groups of synonyms, separated by spaces.
 * @param values URL of the file with the rows of the same records; empty without one.
 * @throws Error when a part's page is missing or two pages have the same URL.
 */
export function buildIndex(records: SearchRecord[], synonyms: readonly string[] = [], values = ''): string {
  const sorted = records.toSorted((a, b) => a.id - b.id);
  const pages = sorted.filter((record) => record.type === 'page');
  const partsOf = groupParts(pages, sorted);
  const byHref = new Map(pages.map((page) => [page.href, page]));
  const pageOf = (part: SearchRecord) => byHref.get(pageHref(part)) ?? part;
  const kept = pages.map((page) => (partsOf.get(page.href) ?? []).filter(isKept));
  const prose = stemsOfProse(records, pages, partsOf);
  const parts = kept.flat();
  const partNames = parts.map((part) => shortenName(part.name, pageOf(part).name));
  const summaries = withoutRepeats(
    parts.map((part) => shortenName(shortenSentence(part.summary), pageOf(part).name)),
    partNames,
  );
  const places = withoutRepeats(parts.map((part) => shortenName(part.where, pageOf(part).name)));
  const head: IndexNames = {
    format: INDEX_FORMAT,
    pages: columns(pages, {
      // First, because the file is a little smaller so.
      summary: (page) => shortenSentence(page.summary),
      name: (page) => shortenMember(page.name, page.group ?? ''),
      href: (page) => shortenUrl(page.href, page.name),
      kind: (page) => String(KINDS.indexOf(page.kind)),
      snippet: (page) => (page.isSnippet ? '1' : ''),
      where: (page) => page.where,
      heading: (page) => page.heading,
      group: (page) => page.group ?? '',
      docs: (page) => page.docs ?? '',
      aliases: (page) => usefulAliases(page).join('\t'),
      signature: (page, index) =>
        shortenSignature(page.signature ?? '', kept[index]?.map(({ name }) => lastPart(name)) ?? []),
      rank: (page) => `${page.deprecated ? '-' : ''}${page.weight}`,
      parts: (_, index) => String(kept[index]?.length ?? 0),
    }),
    parts: columns(parts, {
      name: (_, index) => partNames[index] ?? '',
      anchor: (part) => shortenUrl(anchorOf(part), part.name),
      where: (_, index) => places[index] ?? '',
    }),
    ...(values && { values, alike: namesAlike(records).join(LINE_END) }),
  };
  const shown = pages.map((page, index) => shownStems(shownOf(page), kept[index]?.map(shownOf) ?? []));
  const phrases = pages.map(phrasesOf);
  const numbered = numberPhrases(phrases, shown);
  const known = knownStems(shown, phrases.join());
  const { firsts, again } = shareStems(prose, known);
  const texts: IndexTexts = {
    parts: columns(parts, { summary: (_, index) => summaries[index] ?? '' }),
    synonyms: synonyms.join(LINE_END),
    pages: columns(pages, {
      phrases: (_, index) => shortenPhrases(numbered[index] ?? []),
      stems: (_, index) => firsts[index] ?? '',
      again: (_, index) => again[index] ?? '',
    }),
    known: known.length,
  };
  return `[${JSON.stringify(head)},\n${JSON.stringify(texts)}]`;
}

function groupParts(pages: SearchRecord[], records: SearchRecord[]): Map<string, SearchRecord[]> {
  const parts = new Map<string, SearchRecord[]>();
  for (const page of pages) {
    if (parts.has(page.href)) {
      throw new Error(`Two search records have the URL \`${page.href}\`. Give each page one record.`);
    }
    parts.set(page.href, []);
  }
  for (const part of records.filter((record) => record.type === 'part')) {
    const pageParts = parts.get(pageHref(part));
    if (!pageParts) {
      throw new Error(
        `The search record of \`${part.href}\` has no page. Add a record for the page, or remove the part.`,
      );
    }
    pageParts.push(part);
  }
  return parts;
}

/** What a page or part shows, as it is in the file. */
function shownOf({ name, summary }: SearchRecord): { name: string; summary: string } {
  return { name: toLine(name), summary: toLine(summary) };
}

/** Returns the phrases of a page; of phrases that find the same, only the first. */
function phrasesOf({ phrases = '' }: SearchRecord): string[] {
  const byKey = new Map<string, string>();
  for (const text of phrases.split(',')) {
    const phrase = cutPhrase(splitWords(text).join(' '));
    const key = keyOfPhrase(phrase);
    if (phrase && !byKey.has(key)) byKey.set(key, phrase);
  }
  return orderPhrases([...byKey.values()]);
}

/**
 * Titles of rows that longer names of pages begin with, joined: `decoy` is both a weapon and the start of an event's
 * name. Such a query is answered by both.
 */
function namesAlike(records: SearchRecord[]): string[] {
  const names = records
    .filter(({ type }) => type === 'page')
    .flatMap(({ name, aliases }) => [name, lastPart(name), ...aliases].map(join));
  const pageNames = new Set(names);
  const titles = new Set(records.filter(({ type }) => type === 'row').map(({ name }) => join(name)));
  return [...titles].filter(
    (title) => title.length > 1 && !pageNames.has(title) && names.some((name) => name.startsWith(title)),
  );
}

/** Aliases that do not follow from the name. */
function usefulAliases(page: SearchRecord): string[] {
  const derived = [join(page.name), join(lastPart(page.name))];
  return page.aliases.filter((alias) => !derived.includes(join(alias)));
}
