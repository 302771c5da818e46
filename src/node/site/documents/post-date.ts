import { isDay, likelyYears } from '../../diagnostics/day.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { Article } from '../../markdown/model.ts';
import type { Document } from './document.ts';

/** A document whose day is known. */
export interface DatedDocument extends Document {
  date: string;
}

/**
 * Returns the day of a post: that of its front matter, or else the one that its file name starts with.
 *
 * @example
 * postDate(article, 'content/blog/2024-02-29-welcome.md') // '2024-02-29'
 */
export function postDate(
  { frontMatter }: Pick<Article, 'frontMatter'>,
  localPath: string,
): string | undefined {
  return frontMatter.date ?? namedDay(localPath);
}

function namedDay(path: string): string | undefined {
  const named = /(?:^|\/)(\d{4}-\d{2}-\d{2})(?:-[^/]*|\.md)$/.exec(path)?.[1];
  return isDay(named) ? named : undefined;
}

/** Returns whether the day of a document is known. */
export function isDated(document: Document): document is DatedDocument {
  return document.date !== undefined;
}

function noDay(file: string): string {
  const day = /(?:^|\/)(\d+-\d+-\d+)(?:-[^/]*|\.md)$/.exec(file)?.[1];
  return day
    ? `The post has no date: \`${day}\` in its file name is not a valid date, expected \`YYYY-MM-DD\`.`
    : 'The post has no date: neither its front matter nor its file name gives one.';
}

/** Reports the posts that have no day, by which the blog orders them, and those whose file name starts with another one. */
export function dateProblems(documents: Document[]): Problem[] {
  const posts = documents.filter(({ section }) => section === 'blog');
  return [...undated(posts), ...posts.flatMap(otherDay), ...posts.flatMap(unlikelyYear)];
}

function otherDay({ article: { file, frontMatter, positions } }: Document): Problem[] {
  const named = namedDay(file);
  const { date } = frontMatter;
  if (!date || !named || named === date) return [];
  return [
    {
      severity: 'warning',
      file,
      ...positions?.date,
      message: `\`date\` is \`${date}\`, but the file name starts with \`${named}\`; \`date\` counts.`,
      fix: 'Remove `date`, or rename the file.',
    },
  ];
}

/** Reports a year that is most likely a typo: the post would stay at one end of all lists. */
function unlikelyYear({ date, article: { file, positions } }: Document): Problem[] {
  const year = Number(date?.slice(0, 4));
  const [first, last] = likelyYears();
  if (Number.isNaN(year) || (year >= first && year <= last)) return [];
  return [
    {
      severity: 'warning',
      file,
      ...(positions?.date ?? { line: 1, column: 1 }),
      message: `The post is dated \`${date}\`, expected a year from ${first} to ${last}: it would stay ${year > last ? 'first' : 'last'} in all lists.`,
      fix: 'Correct the year.',
    },
  ];
}

function undated(posts: Document[]): Problem[] {
  return (
    posts
      .filter((document) => !isDated(document))
      // A wrong one has been reported where it is written.
      .filter(({ article }) => !article.isUnread && !article.positions?.date)
      .map(({ article }) => ({
        severity: 'error',
        file: article.file,
        line: 1,
        column: 1,
        message: noDay(article.file),
        fix: fixForDay(article.file),
      }))
  );
}

/** A path that has the day of a post in another form, such as that of a folder: `2024/2/29/welcome.md`. */
const OTHER_DAY =
  /^(.*?content\/blog\/)(\d{4})(?:[-_./](\d{1,2})[-_./](\d{1,2})|(\d\d)(\d\d))(?!\d)[-_./ ]*(.*?)(?:\/?index)?\.md$/;

function fixForDay(file: string): string {
  const [, folder = '', year = '', month, day, twoMonth, twoDay, name = ''] = OTHER_DAY.exec(file) ?? [];
  const date = [year, month ?? twoMonth, day ?? twoDay].map((part = '') => part.padStart(2, '0')).join('-');
  return isDay(date)
    ? `Move it to \`${folder}${[date, ...name.split('/')].filter(Boolean).join('-')}.md\`, or add \`date: ${date}\` to the front matter.`
    : 'Add a line such as `date: 2024-02-29` to the front matter, or give the file a name such as `2024-02-29-welcome.md`.';
}
