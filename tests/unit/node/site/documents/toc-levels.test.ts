import { describe, expect, test } from 'vitest';
import type { FrontMatter } from '../../../../../src/node/markdown/model.ts';
import { tocLevels, tocProblems } from '../../../../../src/node/site/documents/toc-levels.ts';
import { read } from '../../config/helpers.ts';

const DEFAULTS = { minHeadingLevel: 2, maxHeadingLevel: 3 };
const check = (frontMatter: FrontMatter, positions = {}) =>
  tocProblems({ file: 'content/docs/a.md', frontMatter, positions }, DEFAULTS);

test('CON-11: the levels are 2 and 3 unless the site or the page says otherwise', () => {
  const { tableOfContents } = read({});
  expect(tableOfContents).toEqual(DEFAULTS);
  expect(tocLevels({}, tableOfContents)).toEqual({ least: 2, most: 3 });
});

describe('levels of the table of contents', () => {
  test('TOC-05: those of the page replace the configured ones', () => {
    expect(tocLevels({}, DEFAULTS)).toEqual({ least: 2, most: 3 });
    expect(tocLevels({ toc_max_heading_level: 5 }, DEFAULTS)).toEqual({ least: 2, most: 5 });
    expect(check({ toc_min_heading_level: 3 })).toEqual([]);
    expect(check({ toc_min_heading_level: 4, toc_max_heading_level: 6 })).toEqual([]);
  });

  test('TOC-05: a single level beyond the configured other one is rejected', () => {
    const positions = { toc_min_heading_level: { line: 3, column: 1 } };
    expect(check({ toc_min_heading_level: 4 }, positions)).toEqual([
      {
        severity: 'error',
        file: 'content/docs/a.md',
        line: 3,
        column: 1,
        message: '`toc_min_heading_level` is `4`, expected at most `3`, the configured `maxHeadingLevel`.',
        fix: 'Write `toc_max_heading_level: 4` as well, or change the level.',
      },
    ]);
    const narrow = { minHeadingLevel: 3, maxHeadingLevel: 4 };
    const [problem] = tocProblems({ file: 'a.md', frontMatter: { toc_max_heading_level: 2 } }, narrow);
    expect(problem?.message).toContain('`toc_max_heading_level` is `2`, expected at least `3`');
  });
});
