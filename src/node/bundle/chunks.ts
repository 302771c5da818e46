/**
 * What the first script needs comes in its own file, before the groups below would take the modules that both
 * need: the first script would then load React before `load`.
 */
export const BOOT = { name: 'boot', tags: ['$initial' as const], priority: 3 };

const REACT_PACKAGES = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Files of `src/` that app and search share. */
export const SHARED_FILES = [
  'client/runtime/focus/focus-trap.ts',
  'client/runtime/page/page-sheet.ts',
  'client/runtime/start/plain-errors.ts',
  'client/runtime/start/react-dom.ts',
  'client/shell/Icon.tsx',
  'client/shell/Link.tsx',
  'client/shell/SiteContext.ts',
  'client/shell/texts.ts',
  'shared/i18n/translator.ts',
  'shared/page-kinds.ts',
];

const withSlashes = (id: string) => id.replaceAll('\\', '/');

/** Returns whether a module is a file, named by its path below `src/`. */
export const isFile = (id: string, file: string) => withSlashes(id).endsWith(`/src/${file}`);

const isAmong = (files: RegExp) => (id: string) => files.test(withSlashes(id));

/**
 * React, three quarters of the script, with what app and search share: fetched ahead, and evaluated when one of them is
 * wanted. What is in it must not import the first script, which names all files: so it stays the same when the app changes.
 */
export const REACT = {
  name: 'react',
  test: (id: string) => REACT_PACKAGES.test(id) || SHARED_FILES.some((file) => isFile(id, file)),
  priority: 2,
};

/** Folders of the app, and of what reacts in the content of pages. */
const SHELL_FOLDERS = /\/src\/(?:client\/(?:behaviours|entry|runtime|shell)|shared)\//;

/**
 * Files in them that something else brings when it is first used, each with what only that needs: search, offline use, cards
 * (which escape text, and may come before the app), and what has a name in `.lazy.ts`.
 */
const NOT_SHELL = /\/shared\/(?:search\/|kind-filters|offline|escape-html)|\.lazy\.|\/copy-menu\.css/;

/** The app and what most pages need come in one file; a tool then is one small file. */
export const SHELL = {
  name: 'shell',
  test: (id: string) => SHELL_FOLDERS.test(withSlashes(id)) && !NOT_SHELL.test(withSlashes(id)),
};

/** What asks the engine of the search: the first script wants it before the panel. It must not import React. */
export const SEARCH_CLIENT = {
  name: 'search-client',
  test: isAmong(/\/src\/client\/search\/(?:choose-client|embedded-search)\.ts$/),
  priority: 1,
};

/** What the panel of the search shares with the search page, and with the not-found page. */
export const SEARCH_PARTS = {
  name: 'search-parts',
  test: isAmong(/\/src\/(?:client\/search\/(?:ui\/|hit-link|versions)|shared\/search\/filters)/),
  minShareCount: 2,
};
