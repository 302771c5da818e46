import type { Page } from '@playwright/test';
import { openPlain } from './pages.ts';

/** A parameter, return value or field as a page shows it. */
export interface ValueFacts {
  name: string;
  type: string;
  optional: boolean;
  description: string;
  /** What a script gets, where a field has a type on the wire. */
  luaType?: string;
}

/** What the HTML of a page contains. */
export interface PageFacts {
  route: string;
  status: number;
  /** Path of the answer, after redirects. */
  path: string;
  kind: string;
  title: string;
  /** Text of every heading of level 1. */
  headings: string[];
  /** Headings of level 2. */
  sections: string[];
  /** Text and path of what the docs sidebar marks as the current page. */
  current: [name: string, path: string][];
  /** What is beside the first heading. */
  badges: string[];
  canonical: string;
  lead: string;
  signature: string;
  /** Code under the heading "Example"; empty without one. */
  example: string;
  params: ValueFacts[];
  returns: ValueFacts[];
  fields: ValueFacts[];
  /** Paths of all links in the main part. */
  links: string[];
  /** `method action` of every form. */
  forms: string[];
}

/** Reads the HTML of pages of the site that is open, as the server sends it: no script of theirs runs. */
export async function readPages(page: Page, routes: string[]): Promise<PageFacts[]> {
  await openPlain(page);
  return page.evaluate(async (all) => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const isOptional = (head: Element | undefined) =>
      [...(head?.children ?? [])].some((it) => textOf(it) === 'optional');
    const rowsAfter = (main: Element | null, id: string) => {
      const list = main?.querySelector(`h2#${id} + ul`);
      return [...(list?.children ?? [])].map((row) => {
        const [head, text] = row.children;
        const [name, type] = row.querySelectorAll(':scope > :first-child > code');
        return {
          name: textOf(type ? name : null),
          type: textOf(type ?? name),
          optional: isOptional(head),
          description: textOf(text),
        };
      });
    };
    const fieldsOf = (main: Element | null) =>
      [...(main?.querySelectorAll('h2#fields + table tbody tr') ?? [])].map((row) => ({
        name: textOf(row.querySelector(':scope > th > code')),
        type: textOf(row.children[1]),
        optional: isOptional(row.children[0]),
        description: textOf(row.lastElementChild),
        luaType: textOf(row.children[row.children.length - 2]),
      }));
    const read = async (route: string): Promise<PageFacts> => {
      const response = await fetch(route);
      const text = await response.text();
      const html = new DOMParser().parseFromString(text, 'text/html');
      const main = html.querySelector('main');
      return {
        route,
        status: response.status,
        path: new URL(response.url).pathname,
        kind: html.documentElement.dataset.kind ?? '',
        title: html.title,
        headings: [...html.querySelectorAll('h1')].map(textOf),
        sections: [...(main?.querySelectorAll('h2') ?? [])].map(textOf),
        current: [...html.querySelectorAll('nav[aria-label="Docs sidebar"] [aria-current=page]')].map(
          (it) => [textOf(it), it.getAttribute('href') ?? ''],
        ),
        badges: [...(main?.querySelectorAll('h1 ~ .badge') ?? [])].map(textOf),
        canonical: html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        lead: textOf(main?.querySelector('.lead')),
        signature: textOf(main?.querySelector('figure.code')),
        example: textOf(
          html.querySelector(
            'h2#example ~ figure.code:not(h2#example ~ h2 ~ figure), h2#example + .prose figure.code',
          ),
        ),
        params: rowsAfter(main, 'parameters'),
        returns: rowsAfter(main, 'returns'),
        fields: fieldsOf(main),
        links: [...(main?.querySelectorAll('a[href]') ?? [])].map((it) => it.getAttribute('href') ?? ''),
        forms: [...html.forms].map((form) => `${form.method} ${form.getAttribute('action')}`),
      };
    };
    const facts: PageFacts[] = [];
    for (let start = 0; start < all.length; start += 20)
      facts.push(...(await Promise.all(all.slice(start, start + 20).map(read))));
    return facts;
  }, routes);
}
