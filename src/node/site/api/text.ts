import type { Translator } from '../../../shared/i18n/translator.ts';
import type { ApiText } from '../../api/index.ts';
import { summaryLines } from '../../luacats/index.ts';
import { endingRank } from '../../markdown/endings.ts';
import { plainText, splitFences } from '../../markdown/index.ts';
import { createSlugs } from '../../markdown/slugs.ts';
import type { Slugs } from '../../markdown/task.ts';

/** The text of a symbol after its summary, cut as its page cuts it; links are still as written. */
export type CutText = Pick<ApiText, 'text' | 'sections' | 'examples'>;

type Example = NonNullable<ApiText['examples']>[number];

interface Section {
  id: string;
  title: string;
  /** Place among the sections that end a page; -1 for what the page is about. */
  rank: number;
  text: string;
}

/** The sections that end a page, in their order. */
const ROLES = ['example', 'errors', 'whereToCall', 'notes'] as const;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
/** A line of text, which is no heading, item, quote or row, above one of `===` or `---`. */
const UNDERLINED = /(^|\n[ \t]*\n) {0,3}(?![#>|]|[-*+]\s|\d+[.)]\s)(\S.*)\n {0,3}(=+|-+)[ \t]*(?=\n|$)/g;
const OWN_ID = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Cuts the text of a symbol into what follows its summary, its sections and its examples.
 *
 * @param taken Ids that its page has already.
 */
export function cutText(text: string, i18n: Translator, taken: string[] = []): CutText {
  const { intro, sections } = cutSections(text, i18n, createSlugs(taken));
  const written = sections.filter(({ rank }) => rank === 0);
  const isNamed = sections.some(({ title }) => /^examples?$/i.test(plainText(title)));
  const { before, codes } = isNamed ? { before: intro, codes: [] } : cutCode(intro);
  const others = [
    ...sections.filter(({ rank }) => rank < 0),
    ...sections.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank),
  ].filter((section) => section.text);
  const examples = [...codes, ...written.map((section) => section.text)].flatMap(readExamples);
  return {
    ...(before && { text: before }),
    ...(others.length > 0 && { sections: others.map(sectionOf) }),
    ...(examples.length > 0 && { examples }),
  };
}

function sectionOf({ id, title, rank, text }: Section): NonNullable<ApiText['sections']>[number] {
  const role = ROLES[rank];
  return { id, title, ...(role && role !== 'example' && { role }), text };
}

/** Cuts at the headings of the highest level; those below stay in the text. */
function cutSections(text: string, i18n: Translator, slugs: Slugs): { intro: string; sections: Section[] } {
  const lines = splitFences(text).flatMap((part) =>
    (part.isCode ? part.text : withSigns(part.text))
      .split('\n')
      .map((line) => ({ line, heading: part.isCode ? null : HEADING.exec(line) })),
  );
  const top = Math.min(...lines.map(({ heading }) => heading?.[1]?.length ?? 7));
  const intro: string[] = [];
  const sections: { id: string; title: string; lines: string[] }[] = [];
  for (const { line, heading } of lines) {
    const [, marks = '', written = ''] = heading ?? [];
    const explicitId = OWN_ID.exec(written)?.[1];
    const title = written.replace(OWN_ID, '');
    const ownId = heading ? slugs.slug(explicitId ?? plainText(title)) || slugs.slug('section') : '';
    const id = explicitId ?? ownId;
    if (heading && marks.length === top) sections.push({ id, title, lines: [] });
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  return {
    intro: intro.slice(summaryLines(intro)).join('\n').trim(),
    sections: sections.map(({ id, title, lines: own }) => ({
      id,
      title,
      rank: endingRank(plainText(title), i18n),
      text: own.join('\n').trim(),
    })),
  };
}

/** The text with its underlined headings as lines that start with `#`. */
function withSigns(text: string): string {
  return text.replace(
    UNDERLINED,
    (_, before: string, line: string, [sign]: string) =>
      `${before}${sign === '=' ? '#' : '##'} ${line.trim()}`,
  );
}

/** Takes the code blocks from the end of a text. */
function cutCode(text: string): { before: string; codes: string[] } {
  const parts = splitFences(text).filter(({ text, isCode }) => isCode || text.trim());
  const end = parts.findLastIndex(({ isCode }) => !isCode) + 1;
  const textOf = (from: number, to?: number) => parts.slice(from, to).map((part) => part.text);
  return { before: textOf(0, end).join('\n').trim(), codes: textOf(end) };
}

/** Each block of code with the words above it. */
function readExamples(text: string): Example[] {
  const examples: Example[] = [];
  let words: string | undefined;
  for (const part of splitFences(text)) {
    if (!part.isCode) {
      words = part.text.trim() || undefined;
      continue;
    }
    const [first = '', ...rest] = part.text.split('\n');
    const language = /^ {0,3}[`~]+\s*([^\s{]*)/.exec(first)?.[1];
    const code = rest.slice(0, -1).join('\n');
    examples.push({
      ...(words && { text: words }),
      ...(code && { code }),
      ...(language && language !== 'lua' && { language }),
    });
    words = undefined;
  }
  return words ? [...examples, { text: words }] : examples;
}
