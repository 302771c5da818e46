import type { TestResult } from './results.ts';

/** A numbered section of the acceptance criteria, with the ids of its criteria. */
export interface Section {
  /** `2.1` */
  number: string;
  title: string;
  ids: string[];
}

/** How the criteria of a section stand. */
export interface SectionState extends Section {
  /** With at least one passing test. */
  proven: string[];
  /** With tests, of which none passes. */
  failing: string[];
  /** Without a test that ran. */
  open: string[];
}

const ID = /[A-Z][A-Z0-9]*-\d+/;
const IDS_IN_FRONT = new RegExp(`^${ID.source}(?:\\s*,\\s*${ID.source})*(?![\\w-])`);

/**
 * Reads the sections of `docs/acceptance.md`; headings without criteria are left out. Ids in `OPN` are questions
 * that the specification leaves open, not criteria.
 */
export function readSections(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (\d+(?:\.\d+)*)\.? +(.+)$/.exec(line);
    if (heading) sections.push({ number: heading[1] ?? '', title: heading[2] ?? '', ids: [] });
    const id = new RegExp(`^- (${ID.source}) — `).exec(line)?.[1];
    if (id && !id.startsWith('OPN-')) sections.at(-1)?.ids.push(id);
  }
  return sections.filter(({ ids }) => ids.length > 0);
}

/**
 * The ids that a test proves: those in front of its title, or of the title of a group around it.
 *
 * @example
 * idsOf(['PTH-01, PTH-02: clean paths', 'an ending']) // ['PTH-01', 'PTH-02']
 */
export function idsOf(titles: string[]): string[] {
  return titles.flatMap((title) => IDS_IN_FRONT.exec(title)?.[0].split(/\s*,\s*/) ?? []);
}

/** Sorts the criteria of each section by what the tests say of them. Skipped tests say nothing. */
export function judgeSections(sections: Section[], results: TestResult[]): SectionState[] {
  const idsWith = (status: string) =>
    new Set(results.filter((result) => result.status === status).flatMap(({ titles }) => idsOf(titles)));
  const passed = idsWith('passed');
  const failed = idsWith('failed');
  return sections.map((section) => ({
    ...section,
    proven: section.ids.filter((id) => passed.has(id)),
    failing: section.ids.filter((id) => failed.has(id) && !passed.has(id)),
    open: section.ids.filter((id) => !failed.has(id) && !passed.has(id)),
  }));
}

/** Ids in titles of tests that are no criterion: most likely misspelt. */
export function unknownIds(sections: Section[], results: TestResult[]): string[] {
  const known = new Set(sections.flatMap(({ ids }) => ids));
  const prefixes = new Set([...known].map(prefixOf));
  const used = new Set(results.flatMap(({ titles }) => idsOf(titles)));
  return [...used].filter((id) => !known.has(id) && prefixes.has(prefixOf(id))).sort();
}

/** Keeps the sections with one of the numbers, and those below: `2` keeps `2.1`. */
export function selectSections<S extends Section>(sections: S[], numbers: string[]): S[] {
  return sections.filter((section) =>
    numbers.some((number) => section.number === number || section.number.startsWith(`${number}.`)),
  );
}

/** Writes the state of the sections and the total. */
export function formatSections(states: SectionState[]): string {
  const lines = states.flatMap(({ number, title, ids, proven, failing, open }) => [
    `${number} ${title}: ${proven.length} of ${ids.length}`,
    ...(failing.length > 0 ? [`  failing: ${failing.join(', ')}`] : []),
    ...(open.length > 0 ? [`  open: ${open.join(', ')}`] : []),
  ]);
  const sum = (key: 'ids' | 'proven' | 'failing' | 'open') =>
    states.reduce((all, state) => all + state[key].length, 0);
  const total = `${sum('proven')} of ${sum('ids')} criteria have a passing test, ${sum('failing')} only failing ones, ${sum('open')} none.`;
  return [...lines, total].join('\n');
}

function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
