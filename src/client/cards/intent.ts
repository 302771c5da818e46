import type { PageFile } from '../../shared/page.ts';

/** Returns the data of a page as the app has it; nothing (`undefined` at once) where the app is not there to ask. */
export type PeekPage = (route: string, kind: string) => Promise<PageFile | undefined> | undefined;

/** Whether the pointer is on a link, or the keyboard's focus. A press focuses without being a question. */
export function isMeant(link: Element): boolean {
  return link.matches(':is(:hover, :focus-visible)');
}
