import { describe, expect, it, test } from 'vitest';
import {
  formatSections,
  idsOf,
  judgeSections,
  misusedIds,
  readSections,
  retriedTests,
  selectSections,
} from '../../../scripts/support/acceptance.ts';

const MARKDOWN = `# Criteria

- Not a criterion: a remark.

## 1. What it does

- GEN-01 — Given any route, it is readable.
- GEN-02 — Given the site, see GEN-01 — no accounts.

## 2. Screens

### 2.1 Top-level routes

- RTE-01 — Given \`/\`, the home page is shown.

### 2.10 Dropdowns

- DRP-01 — Given a dropdown, it opens.
- A11-01 — Given a keyboard, it works.

## 11. Open to design

- OPN-01 — A question; decided: RTE-01
`;

const passed = (...titles: string[]) => ({ titles, status: 'passed' as const, seconds: 1 });
const failed = (...titles: string[]) => ({ titles, status: 'failed' as const, seconds: 1 });
const retried = (...titles: string[]) => ({
  titles,
  status: 'passed' as const,
  seconds: 1,
  retried: true as const,
});
const skipped = (...titles: string[]) => ({ titles, status: 'skipped' as const, seconds: 1 });

test('sections are read with their ids', () => {
  expect(readSections(MARKDOWN)).toEqual([
    { number: '1', title: 'What it does', ids: ['GEN-01', 'GEN-02'] },
    { number: '2.1', title: 'Top-level routes', ids: ['RTE-01'] },
    { number: '2.10', title: 'Dropdowns', ids: ['DRP-01', 'A11-01'] },
  ]);
});

test('a section stands for those below it, and for no other that starts alike', () => {
  const numbers = (list: string[]) =>
    selectSections(readSections(MARKDOWN), list).map(({ number }) => number);
  expect(numbers(['2'])).toEqual(['2.1', '2.10']);
  expect(numbers(['2.1'])).toEqual(['2.1']);
  expect(numbers(['1', '2.10'])).toEqual(['1', '2.10']);
});

describe('ids that a test proves', () => {
  it.each([
    [['PTH-01: clean'], ['PTH-01']],
    [['PTH-01, PTH-02: clean'], ['PTH-01', 'PTH-02']],
    [['A11-01,SEO-02 head'], ['A11-01', 'SEO-02']],
    [['file.spec.ts', 'PTH-01: group', 'SRC-09: own'], ['SRC-09']],
    [['PTH-01: group', 'own'], []],
    [['clean paths (PTH-01)'], []],
    [['PTH-01x: no'], []],
    [['UTF-8 text'], ['UTF-8']],
  ])('%j', (titles, ids) => {
    expect(idsOf(titles)).toEqual(ids);
  });
});

test('a criterion is proven when each of its tests passed at the first try', () => {
  const sections = readSections(MARKDOWN);
  const results = [
    passed('GEN-01: a'),
    failed('GEN-01: b'),
    passed('GEN-02: a'),
    passed('GEN-02: b'),
    passed('RTE-01: a'),
    retried('RTE-01: b'),
    failed('DRP-01: opens'),
    skipped('A11-01: keys'),
  ];
  const states = judgeSections(sections, results);
  expect(states.map(({ proven, failing, open }) => ({ proven, failing, open }))).toEqual([
    { proven: ['GEN-02'], failing: ['GEN-01'], open: [] },
    { proven: [], failing: ['RTE-01'], open: [] },
    { proven: [], failing: ['DRP-01'], open: ['A11-01'] },
  ]);
  expect(formatSections(states)).toBe(
    [
      '1 What it does: 1 of 2',
      '  failing: GEN-01',
      '2.1 Top-level routes: 0 of 1',
      '  failing: RTE-01',
      '2.10 Dropdowns: 0 of 2',
      '  failing: DRP-01',
      '  open: A11-01',
      '1 of 5 criteria are proven, 3 failing, 1 without a test.',
    ].join('\n'),
  );
  expect(retriedTests(results)).toEqual(['RTE-01: b']);
});

test('a test in a group that is named after a criterion proves nothing of it', () => {
  const sections = readSections(MARKDOWN);
  const [state] = judgeSections(sections, [passed('GEN-01: the group', 'one of many')]);
  expect(state).toMatchObject({ proven: [], open: ['GEN-01', 'GEN-02'] });
});

test('ids that are not a criterion are reported whatever their letters, and so are ids of groups', () => {
  const results = [
    passed('GEN-01: fine'),
    passed('RTE-09: unknown number'),
    passed('OPN-01: a question, not a criterion'),
    skipped('XYZ-01: unknown letters'),
    passed('GEN-02: a group', 'inner'),
  ];
  expect(misusedIds(readSections(MARKDOWN), results)).toEqual([
    'GEN-02 is in the title of a group: put it in front of the title of each test that proves it',
    'OPN-01 is not a criterion',
    'RTE-09 is not a criterion',
    'XYZ-01 is not a criterion',
  ]);
});
