import GithubSlugger from 'github-slugger';
import type { Slugs } from './task.ts';

/** Ids that every page has: of the app, of its content, and of the end of the content. */
export const ON_EVERY_PAGE = ['app', 'main-content', 'content-end'];

/**
 * Creates the generator of heading ids for a text. They differ from the ids that the page already has.
 *
 * @param taken Ids of the page outside of the text, besides those that every page has.
 */
export function createSlugs(taken: Iterable<string> = []): Slugs {
  const slugger = new GithubSlugger();
  for (const id of new Set([...ON_EVERY_PAGE, ...taken])) slugger.slug(id);
  return slugger;
}
