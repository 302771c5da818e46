import { describe, expect, test } from 'vitest';
import type { Article, FrontMatter } from '../../../../../src/node/markdown/model.ts';
import { locateDocument } from '../../../../../src/node/site/documents/documents.ts';
import { dateProblems } from '../../../../../src/node/site/documents/post-date.ts';

const postAt = (file: string, frontMatter: FrontMatter = {}) => {
  const article: Article = {
    file,
    text: '',
    frontMatter,
    title: 'T',
    description: '',
    descriptionHtml: '',
    blocks: [],
    headings: [],
    words: 0,
  };
  return locateDocument(article, file);
};

describe('the day of a post', () => {
  test.each([
    ['content/blog/2024-02-29-welcome.md', {}, '2024-02-29'],
    ['content/blog/2024-02-29-welcome.md', { date: '2025-01-01' }, '2025-01-01'],
    ['content/blog/welcome.md', { date: '2025-01-01' }, '2025-01-01'],
    ['content/blog/2024-02-29.md', {}, '2024-02-29'],
    ['content/blog/welcome.md', {}, undefined],
    ['content/blog/2024-02-30-welcome.md', {}, undefined],
    ['content/blog/2024-02-29-folder/welcome.md', {}, undefined],
    ['content/docs/2024-02-29-welcome.md', {}, undefined],
  ])('of %s with %j is %s', (file, frontMatter, date) => {
    expect(postAt(file, frontMatter).date).toBe(date);
  });

  test('is missing: an error names the file and says how to fix it', () => {
    const documents = [
      postAt('content/blog/a.md'),
      postAt('content/blog/2024-02-29-b.md'),
      postAt('content/docs/c.md'),
    ];
    expect(dateProblems(documents)).toEqual([
      {
        severity: 'error',
        file: 'content/blog/a.md',
        line: 1,
        column: 1,
        message: 'The post has no date: neither its front matter nor its file name gives one.',
        fix: 'Add a line such as `date: 2024-02-29` to the front matter, or give the file a name such as `2024-02-29-welcome.md`.',
      },
    ]);
  });

  test('that is written wrongly is reported where it is written, and is not missing too', () => {
    const post = postAt('content/blog/a.md');
    post.article.positions = { date: { line: 2, column: 1 } };
    expect(dateProblems([post])).toEqual([]);
  });

  test('of a year that nobody means is reported where it is written', () => {
    const last = new Date().getUTCFullYear() + 1;
    const future = postAt('content/blog/a.md', { date: '2205-01-02' });
    future.article.positions = { date: { line: 3, column: 1 } };
    const told = { severity: 'warning', fix: 'Correct the year.' };
    expect(dateProblems([future, postAt('content/blog/0205-01-02-b.md')])).toEqual([
      {
        ...told,
        file: 'content/blog/a.md',
        line: 3,
        column: 1,
        message: `The post is dated \`2205-01-02\`, expected a year from 1990 to ${last}: it would stay first in all lists.`,
      },
      {
        ...told,
        file: 'content/blog/0205-01-02-b.md',
        line: 1,
        column: 1,
        message: `The post is dated \`0205-01-02\`, expected a year from 1990 to ${last}: it would stay last in all lists.`,
      },
    ]);
    expect(dateProblems([postAt(`content/blog/${last}-01-02-c.md`)])).toEqual([]);
  });

  test('that the calendar does not have is named', () => {
    const messages = ['2026-02-30-a.md', '2026-2-3-b.md', '2026-02-31.md'].map(
      (name) => dateProblems([postAt(`content/blog/${name}`)])[0]?.message,
    );
    expect(messages).toEqual([
      'The post has no date: `2026-02-30` in its file name is not a valid date, expected `YYYY-MM-DD`.',
      'The post has no date: `2026-2-3` in its file name is not a valid date, expected `YYYY-MM-DD`.',
      'The post has no date: `2026-02-31` in its file name is not a valid date, expected `YYYY-MM-DD`.',
    ]);
  });

  test.each([
    ['2026-02-03-a/index.md', '2026-02-03-a.md'],
    ['2026/02/03/a.md', '2026-02-03-a.md'],
    ['2026/2/3-a/index.md', '2026-02-03-a.md'],
    ['2026_02_03-a.md', '2026-02-03-a.md'],
    ['20260203-a.md', '2026-02-03-a.md'],
    ['2026-2-3.md', '2026-02-03.md'],
  ])('that a path has in another form is written as file names have it: %s', (path, name) => {
    expect(dateProblems([postAt(`content/blog/${path}`)])[0]?.fix).toBe(
      `Move it to \`content/blog/${name}\`, or add \`date: 2026-02-03\` to the front matter.`,
    );
  });
});
