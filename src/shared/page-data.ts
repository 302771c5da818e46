import type { Block } from './blocks.ts';
import type { BlogArchiveData, BlogListData, BlogPostData, BlogTagsData } from './blog-data.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageLink } from './page-link.ts';
import type { EntryRow, EventData, FunctionData, GroupData, SectionView, TypeData } from './symbol-data.ts';
import type { TextLanguage } from './text-language.ts';

/** A table with an entry for every kind of page; the compiler reports a missing one here. */
type OfEveryKind<Data extends Record<PageKind, object>> = {
  // If one is missing, `never` keeps the compiler from complaining about everything that uses the data.
  [Kind in PageKind]: Kind extends keyof Data ? Data[Kind] : never;
};

/** Data of each kind of page. Fields whose names end in `Html` are safe inline HTML. */
export type PageData = OfEveryKind<KindData>;

/** The key is the kind's name, and the name of its module in `src/client/pages/`. */
interface KindData {
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
  BlogTag: BlogListData;
  Search: SearchData;
  NotFound: NotFoundData;
}

/** The index of all events, and the page of a family. */
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
  /** URL of its page; absent on that page. */
  href?: string;
  /** Guides about all of it; absent without any. */
  guides?: PageLink[];
  /** Its text, only on its own page; `leadHtml` is the first paragraph. */
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

/** A row of an index of events; `fields` are the names of its fields, or of its parameters if it has no fields. */
export interface EventRow extends EntryRow {
  fields: string[];
}

/** The index of the types. */
export interface TypeIndexData {
  heading: string;
  introHtml: string;
  lists: { id: string; title: string; rows: EntryRow[] }[];
}

/** A task that readers may have, as a link to its guide. */
export interface TaskView extends PageLink {
  /** Functions and events that the task needs. */
  needs: PageLink[];
}

/** The first page of the docs. */
export interface DocsIndexData {
  heading: string;
  introHtml: string;
  /** Tasks that guides are for; absent without any. */
  tasks?: TaskView[];
  sections: { id: string; title: string; cards: CardView[] }[];
}

/** A card that leads to a page; symbols of "See also" are shown as cards too. */
export interface CardView extends PageLink {
  textHtml: string;
  /** Number of pages that readers reach through it. */
  count?: number;
  /** Distinguishes a symbol from another one with the same name; shown in place of the count. */
  note?: string;
}

/** The home page. */
export interface HomeData {
  /** Language of the heading, the introduction and the example where they are not translated. */
  language?: TextLanguage;
  /** Heading with one marked word. */
  headingHtml: string;
  tagline: string;
  introHtml: string;
  /** Tasks that guides are for; absent without any. */
  tasks?: TaskView[];
  cards: CardView[];
  example: Block[];
}

/** A guide, a snippet or another Markdown page. */
export interface ArticleData {
  heading: string;
  blocks: Block[];
  /** All snippets, on the page that begins their folder. */
  gallery?: { lead: Block[]; html: string };
  /** What the code of a snippet uses of the reference. */
  uses?: { functions: PageLink[]; events: PageLink[]; lua: PageLink[] };
}

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
  /** Every page that a reader may have meant, as tuples, which are a third shorter than objects. */
  pages: [href: string, kind: PageKind, title: string][];
}
