import type { PictureFile } from '../pictures/model.ts';

/** Where a link leads. */
export interface LinkTarget {
  /** Final URL, including the base URL. */
  href: string;
  /** Kind of the page that it leads to, for prefetching; absent for files, anchors and other sites. */
  kind?: string;
  /** What readers call it, if a text has another name for it: `paint` for `event.general.paint`. */
  name?: string;
  /** Leads to another site: opens in a new tab. */
  external?: boolean;
  /** Size in pixels, if it is an image of the site. */
  size?: ImageSize;
  /** It is an image that cannot be read, which is reported at its file. */
  isDamaged?: boolean;
  /** The site has no such file; `near` is the URL of one with the same name. */
  missing?: { near?: string };
}

/** Size of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A parameter, field or member that a symbol does not have, or a function or event that a group or family does not have. */
export interface PlaceMistake {
  /** The symbol, as written. */
  owner: string;
  name: string;
  /** What is not there; `dot` and `colon` are the signs that a function or method needs before its name. */
  sort: 'params' | 'fields' | 'functions' | 'events' | 'dot' | 'colon';
  /** The name that was most likely meant. */
  near?: string;
}

/** Resolves what authors write to what the site has. Created by the catalogue. */
export interface LinkResolver {
  /** Page (with an anchor, if it is part of a page) for a symbol's full name; absent if there is none. */
  symbol(name: string): LinkTarget | undefined;
  /**
   * Where a parameter, field or member is described that a text writes as `client.trace_line(from_x)`,
   * `player_death.attacker` or `menu_tab.LUA`; absent for other code. A misspelt function is a mistake, too.
   */
  place(written: string): LinkTarget | PlaceMistake | undefined;
  /**
   * Target of a link as written in `file`: `./other.md`, `/docs/api`, `#part`, `https://...`.
   * Absent only for a Markdown file that does not exist.
   *
   * @param at Where the author wrote it, if a broken link is to be reported.
   * @param text What readers see of it.
   */
  link(
    url: string,
    file: string,
    at?: { line?: number; column?: number },
    text?: string,
  ): LinkTarget | undefined;
  /** Returns the path of the Markdown file that a link to a missing one most likely means, as links write it. */
  nearFile?(url: string, file: string): string | undefined;
  /** Returns the target of an image, by its URL as written: `/img/map.png`. */
  image(url: string): LinkTarget;
  /** Returns the picture that `file` names by its relative path, or else a path that is close to it. */
  picture(url: string, file: string): PictureFile | { missing: { near?: string } };
}
