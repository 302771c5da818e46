import type { PageFile } from '../../shared/page.ts';

/** Returns the data of a page from the app; `undefined` at once while there is no app to ask. */
export type PeekPage = (route: string, kind: string) => Promise<PageFile | undefined> | undefined;

/** Returns whether the pointer or the keyboard's focus is on a link. Focus from a press does not count. */
export function isMeant(link: Element): boolean {
  return link.matches(':is(:hover, :focus-visible)');
}
