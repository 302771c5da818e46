import type { Problem } from '../diagnostics/problem.ts';
import type { Reference } from '../luacats/model.ts';
import { type PageText, pageTexts, proseOf } from './page-texts.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { unlinkedNames } from './unlinked-names.ts';

/** What the pages of a group have; every number but `pages` and `words` counts pages. */
export interface ContentRow {
  group: string;
  kind: string;
  pages: number;
  /** There is more than the summary above the first heading. */
  description: number;
  example: number;
  errors: number;
  whereToCall: number;
  seeAlso: number;
  unconfirmed: number;
  /** Words of prose, without code, tags and names. */
  words: number;
}

/** How complete the reference of a site is. */
export interface ContentReport {
  rows: ContentRow[];
  /** What is missing or written twice, in the order of the pages. */
  problems: Problem[];
}

/** Counts what the pages of a reference have, and finds what they lack. */
export function reportContent(reference: Reference): ContentReport {
  const pages = pageTexts(reference);
  const rows = new Map<string, ContentRow>();
  for (const page of pages) count(page, rows);
  return {
    rows: [...rows.values()],
    problems: [
      ...pages.flatMap(missingExample),
      ...repeatedSentences(pages),
      ...unlinkedNames(pages, reference),
    ],
  };
}

function count(page: PageText, rows: Map<string, ContentRow>): void {
  const { group, kind, sections } = page;
  const key = `${group} ${kind}`;
  const row = rows.get(key) ?? emptyRow(group, kind);
  rows.set(key, row);
  row.pages++;
  row.description += Number(page.intro.trim().includes('\n\n'));
  row.example += Number(hasExample(page));
  row.errors += Number(sections.has('errors'));
  row.whereToCall += Number(sections.has('where to call'));
  row.seeAlso += Number(page.see > 0);
  row.unconfirmed += Number(page.unconfirmed);
  row.words += proseOf(page).join(' ').split(/\s+/).filter(Boolean).length;
}

function emptyRow(group: string, kind: string): ContentRow {
  const numbers = { description: 0, example: 0, errors: 0, whereToCall: 0, seeAlso: 0, unconfirmed: 0 };
  return { group, kind, pages: 0, ...numbers, words: 0 };
}

function hasExample({ sections }: PageText): boolean {
  const text = sections.get('example') ?? sections.get('examples') ?? '';
  return text.includes('```');
}

function missingExample(page: PageText): Problem[] {
  if (!page.needsExample || hasExample(page)) return [];
  const message = `\`${page.name}\` has no example.`;
  const fix = 'Add a `lua` code block under `## Example` to its comment.';
  return [{ severity: 'error', ...page.position, message, fix }];
}
