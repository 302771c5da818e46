import type { Problem } from '../diagnostics/problem.ts';
import { isDay } from '../markdown/front-matter-rules.ts';
import type { Article } from '../markdown/model.ts';
import type { Document } from './document.ts';

/** A document whose day is known. */
export interface DatedDocument extends Document {
  date: string;
}

/**
 * Day of a post: that of its front matter, or else the one that its file name starts with.
 *
 * @example
 * postDate(article, 'content/blog/2024-02-29-welcome.md') // '2024-02-29'
 */
export function postDate(
  { frontMatter }: Pick<Article, 'frontMatter'>,
  localPath: string,
): string | undefined {
  const named = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(localPath)?.[1];
  return frontMatter.date ?? (isDay(named) ? named : undefined);
}

/** Returns whether the day of a document is known. */
export function isDated(document: Document): document is DatedDocument {
  return document.date !== undefined;
}

function noDay(file: string): string {
  const day = /(?:^|\/)(\d+-\d+-\d+)-[^/]*$/.exec(file)?.[1];
  return day
    ? `The post has no date: \`${day}\` in its file name is not a day, expected \`YYYY-MM-DD\`.`
    : 'The post has no date: neither its front matter nor its file name gives one.';
}

/** Reports the posts that have no day: the blog orders them by it. */
export function dateProblems(documents: Document[]): Problem[] {
  return (
    documents
      .filter((document) => document.section === 'blog' && !isDated(document))
      // A wrong one has been reported where it is written.
      .filter(({ article }) => !article.positions?.date)
      .map(({ article }) => ({
        severity: 'error',
        file: article.file,
        line: 1,
        column: 1,
        message: noDay(article.file),
        fix: 'Add `date: 2024-02-29` to the front matter, or give the file a name such as `2024-02-29-welcome.md`.',
      }))
  );
}
