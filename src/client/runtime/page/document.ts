import type { PageVersion } from '../../../shared/page.ts';

/** What the prerendered document says about itself, in attributes of its root element. */
export interface DocumentFacts {
  base: string;
  /** Id of what all pages share: the browser's code, and the shell's view of the site. */
  shell: string;
  /** Clean route of the page in this document; `/404` for the not-found page. */
  route: string;
  kind: string;
  /** URL of the shell's view of the site. */
  site: string;
  sidebar?: { id: string; file: string };
  /** File with the data of this page's neighbours in the sidebar, relative to the base URL. */
  nearby?: string;
  /** Version of the docs; absent where there is only one. */
  version?: PageVersion;
  /** Codes of the other languages, when their pages lie below the base URL of this one. */
  languages: string[];
  /** The service worker put the document together: the page in it is to be rendered, not hydrated. */
  assembled: boolean;
  /**
   * `both`: the address of this page stays as it is, with or without a slash at its end. `always`: every address ends in
   * one.
   */
  slash?: 'both' | 'always';
}

/** Reads the facts of this document. */
export function readDocument(): DocumentFacts {
  const {
    base = '/',
    shell = '',
    route = '/',
    kind = '',
    site = '',
    nearby,
    sidebar,
    sidebarFile,
    slash,
    version,
    languages,
    assembled,
  } = document.documentElement.dataset;
  return {
    base,
    shell,
    route,
    kind,
    site,
    languages: languages?.split(' ') ?? [],
    assembled: assembled !== undefined,
    ...(sidebar && sidebarFile && { sidebar: { id: sidebar, file: sidebarFile } }),
    ...(nearby && { nearby }),
    ...(version && { version: JSON.parse(version) as PageVersion }),
    ...((slash === 'both' || slash === 'always') && { slash }),
  };
}
