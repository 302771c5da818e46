import type { Problem } from '../diagnostics/problem.ts';
import { type PageText, proseOf } from './page-texts.ts';

/** Words of a sentence that may still be on several pages. */
const MOST_WORDS = 12;

/** Finds sentences that two pages share: a reader of both learns nothing, and one of them is not corrected some day. */
export function repeatedSentences(pages: PageText[]): Problem[] {
  const first = new Map<string, PageText>();
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const sentence of sentencesOf(page)) {
      const key = sentence.toLowerCase();
      const before = first.get(key);
      if (!before) first.set(key, page);
      else if (before !== page) {
        const message = `\`${page.name}\` and \`${before.name}\` say the same: "${sentence}"`;
        const fix = 'Say it once and link to it, or say what is specific to each.';
        problems.push({ severity: 'error', ...page.position, message, fix });
      }
    }
  }
  return problems;
}

function sentencesOf(page: PageText): string[] {
  return proseOf(page)
    .flatMap((text) => text.split(/\n\s*\n|^ *(?:[-*]|\d+\.) |^\|.*$/m))
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.:;])\s+(?=[A-Z`])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > MOST_WORDS);
}
