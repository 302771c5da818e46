import type { TestResult } from './results.ts';

/** A numbered section of the acceptance criteria, with the ids of its criteria. */
export interface Section {
  /** `2.1` */
  number: string;
  title: string;
  ids: string[];
}

/** The state of the criteria of a section. */
export interface SectionState extends Section {
  /** Every test that carries the id passed at its first try. */
  proven: string[];
  /** With a test that failed, or that needed a second try. */
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
 * Returns the ids that a test proves: those in front of its own title. A group's title proves nothing, because not
 * every test in it does.
 *
 * @param titles Titles of the groups around the test, and its own as the last.
 *
 * @example
 * idsOf(['clean paths', 'PTH-01, PTH-02: an ending']) // ['PTH-01', 'PTH-02']
 */
export function idsOf(titles: string[]): string[] {
  return idsIn(titles.at(-1) ?? '');
}

function idsIn(title: string): string[] {
  return IDS_IN_FRONT.exec(title)?.[0].split(/\s*,\s*/) ?? [];
}

/** Sorts the criteria of each section by the results of their tests. Skipped tests do not count. */
export function judgeSections(sections: Section[], results: TestResult[]): SectionState[] {
  const idsOfThose = (match: (result: TestResult) => boolean) =>
    new Set(results.filter(match).flatMap(({ titles }) => idsOf(titles)));
  const passed = idsOfThose(({ status }) => status === 'passed');
  const failed = idsOfThose(({ status, retried }) => status === 'failed' || retried === true);
  return sections.map((section) => ({
    ...section,
    proven: section.ids.filter((id) => passed.has(id) && !failed.has(id)),
    failing: section.ids.filter((id) => failed.has(id)),
    open: section.ids.filter((id) => !failed.has(id) && !passed.has(id)),
  }));
}

/** Returns what is wrong with the ids in titles: unknown criteria, and ids in the title of a group. */
export function misusedIds(sections: Section[], results: TestResult[]): string[] {
  const criteria = new Set(sections.flatMap(({ ids }) => ids));
  const cited = new Set(results.flatMap(({ titles }) => idsOf(titles)));
  const groups = new Set(results.flatMap(({ titles }) => titles.slice(0, -1).flatMap(idsIn)));
  return [
    ...[...cited].filter((id) => !criteria.has(id)).map((id) => `${id} is not a criterion`),
    ...[...groups].map(
      (id) => `${id} is in the title of a group: put it in front of the title of each test that proves it`,
    ),
  ].sort();
}

/** Returns the titles of the tests that passed, but not at their first try. */
export function retriedTests(results: TestResult[]): string[] {
  return results.filter(({ retried }) => retried).map(({ titles }) => titles.join(' › '));
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
  const total = `${sum('proven')} of ${sum('ids')} criteria are proven, ${sum('failing')} failing, ${sum('open')} without a test.`;
  return [...lines, total].join('\n');
}
