/**
 * The fields of `site.config.ts`. `npm run config:docs` writes this file from the schema next to it: change the schema,
 * and run the command.
 */
import type { LinkAttributes } from './schema/navbar.ts';

export interface BrandInput {
  /** Words of the brand; the last one is set in the accent colour. */
  words: string[];
  /** Small label next to the brand. */
  badge?: string | undefined;
}

export interface RepositoryInput {
  /** URL of the repository, from which the URLs of edit links and of new issues are made. */
  url: string;
  /** Branch that edit links open. */
  branch?: string | undefined;
  /** Folder of the site within the repository; defaults to the root of the repository. */
  directory?: string | undefined;
}

export interface ColorModeInput {
  /** Mode on the first visit. */
  defaultMode?: "dark" | "light" | undefined;
  /** Removes the switch: everyone gets the default mode. */
  disableSwitch?: boolean | undefined;
}

export interface AnnouncementBarInput {
  /** Id of the bar. A new id shows the bar again to readers who have closed it. */
  id?: string | undefined;
  /** HTML of the bar. */
  content: string;
  /** CSS colour of the bar. */
  backgroundColor?: string | undefined;
  /** CSS colour of its text. */
  textColor?: string | undefined;
  /** Gives the bar a close button. */
  isCloseable?: boolean | undefined;
}

export interface NavbarLogoInput {
  /** Path of the image in `static/`. */
  src: string;
  /** Path of the image for dark mode; defaults to `src`. */
  srcDark?: string | undefined;
  /** Alternative text; empty text marks the image as decoration. */
  alt?: string | undefined;
  /** URL of the link around the logo. By default, the logo of the navbar links to the home page, and that of the footer is not a link. */
  href?: string | undefined;
  /** Value of the `target` attribute of the link. */
  target?: string | undefined;
  /** Width of the image; with neither width nor height, it has the size of its file, at most that of its place. */
  width?: number | string | undefined;
  /** Height of the image. */
  height?: number | string | undefined;
}

export interface NavbarItemsDefaultInput extends LinkAttributes {
  /** A link. The type may be omitted. */
  type?: "default";
  /** Text of the link. */
  label?: string | undefined;
  /** HTML instead of the label. */
  html?: string | undefined;
  /** Page of the site. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /** The item is active on every page whose path starts with this. */
  activeBasePath?: string | undefined;
  /** The item is active on every page whose path matches, ignoring case; takes precedence over `activeBasePath`. */
  activeBaseRegex?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsHtmlInput {
  /** Raw HTML. */
  type: "html";
  /** The HTML, inserted as it is. */
  value: string;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDocInput extends LinkAttributes {
  /** A link to a doc. */
  type: "doc";
  /** Id of the doc, such as `api/welcome`. */
  docId: string;
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDocSidebarInput extends LinkAttributes {
  /** A link to the first page of a sidebar. */
  type: "docSidebar";
  /** Id of the sidebar, such as `docsSidebar`. */
  sidebarId: string;
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDocsVersionInput extends LinkAttributes {
  /** A link to a version of the docs. */
  type: "docsVersion";
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Page of the site; defaults to the main doc of the version. */
  to?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDropdownItemsDefaultInput extends LinkAttributes {
  /** A link. The type may be omitted. */
  type?: "default";
  /** Text of the link. */
  label?: string | undefined;
  /** HTML instead of the label. */
  html?: string | undefined;
  /** Page of the site. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /** The item is active on every page whose path starts with this. */
  activeBasePath?: string | undefined;
  /** The item is active on every page whose path matches, ignoring case; takes precedence over `activeBasePath`. */
  activeBaseRegex?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownItemsHtmlInput {
  /** Raw HTML. */
  type: "html";
  /** The HTML, inserted as it is. */
  value: string;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownItemsDocInput extends LinkAttributes {
  /** A link to a doc. */
  type: "doc";
  /** Id of the doc, such as `api/welcome`. */
  docId: string;
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownItemsDocSidebarInput extends LinkAttributes {
  /** A link to the first page of a sidebar. */
  type: "docSidebar";
  /** Id of the sidebar, such as `docsSidebar`. */
  sidebarId: string;
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownItemsDocsVersionInput extends LinkAttributes {
  /** A link to a version of the docs. */
  type: "docsVersion";
  /** Text of the item; defaults to the name of what it leads to. */
  label?: string | undefined;
  /** Page of the site; defaults to the main doc of the version. */
  to?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownInput {
  /** A menu. The type may be omitted if there are `items`. */
  type?: "dropdown";
  /** Page of the site. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /** The item is active on every page whose path starts with this. */
  activeBasePath?: string | undefined;
  /** The item is active on every page whose path matches, ignoring case; takes precedence over `activeBasePath`. */
  activeBaseRegex?: string | undefined;
  /** Text of the button. */
  label: string;
  /** Not on a dropdown. */
  html?: never | undefined;
  /** Items of the menu. */
  items: (NavbarItemsDropdownItemsDefaultInput | NavbarItemsDropdownItemsHtmlInput | NavbarItemsDropdownItemsDocInput | NavbarItemsDropdownItemsDocSidebarInput | NavbarItemsDropdownItemsDocsVersionInput)[];
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsLocaleDropdownInput {
  /** A menu of the languages. */
  type: "localeDropdown";
  /** Items above the generated ones. */
  dropdownItemsBefore?: (NavbarItemsDropdownItemsDefaultInput | NavbarItemsDropdownItemsHtmlInput | NavbarItemsDropdownItemsDocInput | NavbarItemsDropdownItemsDocSidebarInput | NavbarItemsDropdownItemsDocsVersionInput)[] | undefined;
  /** Items below the generated ones. */
  dropdownItemsAfter?: (NavbarItemsDropdownItemsDefaultInput | NavbarItemsDropdownItemsHtmlInput | NavbarItemsDropdownItemsDocInput | NavbarItemsDropdownItemsDocSidebarInput | NavbarItemsDropdownItemsDocsVersionInput)[] | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDocsVersionDropdownInput {
  /** A menu of the versions of the docs. */
  type: "docsVersionDropdown";
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Items above the generated ones. */
  dropdownItemsBefore?: (NavbarItemsDropdownItemsDefaultInput | NavbarItemsDropdownItemsHtmlInput | NavbarItemsDropdownItemsDocInput | NavbarItemsDropdownItemsDocSidebarInput | NavbarItemsDropdownItemsDocsVersionInput)[] | undefined;
  /** Items below the generated ones. */
  dropdownItemsAfter?: (NavbarItemsDropdownItemsDefaultInput | NavbarItemsDropdownItemsHtmlInput | NavbarItemsDropdownItemsDocInput | NavbarItemsDropdownItemsDocSidebarInput | NavbarItemsDropdownItemsDocsVersionInput)[] | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsSearchInput {
  /** The search box. */
  type: "search";
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarInput {
  /** Text next to the logo, instead of the brand's words; with empty text, only the logo is shown. */
  title?: string | undefined;
  /** Logo of the brand. */
  logo?: NavbarLogoInput | undefined;
  /** Items from left to right. */
  items?: (NavbarItemsDefaultInput | NavbarItemsHtmlInput | NavbarItemsDocInput | NavbarItemsDocSidebarInput | NavbarItemsDocsVersionInput | NavbarItemsDropdownInput | NavbarItemsLocaleDropdownInput | NavbarItemsDocsVersionDropdownInput | NavbarItemsSearchInput)[] | undefined;
  /** Hides the navbar while the reader scrolls down. */
  hideOnScroll?: boolean | undefined;
  /** Look of the navbar; defaults to the look of the page. */
  style?: "dark" | "primary" | undefined;
}

export interface FooterLinksItemsInput {
  /** Text of the link. */
  label?: string | undefined;
  /** Page of the site. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /** HTML instead of a link. */
  html?: string | undefined;
}

export interface FooterLinksInput {
  /** Heading of the column. */
  title?: string | undefined;
  /** Links of the column. */
  items: FooterLinksItemsInput[];
}

export interface FooterInput {
  /** Look of the footer. */
  style?: "light" | "dark" | undefined;
  /** Columns with `items` and an optional `title`, or a flat list of links, but not both. */
  links?: (FooterLinksInput | FooterLinksItemsInput)[] | undefined;
  /** Logo below the links. */
  logo?: NavbarLogoInput | undefined;
  /** HTML of the last line. */
  copyright?: string | undefined;
}

export interface DocsReferenceGroupsInput {
  /** Label in the sidebar. */
  label?: string | undefined;
}

export interface DocsReferenceEventFamiliesInput {
  /** Middle part of the event types: `game` in `event.game.name`. */
  id: string;
  /** Heading of the family, such as "Game events". */
  label: string;
  /** Path segment below `/docs/events`; empty for none. */
  path: string;
  /** What one of its events is called, such as "Game event". */
  noun: string;
  /** One line about the family, for its index page. */
  description?: string | undefined;
  /** Whether fields have the types that are sent over the network; pages show the Lua type next to them. */
  wireTypes?: boolean | undefined;
}

export interface DocsReferenceExamplesInput {
  /** Names that examples may use although the definitions do not list them. */
  globals?: string[] | undefined;
  /** Functions that take the name of an event and the function that it calls: `client.set_event_callback`. */
  listeners?: string[] | undefined;
  /** Functions that raise events of any name: `client.fire_event`. */
  raisers?: string[] | undefined;
}

export interface DocsReferenceInput {
  /** Groups of the API by id; only those that differ from the defaults. */
  groups?: Record<string, DocsReferenceGroupsInput> | undefined;
  /** Families of events, in the order of the sidebar. */
  eventFamilies?: DocsReferenceEventFamiliesInput[] | undefined;
  /** Lua code that registers a callback for an event, shown on the page of each event: `on("{event}", {callback})`. `{callback}` becomes a function with the parameters of the event. */
  eventRegistration?: string | undefined;
  /** What the check of Lua code cannot know from the definitions. */
  examples?: DocsReferenceExamplesInput | undefined;
  /** Address of the page that says how the docs are made; each page of the docs links to it. */
  about?: string | undefined;
  /** Address of the text that says what a mark of doubt means, such as `/docs/about#doubts`. */
  unconfirmed?: string | undefined;
  /** Addresses that are reachable with and without a trailing slash, without a redirect. */
  bothSlashForms?: string[] | undefined;
}

export interface DocsVersionsInput {
  /** Name of the version; `current` is the one in the folder of the site itself. */
  name: string;
  /** What readers see. */
  label: string;
  /** Path segment below the root of the docs; empty for the latest version. */
  path?: string | "" | undefined;
  /** Banner above each doc: none, not released yet, or no longer maintained. */
  banner?: "none" | "unreleased" | "unmaintained" | undefined;
  /** Whether each doc shows a badge with the label if there are several versions; `true` by default. */
  badge?: boolean | undefined;
}

export interface DocsInstancesInput {
  /** Root of the docs of this instance. */
  path: string;
  /** Versions of the docs. All but `current` are folders below `versions/`. */
  versions?: DocsVersionsInput[] | undefined;
  /** Name of the latest version; defaults to the first in the list. */
  lastVersion?: string | undefined;
}

export interface DocsInput {
  /** How the reference is laid out. */
  reference?: DocsReferenceInput | undefined;
  /** Folder of `content/` whose pages are snippets; all other documents of the docs are guides. */
  snippets?: string | undefined;
  /** Versions of the docs. All but `current` are folders below `versions/`. */
  versions?: DocsVersionsInput[] | undefined;
  /** Name of the latest version; defaults to the first in the list. */
  lastVersion?: string | undefined;
  /** Further sets of docs by id; their files are below `instances/<id>/`. */
  instances?: Record<string, DocsInstancesInput> | undefined;
}

export interface TableOfContentsInput {
  /** Highest heading level listed, 2 to 6. */
  minHeadingLevel?: number | undefined;
  /** Lowest heading level listed, 2 to 6. */
  maxHeadingLevel?: number | undefined;
}

export interface SearchInput {
  /** Path of the search page; `false` for no search page. */
  searchPagePath?: string | false | undefined;
  /** Narrows hits to the language and version of the page. */
  contextualSearch?: boolean | undefined;
  /** Regular expression, ignoring case: hits whose URL matches it open with a full page load. */
  externalUrlRegex?: string | undefined;
  /** Groups of synonyms, such as `health hp`: a query with one of the words also finds texts with the others. */
  synonyms?: string[] | undefined;
  /** Application id of the hosted search. */
  appId?: string | undefined;
  /** Public search key of the hosted search; never an admin key. */
  apiKey?: string | undefined;
  /** Index of the hosted search. Without `appId`, `apiKey` and `indexName`, the site uses the embedded search. */
  indexName?: string | undefined;
  /** URLs of the hosted search, such as your own proxy's; defaults to the provider's. */
  hosts?: string[] | undefined;
  /** Filters added to each query of the hosted search; filters in a nested list are combined with "or". */
  facetFilters?: (string | string[])[] | undefined;
}

export interface I18nLocalesInput {
  /** Name of the language in that language, such as `Français`. */
  label: string;
  /** Value of the `lang` attribute; dates and plurals follow its rules. */
  htmlLang: string;
  /** Writing direction. */
  direction?: "ltr" | "rtl" | undefined;
}

export interface I18nInput {
  /** Code of the default language; its addresses have no language segment. */
  defaultLocale?: string | undefined;
  /** Languages of the site by code. */
  locales?: Record<string, I18nLocalesInput> | undefined;
}

export interface PwaShortcutsInput {
  /** Name of the shortcut. */
  label: string;
  /** Address of the page that it opens. */
  to: string;
}

export interface PwaInput {
  /** `off` writes neither a service worker nor a web manifest; `remove` writes a worker that removes itself from browsers that have one. */
  serviceWorker?: "on" | "off" | "remove" | undefined;
  /** Name of the installed app; defaults to the title of the site. */
  name?: string | undefined;
  /** Short name of the app; defaults to the brand. */
  shortName?: string | undefined;
  /** Colour of the app while it starts. */
  backgroundColor?: string | undefined;
  /** Entries in the menu of the app icon; defaults to the search and the first item of the navbar. */
  shortcuts?: PwaShortcutsInput[] | undefined;
  /** Conditions under which the site works offline; any one of them is enough. */
  offlineModeActivationStrategies?: ("appInstalled" | "standalone" | "queryString" | "mobile" | "saveData" | "always")[] | undefined;
  /** Makes the service worker log to the console. */
  debug?: boolean | undefined;
}

export interface HomePageInput {
  /** Shows a banner when a wrong base URL breaks the site. */
  wrongBaseUrlBanner?: boolean | undefined;
}

export interface BlogInput {
  /** Number of posts on each page of a list. */
  postsPerPage?: number | undefined;
  /** Number of posts in the list of recent posts. */
  recentPosts?: number | undefined;
  /** Number of posts in the feeds, which have the newest ones in full. */
  feedPosts?: number | undefined;
}

export interface SiteConfigInput {
  /** Title of the site. */
  title: string;
  /** One line about the site. */
  tagline?: string | undefined;
  /** Origin of the site: protocol and host, without a path. */
  url: string;
  /** Path below which the site is served. */
  baseUrl?: string | undefined;
  /** Whether links end with a slash; by default, they stay as they are written. */
  trailingSlash?: boolean | undefined;
  /** Colour of the browser frame and of the installed app. */
  themeColor?: string | undefined;
  /** Path of the icon of the site in `static/`. */
  favicon?: string | undefined;
  /** Brand in the navbar. */
  brand: BrandInput;
  /** Source repository. Without it, pages have edit and issue links only if `editUrl` and `issueUrl` are set. */
  repository?: RepositoryInput | undefined;
  /** URL to which edit links add the path of a file; defaults to one in the repository. */
  editUrl?: string | undefined;
  /** URL of the form for a new issue; defaults to the form of the repository. */
  issueUrl?: string | undefined;
  /** Dark and light mode. */
  colorMode?: ColorModeInput | undefined;
  /** Bar above the navbar; none by default. */
  announcementBar?: AnnouncementBarInput | undefined;
  /** Bar at the top of each page. */
  navbar?: NavbarInput | undefined;
  /** Footer of each page; none by default. */
  footer?: FooterInput | undefined;
  /** Docs and reference. */
  docs?: DocsInput | undefined;
  /** Headings that the table of contents lists. */
  tableOfContents?: TableOfContentsInput | undefined;
  /** Search. */
  search?: SearchInput | undefined;
  /** Languages. */
  i18n?: I18nInput | undefined;
  /** Offline use. */
  pwa?: PwaInput | undefined;
  /** Home page. */
  homePage?: HomePageInput | undefined;
  /** Former addresses of pages, with where each leads now: `'/docs/api/client/old': '/docs/api/client/new'`. */
  redirects?: Record<string, string> | undefined;
  /** Blog. */
  blog?: BlogInput | undefined;
}
