import type { Block, CodeBlock } from './blocks.ts';
import type { PageLink } from './page.ts';

/**
 * Data of each kind of page. The key is the kind's name and the name of its module in this folder.
 * Fields whose names end in `Html` are safe inline HTML.
 */
export interface PageData {
  Home: HomeData;
  DocsIndex: DocsIndexData;
  Group: GroupData;
  Function: FunctionData;
  Event: EventData;
  EventIndex: EventIndexData;
  Type: TypeData;
  TypeIndex: TypeIndexData;
  Article: ArticleData;
  BlogList: BlogListData;
  BlogPost: BlogPostData;
  BlogArchive: BlogArchiveData;
  BlogTags: BlogTagsData;
  BlogTag: BlogTagData;
  Search: SearchData;
  NotFound: NotFoundData;
}

export type PageKind = keyof PageData;

/** A short label beside a title. `tone` picks the look, the text carries the meaning. */
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

/** What function, event and type pages have in common. */
export interface SymbolData {
  /** Quiet part before the name: `client.`; empty for none. */
  prefix: string;
  name: string;
  badges: Badge[];
  leadHtml: string;
  /** What is not certain; absent when nothing is in doubt. */
  unconfirmedHtml?: string;
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

export interface FunctionData extends SymbolData {
  /** One highlighted signature a way to call it; lines as in a code block. */
  signatures: string[];
  params: ValueView[];
  returns: ValueView[];
}

export interface EventData extends SymbolData {
  /** How a script registers for it, to be copied; absent where the site does not say how. */
  registration?: CodeBlock;
  /** Highlighted type of the callback. */
  signature: string;
  /** Label of the family: `Game event`. */
  params: ValueView[];
  returns: ValueView[];
  fields: EventFieldView[];
}

/** A field of an event: `typeHtml` is the wire type as declared, `luaTypeHtml` what a script gets. */
export interface EventFieldView extends ValueView {
  luaTypeHtml: string;
}

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

export interface GroupData extends SymbolData {
  /** Guides about it; absent without any. */
  guides?: PageLink[];
  /** Line for `require`, highlighted; absent for a global table. */
  requireHtml?: string;
  /** Entries by what one does with them, or else by what they belong to: the table, or a type. */
  lists: { id: string; title: string; rows: EntryRow[] }[];
  /** All entries by their names, where the lists are not in that order. */
  index: PageLink[];
  /** Constants of the table. */
  fields: ValueView[];
  /** What the table contains under names of its own: its index fields. */
  indexFields: ValueView[];
  /** Types that belong to the group. */
  types: EntryRow[];
}

export interface EventIndexData {
  heading: string;
  introHtml: string;
  /** Families with their events; one family on the page of a family. */
  families: FamilyView[];
}

/** A family of events in an index. */
export interface FamilyView {
  id: string;
  title: string;
  href: string;
  /** Guides about all of it; absent without any. */
  guides?: PageLink[];
  /** Its text, on the page that is its own; `leadHtml` is the first paragraph. */
  overview?: { leadHtml: string; blocks: Block[]; sections: SectionView[] };
  /** Its events by area; one list without a title where it has no areas. */
  lists: EventArea[];
}

/** An area of a family, with its events. */
export interface EventArea {
  id: string;
  /** Empty for the only list of a family without areas. */
  title: string;
  /** Guides about events of the area; absent without any. */
  guides?: PageLink[];
  rows: EventRow[];
}

export interface EventRow extends EntryRow {
  fields: string[];
}

export interface TypeIndexData {
  heading: string;
  introHtml: string;
  lists: { id: string; title: string; rows: EntryRow[] }[];
}

/** What a reader may want to do, as a link to its guide. */
export interface TaskView extends PageLink {
  /** Functions and events that one needs for it. */
  needs: PageLink[];
}

export interface DocsIndexData {
  heading: string;
  introHtml: string;
  /** Tasks that guides are for; absent without any. */
  tasks?: TaskView[];
  sections: { id: string; title: string; cards: CardView[] }[];
}

export interface CardView extends PageLink {
  textHtml: string;
  count?: number;
  note?: string;
}

export interface HomeData {
  /** Heading with one marked word. */
  headingHtml: string;
  tagline: string;
  introHtml: string;
  /** Tasks that guides are for; absent without any. */
  tasks?: TaskView[];
  cards: CardView[];
  example: Block[];
}

export interface ArticleData {
  heading: string;
  blocks: Block[];
  /** All snippets, on the page that begins their folder. */
  gallery?: { lead: Block[]; html: string };
  /** What the code of a snippet uses of the reference. */
  uses?: { functions: PageLink[]; events: PageLink[]; lua: PageLink[] };
}

export interface AuthorView {
  name: string;
  title?: string;
  url?: string;
  picture?: string;
}

export interface PostSummary {
  title: string;
  href: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Date in words: `21 November 2026`. */
  dateText: string;
  /** Whole minutes, rounded up. */
  readingMinutes: number;
  authors: AuthorView[];
  tags: PageLink[];
}

/** What blog pages have in common. */
interface BlogWays {
  /** Other ways into the posts: archive, tags, feeds. */
  ways: PageLink[];
}

/** `recent` lists the newest posts beside each blog page. */
interface BlogChrome extends BlogWays {
  recent: PageLink[];
}

/** A page of a list of posts. */
interface BlogListPage extends BlogChrome {
  heading: string;
  posts: (PostSummary & { excerpt: Block[]; truncated: boolean })[];
  newer?: PageLink;
  older?: PageLink;
}

export interface BlogListData extends BlogListPage {}

export interface BlogPostData extends BlogChrome {
  post: PostSummary;
  blocks: Block[];
  newer?: PageLink;
  older?: PageLink;
}

export interface BlogArchiveData extends BlogWays {
  heading: string;
  years: { year: string; posts: PostSummary[] }[];
}

export interface BlogTagsData extends BlogChrome {
  heading: string;
  letters: { letter: string; tags: (PageLink & { count: number })[] }[];
}

export interface BlogTagData extends BlogListPage {}

/** The search page fills itself from the search index. */
export interface SearchData {
  heading: string;
  /** Where the pages are listed, for readers without script. */
  indexes: PageLink[];
}

/** The only page that lists all others: it suggests those whose URL is close. */
export interface NotFoundData {
  heading: string;
  textHtml: string;
  /** Every page that a reader may have meant. A list each, since lists are a third shorter than objects. */
  pages: [href: string, kind: PageKind, title: string][];
}
