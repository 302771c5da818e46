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

/** Code with its highlighting. */
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

/** Alternatives in tabs, one shown at a time. */
export interface TabsBlock {
  type: 'tabs';
  /** Groups with the same id switch together, and the reader's choice is stored. */
  group?: string;
  /** Value of the tab that is open at first; absent when none is. */
  initial?: string;
  /** At least one; values are unique. */
  tabs: { label: string; value: string; blocks: Block[] }[];
}

/** A plain element around blocks, at least one of them interactive: a list with code, an admonition with tabs. */
export interface GroupBlock {
  type: 'group';
  tag: 'ul' | 'ol' | 'li' | 'blockquote' | 'aside';
  className?: string;
  /** First number of an ordered list, where it is not 1. */
  start?: number;
  blocks: Block[];
}

/** One or more pictures side by side, with their caption. */
export interface PictureBlock {
  type: 'picture';
  /** Content of the figure: `<svg>` elements, and `<figcaption>` where there is a caption. */
  html: string;
  /** What the pictures show and their caption, for feeds and for the search. */
  text: string;
}
