import { describe, expect, it } from 'vitest';
import { createTextRenderer } from '../../../../../src/node/markdown/index.ts';
import { locateDocument } from '../../../../../src/node/site/documents/documents.ts';
import { namedSets, valueProblems } from '../../../../../src/node/site/documents/value-checks.ts';
import { readGood } from '../../luacats/support.ts';

const { types } = readGood({
  'definitions/types.lua': `---@meta

---A side.
---@alias side
---| 2 # Left.
---| 3 # Right.

---A name.
---@alias open_name
---| "first" # One.
---| string
`,
});

async function check(...tables: [of: string, rows: string][]) {
  const problems: never[] = [];
  const links = {
    symbol: () => undefined,
    place: () => undefined,
    link: () => undefined,
    image: (href: string) => ({ href }),
    picture: () => ({ missing: {} }),
  };
  const renderer = await createTextRenderer({ links, problems });
  const blocks = tables.map(
    ([of, rows], index) => `## T${index}\n\n:::values{of="${of}"}\n| A | B |\n| --- | --- |\n${rows}\n:::\n`,
  );
  const article = renderer.article('content/docs/v.md', `---\ntitle: T\n---\n\n${blocks.join('\n')}`);
  const documents = [locateDocument(article, 'content/docs/v.md')];
  expect(problems).toEqual([]);
  return { problems: valueProblems(documents, types), sets: namedSets(documents) };
}

describe('a table with the values of a set', () => {
  it('has each value once, in any column, in one table or several', async () => {
    expect((await check(['side', '| Left | 2 |\n| Right | 3 |'])).problems).toEqual([]);
    const { problems, sets } = await check(['side', '| 2 | x |'], ['side', '| 3 | x |']);
    expect(problems).toEqual([]);
    expect([...sets]).toEqual(['side']);
  });

  it('may have more than an open set', async () => {
    expect((await check(['open_name', '| `first` | x |\n| `other` | x |'])).problems).toEqual([]);
  });

  it('may have the quotes of the definitions', async () => {
    expect((await check(['open_name', '| `"first"` | x |'])).problems).toEqual([]);
  });

  it('is reported with what it lacks, where the block starts', async () => {
    expect((await check(['side', '| Left | 2 |'])).problems).toEqual([
      {
        severity: 'error',
        file: 'content/docs/v.md',
        line: 7,
        column: 1,
        message: 'The value `3` of `side` has no row.',
        fix: 'Add one.',
      },
    ]);
    expect((await check(['side', '| Up | 4 |'])).problems).toMatchObject([
      { line: 10, message: '`Up` is not a value of `side`.' },
      { line: 7, message: 'The values `2`, `3` of `side` have no rows.', fix: 'Add them.' },
    ]);
  });

  it('is reported with what the set does not have, at the row', async () => {
    const { problems } = await check(['side', '| Left | 2 |\n| Right | 3 |\n| Up | 4 |']);
    expect(problems).toMatchObject([{ line: 12, message: '`4` is not a value of `side`.' }]);
  });

  it('is reported with the set that is meant', async () => {
    const { problems } = await check(['sides', '| 2 | x |']);
    expect(problems).toMatchObject([
      {
        line: 7,
        message: '`sides` is not a value set of the definitions.',
        fix: 'Did you mean `{of="side"}`?',
      },
    ]);
  });
});
