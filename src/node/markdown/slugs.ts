import GithubSlugger from 'github-slugger';
import type { Slugs } from './task.ts';

/** Ids that every page has: of all that is shown, of its content, and of what follows that. */
export const ON_EVERY_PAGE = ['app', 'main-content', 'content-end'];

/**
 * Creates what gives the headings of a text their ids: other ones than the page has already.
 *
 * @param taken Ids of the page outside of the text, besides those that every page has.
 */
export function createSlugs(taken: Iterable<string> = []): Slugs {
  const slugger = new GithubSlugger();
  for (const id of new Set([...ON_EVERY_PAGE, ...taken])) slugger.slug(id);
  return slugger;
}
