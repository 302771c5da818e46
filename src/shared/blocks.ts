/**
 * What Markdown becomes: HTML for plain content, a component only where something is interactive. Blocks form a tree.
 */

export type Block = HtmlBlock | CodeBlock | DetailsBlock | TabsBlock | GroupBlock | PictureBlock | CallsBlock;

/** Plain content. Links in it need no script: navigation and prefetch listen on the document. */
export interface HtmlBlock {
  type: 'html';
  html: string;
}

/** Functions and events from the definitions, one per line. */
export interface CallsBlock {
  type: 'calls';
  html: string;
}

export interface CodeBlock {
  type: 'code';
  /** Language as written after the fence; `text` when there was none. */
  lang: string;
  title?: string;
  /** The code is this file, which readers can save under this name. */
  download?: { href: string; name: string };
  /** Lines are numbered. */
  numbered?: true;
  /** A `<span class="line">` per line (`line hl` when marked), tokens as spans with short classes, symbols as links. */
  html: string;
}

/** Content under a summary that opens it. */
export interface DetailsBlock {
  type: 'details';
  /** Inline HTML without links. */
  summary: string;
  /** Open at first. */
  open?: true;
  blocks: Block[];
}

/** Alternatives, of which one is shown. */
export interface TabsBlock {
  type: 'tabs';
  /** Groups with the same id switch together, and the reader's choice is stored. */
  group?: string;
  /** Value of the tab that is open at first; absent when none is. */
  initial?: string;
  /** At least one; values are unique. */
  tabs: { label: string; value: string; blocks: Block[] }[];
}

/** Plain elements around blocks of which at least one is interactive: a list with code, an admonition with tabs. */
export interface GroupBlock {
  type: 'group';
  tag: 'ul' | 'ol' | 'li' | 'blockquote' | 'aside';
  className?: string;
  /** First number of an ordered list, where it is not 1. */
  start?: number;
  blocks: Block[];
}

/** One or more pictures beside each other, with their caption. */
export interface PictureBlock {
  type: 'picture';
  /** Content of the figure: `<svg>` elements, and `<figcaption>` where there is a caption. */
  html: string;
  /** What the pictures show and their caption, for feeds and for the search. */
  text: string;
}

/** A drawing, ready to be put into a page. */
export interface PictureSvg {
  width: number;
  height: number;
  /** What is inside `<svg>`. */
  content: string;
}

/** A picture beside the texts, with what narrow windows show in its place. */
export interface PictureFile extends PictureSvg {
  narrow?: PictureSvg;
}

export interface Heading {
  depth: number;
  id: string;
  /** Inline HTML without the anchor link. */
  html: string;
  text: string;
}

/** Where a link leads. */
export interface LinkTarget {
  /** Final URL, base URL included. */
  href: string;
  /** Kind of the page that it leads to, for prefetching; absent for files, anchors and other sites. */
  kind?: string;
  /** What readers call it, when a text has another name for it: `paint` for `event.general.paint`. */
  name?: string;
  /** Leads to another site: opens in a new tab. */
  external?: boolean;
  /** Size in pixels, when it is an image of the site. */
  size?: ImageSize;
  /** The site has no such file; `near` is the URL of one with the same name. */
  missing?: { near?: string };
}

/** Size of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A parameter, field or member that a symbol does not have. */
export interface PlaceMistake {
  /** The symbol, as written. */
  owner: string;
  name: string;
  sort: 'params' | 'fields';
  /** The name that was most likely meant. */
  near?: string;
}

/** Resolves what authors write to what the site has. Created by the catalogue. */
export interface LinkResolver {
  /** Page (with anchor, where it is part of a page) of a symbol's full name; absent when there is none. */
  symbol(name: string): LinkTarget | undefined;
  /**
   * Where a parameter, field or member is described that stands in a text as `client.trace_line(from_x)`,
   * `player_death.attacker` or `menu_tab.LUA`; absent for other code.
   */
  place(written: string): LinkTarget | PlaceMistake | undefined;
  /**
   * Target of a link as written in `file`: `./other.md`, `/docs/api`, `#part`, `https://...`.
   * Absent only for a Markdown file that does not exist.
   *
   * @param at Where the author wrote it, when a broken one is to be reported.
   */
  link(url: string, file: string, at?: { line?: number; column?: number }): LinkTarget | undefined;
  /** Returns the path of the Markdown file that a link to a missing one most likely means, as links write it. */
  nearFile?(url: string, file: string): string | undefined;
  /** Returns the target of an image, by its URL as written: `/img/map.png`. */
  image(url: string): LinkTarget;
  /** Returns the picture that `file` names by its relative path, or a path that is close. */
  picture(url: string, file: string): PictureFile | { missing: { near?: string } };
}

/** Text of a symbol, cut into the parts that its page shows apart. */
export interface SymbolText {
  /** First paragraph as inline HTML. */
  leadHtml: string;
  /** What follows it, up to the first heading. */
  blocks: Block[];
  /** One part for each heading of the highest level used; ids are unique within the text. */
  sections: { id: string; title: string; titleHtml: string; blocks: Block[] }[];
  headings: Heading[];
}

/** A table of values, whose rows can be linked and searched for. */
export interface ValueTable {
  /** Type of the reference whose value set it has. */
  of?: string;
  /** Title of the heading above; absent when there is none. */
  section?: string;
  rows: ValueRow[];
  /** Where the block starts in the file. */
  at: { line: number; column: number };
}

/** A row of a table of values; texts are plain. */
export interface ValueRow {
  /** Unique on the page. */
  id: string;
  /** First cell: the value itself. */
  title: string;
  cells: string[];
  /** The other cells. */
  text: string;
  /** Where it starts in the file. */
  at: { line: number; column: number };
}

/** A Markdown file. */
export interface Article {
  /** Path relative to the site's folder. */
  file: string;
  frontMatter: FrontMatter;
  /** Where the keys of the front matter are in the file. */
  positions?: Partial<Record<keyof FrontMatter, { line: number; column: number }>>;
  /** Where the entries of its lists are. */
  entries?: Partial<Record<keyof FrontMatter, { line: number; column: number }[]>>;
  /** Title from the front matter, or else the first heading of level 1 (which is then not in the blocks). */
  title: string;
  /** The same as inline HTML, when it is a heading; titles of front matter are plain text on most pages. */
  titleHtml?: string;
  /** Plain text: that of the front matter, or else the first paragraph, cut. */
  description: string;
  /** The same as inline HTML without links, for cards. */
  descriptionHtml: string;
  /** SVG of the picture that the front matter names, for a card. */
  pictureHtml?: string;
  blocks: Block[];
  /** Blocks before `<!-- truncate -->`; absent without the marker. */
  excerpt?: Block[];
  headings: Heading[];
  /** Tables of values in the text; absent without one. */
  values?: ValueTable[];
  /** Words of prose and code, for the reading time. */
  words: number;
}

/** Keys that a Markdown file may set. */
export interface FrontMatter {
  title?: string;
  description?: string;
  /** Label in the sidebar; the title when absent. */
  sidebar_label?: string;
  sidebar_position?: number;
  /** Route, absolute (`/docs/api`) or relative to the folder. */
  slug?: string;
  /** Id of the doc; the path without its ending when absent. */
  id?: string;
  tags?: string[];
  /** Phrases that readers may type in the search: `[hex colour]`. */
  search?: string[];
  /** What a reader who opens it from the home page wants: `Draw something`. */
  task?: string;
  /** Functions and events that one needs for the task, by full name. */
  needs?: string[];
  /** Groups that the text is about: their overviews link to it. */
  groups?: string[];
  /** Events that the text is about: their areas in the indexes of events link to it. */
  events?: string[];
  /** Image for links to the page, a file of `static/`: `/img/radar.png`. */
  image?: string;
  /** Drawing of what the page shows, for its card: `./pictures/radar.svg`. */
  picture?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  date?: string;
  authors?: { name: string; title?: string; url?: string; picture?: string }[];
  draft?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}
