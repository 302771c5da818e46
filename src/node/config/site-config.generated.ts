/**
 * The fields of `site.config.ts`. Written by `npm run config:docs` out of the schema beside this file: change the
 * schema and run it.
 */
import type { LinkAttributes } from './navbar.ts';

export interface BrandInput {
  /** Words of the brand; the last one is set in the accent colour. */
  words: string[];
  /** Small label beside the brand. */
  badge?: string | undefined;
}

export interface RepositoryInput {
  /** URL of the repository; edit links and new issues start from it. */
  url: string;
  /** Branch that edit links open. */
  branch?: string | undefined;
  /** Folder of the site within the repository; its root when absent. */
  directory?: string | undefined;
}

export interface ColorModeInput {
  /** Mode on a first visit. */
  defaultMode?: "dark" | "light" | undefined;
  /** Removes the switch: everyone gets the default mode. */
  disableSwitch?: boolean | undefined;
}

export interface AnnouncementBarInput {
  /** A new id shows the bar again to readers who closed it. */
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
  /** Picture: a path in `static/`. */
  src: string;
  /** Picture in the dark mode; `src` when absent. */
  srcDark?: string | undefined;
  /** Alternative text; empty text marks the picture as decoration. */
  alt?: string | undefined;
  /** Where the logo links to. Absent: home from the navbar, no link in the footer. */
  href?: string | undefined;
  /** Value of the `target` attribute of the link. */
  target?: string | undefined;
  /** Width of the picture. */
  width?: number | string | undefined;
  /** Height of the picture. */
  height?: number | string | undefined;
}

export interface NavbarItemsDefaultInput extends LinkAttributes {
  /** A link. The type may be left out. */
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
  /** The item is active where the path matches, letter case ignored; outranks `activeBasePath`. */
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
  /** Text of the item; the name of what it leads to when absent. */
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
  /** Text of the item; the name of what it leads to when absent. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDocsVersionInput extends LinkAttributes {
  /** A link to a version of the docs. */
  type: "docsVersion";
  /** Text of the item; the name of what it leads to when absent. */
  label?: string | undefined;
  /** Page of the site; the main doc of the version when absent. */
  to?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Side of the navbar that the item is on. */
  position?: "left" | "right" | undefined;
}

export interface NavbarItemsDropdownItemsDefaultInput extends LinkAttributes {
  /** A link. The type may be left out. */
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
  /** The item is active where the path matches, letter case ignored; outranks `activeBasePath`. */
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
  /** Text of the item; the name of what it leads to when absent. */
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
  /** Text of the item; the name of what it leads to when absent. */
  label?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownItemsDocsVersionInput extends LinkAttributes {
  /** A link to a version of the docs. */
  type: "docsVersion";
  /** Text of the item; the name of what it leads to when absent. */
  label?: string | undefined;
  /** Page of the site; the main doc of the version when absent. */
  to?: string | undefined;
  /** Instance of the docs that the item belongs to. */
  docsPluginId?: string | undefined;
  /** Not inside a dropdown. */
  position?: never | undefined;
}

export interface NavbarItemsDropdownInput {
  /** A menu. The type may be left out where there are `items`. */
  type?: "dropdown";
  /** Page of the site. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /** The item is active on every page whose path starts with this. */
  activeBasePath?: string | undefined;
  /** The item is active where the path matches, letter case ignored; outranks `activeBasePath`. */
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
  /** Text beside the logo, instead of the brand's words; empty text leaves the logo alone. */
  title?: string | undefined;
  /** Logo of the brand. */
  logo?: NavbarLogoInput | undefined;
  /** Items from left to right. */
  items?: (NavbarItemsDefaultInput | NavbarItemsHtmlInput | NavbarItemsDocInput | NavbarItemsDocSidebarInput | NavbarItemsDocsVersionInput | NavbarItemsDropdownInput | NavbarItemsLocaleDropdownInput | NavbarItemsDocsVersionDropdownInput | NavbarItemsSearchInput)[] | undefined;
  /** Hides the navbar while the reader scrolls down. */
  hideOnScroll?: boolean | undefined;
  /** Look of the navbar; the look of the page when absent. */
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
  /** Columns with `items` and perhaps a `title`, or a flat list of links; not both forms. */
  links?: (FooterLinksInput | FooterLinksItemsInput)[] | undefined;
  /** Logo below the links. */
  logo?: NavbarLogoInput | undefined;
  /** Last line, HTML. */
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
  /** Segment below `/docs/events`; empty for none. */
  path: string;
  /** What one of them is called, such as "Game event". */
  noun: string;
  /** One line about the family, for its index page. */
  description?: string | undefined;
  /** Fields have the types that are sent over the network; pages show the Lua type beside. */
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
  /** Groups of the API by id, where they differ from the usual. */
  groups?: Record<string, DocsReferenceGroupsInput> | undefined;
  /** Families of events, in the order of the sidebar. */
  eventFamilies?: DocsReferenceEventFamiliesInput[] | undefined;
  /** Lua code that registers for an event, shown on the page of each: `on("{event}", {callback})`. `{callback}` becomes a function with the parameters of the event. */
  eventRegistration?: string | undefined;
  /** What the check of Lua code cannot know from the definitions. */
  examples?: DocsReferenceExamplesInput | undefined;
  /** Route of the page that says how the docs are made; each of their pages links to it. */
  about?: string | undefined;
  /** Route of the text that says what a mark of doubt means, such as `/docs/about#doubts`. */
  unconfirmed?: string | undefined;
  /** Routes that are reachable with and without a trailing slash, neither redirected. */
  bothSlashForms?: string[] | undefined;
}

export interface DocsVersionsInput {
  /** Name of the version; `current` is the one in the folder of the site itself. */
  name: string;
  /** What readers see. */
  label: string;
  /** Segment below the root of the docs; empty for the latest version. */
  path?: string | "" | undefined;
  /** Banner above each doc: none, not released yet, or no longer maintained. */
  banner?: "none" | "unreleased" | "unmaintained" | undefined;
  /** Badge with the label on each doc; shown when there are several versions. */
  badge?: boolean | undefined;
}

export interface DocsInstancesInput {
  /** Root of the docs of this instance. */
  path: string;
  /** Versions of the docs. All but `current` are folders below `versions/`. */
  versions?: DocsVersionsInput[] | undefined;
  /** Name of the latest version; the first of the list when absent. */
  lastVersion?: string | undefined;
}

export interface DocsInput {
  /** How the reference is laid out. */
  reference?: DocsReferenceInput | undefined;
  /** Folder of `content/` whose pages are snippets to the search; other pages are guides. */
  snippets?: string | undefined;
  /** Versions of the docs. All but `current` are folders below `versions/`. */
  versions?: DocsVersionsInput[] | undefined;
  /** Name of the latest version; the first of the list when absent. */
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
  /** Path of the search page; `false` for none. */
  searchPagePath?: string | false | undefined;
  /** Narrows hits to the language and version of the page. */
  contextualSearch?: boolean | undefined;
  /** Hits whose URL matches are opened with a full page load; letter case ignored. */
  externalUrlRegex?: string | undefined;
  /** Groups of synonyms, such as `health hp`: a query with one finds texts with another. */
  synonyms?: string[] | undefined;
  /** Application id of the hosted search. */
  appId?: string | undefined;
  /** Public search key of the hosted search; never an admin key. */
  apiKey?: string | undefined;
  /** Index of the hosted search. Without the three, the embedded index answers. */
  indexName?: string | undefined;
  /** URLs of the hosted search, such as a proxy of your own; those of its provider when absent. */
  hosts?: string[] | undefined;
  /** Filters added to each query of the hosted search; a list inside the list means "or". */
  facetFilters?: (string | string[])[] | undefined;
}

export interface I18nLocalesInput {
  /** Name of the language, in the language. */
  label: string;
  /** Value of the `lang` attribute, which dates and plurals follow too. */
  htmlLang: string;
  /** Writing direction. */
  direction?: "ltr" | "rtl" | undefined;
}

export interface I18nInput {
  /** Code of the language without a path segment of its own. */
  defaultLocale?: string | undefined;
  /** Languages of the site by code. */
  locales?: Record<string, I18nLocalesInput> | undefined;
}

export interface PwaShortcutsInput {
  /** Name of the shortcut. */
  label: string;
  /** Route that it opens. */
  to: string;
}

export interface PwaInput {
  /** `off` writes neither service worker nor web manifest; `remove` writes a worker that removes itself from the browsers that have one. */
  serviceWorker?: "on" | "off" | "remove" | undefined;
  /** Name of the installed app; the title of the site when absent. */
  name?: string | undefined;
  /** Short name of the app; the brand when absent. */
  shortName?: string | undefined;
  /** Colour of the app while it starts. */
  backgroundColor?: string | undefined;
  /** Entries of the menu of the app icon; the search and the first item of the navbar when absent. */
  shortcuts?: PwaShortcutsInput[] | undefined;
  /** Conditions of which any one makes the site work offline. */
  offlineModeActivationStrategies?: ("appInstalled" | "standalone" | "queryString" | "mobile" | "saveData" | "always")[] | undefined;
  /** Makes the service worker write to the console. */
  debug?: boolean | undefined;
}

export interface HomePageInput {
  /** Shows a banner when a wrong base URL breaks the site. */
  wrongBaseUrlBanner?: boolean | undefined;
}

export interface BlogInput {
  /** Posts on one page of a list. */
  postsPerPage?: number | undefined;
  /** Posts in the list of recent posts. */
  recentPosts?: number | undefined;
  /** Posts in the feeds: the newest ones, in full. */
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
  /** Spelling of links: with a slash at the end, without, or as written when absent. */
  trailingSlash?: boolean | undefined;
  /** Colour of the browser frame and of the installed app. */
  themeColor?: string | undefined;
  /** Icon of the site, a path in `static/`. */
  favicon?: string | undefined;
  /** Brand in the navbar. */
  brand: BrandInput;
  /** Source repository; without it, edit and issue links are left out. */
  repository?: RepositoryInput | undefined;
  /** URL to which a file path is added for an edit link. */
  editUrl?: string | undefined;
  /** URL of the form for a new issue. */
  issueUrl?: string | undefined;
  /** Dark and light mode. */
  colorMode?: ColorModeInput | undefined;
  /** Bar above the navbar; absent: no bar. */
  announcementBar?: AnnouncementBarInput | undefined;
  /** Bar at the top. */
  navbar?: NavbarInput | undefined;
  /** Foot of the page; absent: no footer. */
  footer?: FooterInput | undefined;
  /** Docs and reference. */
  docs?: DocsInput | undefined;
  /** Headings listed beside a page. */
  tableOfContents?: TableOfContentsInput | undefined;
  /** Search. */
  search?: SearchInput | undefined;
  /** Languages. */
  i18n?: I18nInput | undefined;
  /** Offline use. */
  pwa?: PwaInput | undefined;
  /** Home page. */
  homePage?: HomePageInput | undefined;
  /** Blog. */
  blog?: BlogInput | undefined;
}
