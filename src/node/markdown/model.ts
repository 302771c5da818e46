import type { Block } from '../../shared/blocks.ts';
import type { Problem } from '../diagnostics/problem.ts';

/** A heading of a text, with the id that links name. */
export interface Heading {
  depth: number;
  id: string;
  /** Inline HTML without the anchor link. */
  html: string;
  text: string;
}

/** Text of a symbol, split into the parts that its page shows separately. */
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
  /** Type of the reference whose value set it lists. */
  of?: string;
  /** Title of the heading above; absent if there is none. */
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
  /** The file as it is written. */
  text: string;
  frontMatter: FrontMatter;
  /** The front matter could not be read, which is reported: what it lacks is not missing. */
  isUnread?: true;
  /** Where the keys of the front matter are in the file. */
  positions?: Partial<Record<keyof FrontMatter, { line: number; column: number }>>;
  /** Where the entries of its lists are, and the words of its title. */
  entries?: Partial<Record<keyof FrontMatter, { line: number; column: number }[]>>;
  /** Title from the front matter, or else the first heading of level 1 (which is then not in the blocks). */
  title: string;
  /** The same as inline HTML, if it is a heading; titles in front matter are plain text on most pages. */
  titleHtml?: string;
  /** Plain text: from the front matter, or else the first paragraph, shortened. */
  description: string;
  /** The same as inline HTML without links, for cards. */
  descriptionHtml: string;
  /** SVG of the picture that the front matter names, for a card. */
  pictureHtml?: string;
  blocks: Block[];
  /** Blocks before `<!-- truncate -->`; absent if there is no marker. */
  excerpt?: Block[];
  /** Where the marker is. */
  excerptEnd?: Pick<Problem, 'line' | 'column'>;
  headings: Heading[];
  /** Tables of values in the text; absent if there are none. */
  values?: ValueTable[];
  /** Number of words in prose and code, for the reading time. */
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
  /** What a reader who opens it from the home page wants to do: `Draw something`. */
  task?: string;
  /** Functions and events that the task needs, by full name. */
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
