import type { Block, CodeBlock } from './blocks.ts';
import type { PageLink } from './page-link.ts';

/** A short label next to a title. `tone` picks the look, the text carries the meaning. */
export interface Badge {
  text: string;
  tone: 'kind' | 'plain' | 'warning';
}

/** A member of a closed set of values, as HTML. `id` is its anchor on the page of the set. */
export interface MemberView {
  id?: string;
  literal: string;
  descriptionHtml: string;
}

/** A parameter, return value, field or constant. */
export interface ValueView {
  /** Anchor of the entry; absent for values that nothing links to. */
  id?: string;
  name: string;
  /** Type with links. */
  typeHtml: string;
  optional: boolean;
  descriptionHtml: string;
  /** Members of a closed value set, shown with the value. */
  members?: MemberView[];
}

/** A part of a page under a heading of level 2. */
export interface SectionView {
  id: string;
  titleHtml: string;
  blocks: Block[];
}

/** A link to a related symbol with its summary. */
export interface SeeView extends PageLink {
  summaryHtml: string;
  /** Distinguishes it from another symbol of the same name. */
  note?: string;
}

/** What the pages of groups, functions, events and types have in common. */
export interface SymbolData {
  /** Part before the name, shown less prominently: `client.`; may be empty. */
  prefix: string;
  name: string;
  badges: Badge[];
  leadHtml: string;
  /** What is not certain; absent when nothing is in doubt. */
  unconfirmedHtml?: string;
  /** URL of the text that explains marks of doubt; absent when nothing is in doubt, or no such text is configured. */
  doubtHref?: string;
  /** Text of `@deprecated`; absent for a symbol in use, empty when there is nothing to add. */
  deprecatedHtml?: string;
  /** Rest of the description. */
  blocks: Block[];
  /** Parts that the page is about, such as a table of values: they come before parameters and fields. */
  topics: SectionView[];
  /** Example, errors, where to call, notes: in this order when present. */
  sections: SectionView[];
  see: SeeView[];
  /** Links to the documents whose code uses it; absent without any. */
  usedInHtml?: string;
}

/** A function, method, constructor or value. */
export interface FunctionData extends SymbolData {
  /** One highlighted signature for each way to call it; lines as in a code block. */
  signatures: string[];
  params: ValueView[];
  returns: ValueView[];
}

/** An event. */
export interface EventData extends SymbolData {
  /** How a script registers for it, to be copied; absent where the site does not say how. */
  registration?: CodeBlock;
  /** Highlighted type of the callback. */
  signature: string;
  params: ValueView[];
  returns: ValueView[];
  fields: EventFieldView[];
}

/** A field of an event: `typeHtml` is the wire type as declared, `luaTypeHtml` what a script gets. */
export interface EventFieldView extends ValueView {
  luaTypeHtml: string;
}

/** A class, an alias or a value set. */
export interface TypeData extends SymbolData {
  /** What an alias stands for. */
  baseHtml?: string;
  /** Classes that a class extends. */
  parentsHtml?: string;
  members: MemberView[];
  fields: ValueView[];
  operators: { html: string; descriptionHtml: string }[];
  methods: EntryRow[];
  /** Symbols that take, return or hold the type. */
  usedBy: PageLink[];
}

/** A row of an overview: a symbol with its summary. */
export interface EntryRow extends PageLink {
  summaryHtml: string;
  /** Word for its kind when it is not the usual one of the list: `method`, `value`. */
  note?: string;
  deprecated?: boolean;
}

/** The overview of a group. */
export interface GroupData extends SymbolData {
  /** Guides about it; absent without any. */
  guides?: PageLink[];
  /** Line for `require`, highlighted; absent for a global table. */
  requireHtml?: string;
  /** Entries by purpose, or else by their owner: the table, or a type. */
  lists: { id: string; title: string; rows: EntryRow[] }[];
  /** All entries in alphabetical order, unless the lists are in that order already. */
  index: PageLink[];
  /** Constants of the table. */
  fields: ValueView[];
  /** What the table contains under its own names: its index fields. */
  indexFields: ValueView[];
  /** Types that belong to the group. */
  types: EntryRow[];
}
