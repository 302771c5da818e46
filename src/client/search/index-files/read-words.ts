import { type IndexTexts, LINE_END } from '../../../shared/search/index-format.ts';
import { fromLetters } from '../../../shared/search/letters.ts';
import { expandPhrases } from '../../../shared/search/shorten.ts';
import { commonest, knownStems, OWN_STEMS, shownStems } from '../../../shared/search/stems.ts';
import { corruptIndex } from './index-file.ts';
import type { IndexedPage } from './indexed-page.ts';
import type { Steps } from './steps.ts';

/**
 * Puts phrases and stems in full in place of those of the file, in steps of a page.
 *
 * @throws SearchError when they do not belong to these pages.
 */
export function* readWords(pages: IndexedPage[], { pages: columns, known: count }: IndexTexts): Steps<void> {
  const shown: string[][] = [];
  for (const page of pages) {
    shown.push(shownStems(page.record, page.parts));
    yield;
  }
  const common = commonest(shown);
  for (const [index, page] of pages.entries()) {
    page.phrases = readPhrases(page.phrases, shown[index] ?? [], common);
    yield;
  }
  const known = knownStems(shown, pages.map(({ phrases }) => phrases).join());
  if (known.length !== count) throw corruptIndex();
  const again = columns.again.split(LINE_END);
  for (const [index, page] of pages.entries()) {
    const first = page.stems.match(/\S+/g) ?? [];
    page.stems = [...first, ...readNumbered(again[index] ?? '', known)].join(' ');
    known.push(...first);
    yield;
  }
}

/** Returns the phrases of a page in full. */
function readPhrases(text: string, own: string[], common: string[]): string {
  const spelled = text.replace(/[A-Z]+/g, (letters) => {
    const number = fromLetters(letters);
    return checked(number < OWN_STEMS ? own[number] : common[number - OWN_STEMS]);
  });
  return expandPhrases(spelled);
}

/** Returns the stems with the numbers of a page. */
function readNumbered(again: string, known: string[]): string[] {
  let number = known.length;
  return (again.match(/[A-Z]*[a-z]/g) ?? []).map((step) => {
    number -= fromLetters(step) + 1;
    return checked(known[number]);
  });
}

/** Returns a stem that a number stands for. */
function checked(stem: string | undefined): string {
  if (stem === undefined) throw corruptIndex();
  return stem;
}
