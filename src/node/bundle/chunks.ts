import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What the first script needs comes in its own file, before the groups below would take the modules that both
 * need: the first script would then load React before `load`.
 */
export const BOOT = { name: 'boot', tags: ['$initial' as const], priority: 3 };

const REACT_PACKAGES = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** What app and search share, below `src/`. */
const SHARED_FILES = [
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
const isFile = (id: string, file: string) => withSlashes(id).endsWith(`/src/${file}`);
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

/** Names of the chunks with the panel of the search and with the progress bar, and file of the worker of the search. */
const SEARCH = 'mount-panel';
const PROGRESS = 'progress-bar.lazy';
const WORKER = /^assets\/worker-[^/]*\.js$/;

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

/** What Vite hands to its helper where the code takes one name from a chunk: a function that picks that name. */
const PICKED =
  /async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await (import\(`[^`]*`\)(?:\.then\(([\w$]+)=>\4\.[\w$]+\))?);return\{\1:\2\}\}/g;

/**
 * Loads chunks with `import()` alone: Vite's helper would have nothing to preload, and is a tenth of the first script. What
 * Vite hands to the helper goes too, and the calls that hand it nothing but an `import()`.
 */
export const PLAIN_IMPORTS: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code
            .replace(PICKED, '()=>$3')
            .replace(
              /(?<![\w$])[\w$]+\(\(\)=>(import\(`[^`]*`\)(?:\.then\([^)]*\))?),\[\],import\.meta\.url\)/g,
              '$1',
            )
            .replaceAll(',[],import.meta.url)', ')');
    },
  },
};

/**
 * Tells Chromium to compile all functions of React and the shell in the background, while the files load: most of them run at
 * the first sign of life, and would block the page one after the other
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export const COMPILE_HINTS: Plugin = {
  name: 'compile-hints',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && [REACT.name, SHELL.name].includes(file.name))
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
};

/** Leaves the sheet out, which comes from the renderer: browsers have no code that makes the content of pages. */
export const NO_SHEET: Plugin = {
  name: 'no-sheet',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  },
};

/** What asks for hits, below `src/`, and what stands for it where nothing is searched. */
const NO_ENGINES = Object.entries({
  'client/search/embedded-search.ts': 'export function embeddedSearch() {}',
  'client/search/hosted/hosted.ts': 'export function createHostedSearch() {}',
});

/**
 * Leaves the engines of the search out of the renderer. The worker would be bundled twice, and the `import()` of one would make the
 * file slow to load.
 */
export const NO_SEARCH: Plugin = {
  name: 'no-search',
  enforce: 'pre',
  load: (id) => NO_ENGINES.find(([file]) => isFile(id, file))?.[1],
};

/** Keeps what a worker exports, which Vite would leave out: the page imports the file of the search engine too. */
export const KEPT_EXPORTS: Plugin = {
  name: 'kept-exports',
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
};

/**
 * Names the files that the first script fetches ahead, in that script: of React with what app and search share, and of the
 * panel of the search; the worker of the search and the progress bar, which the browser then finds in its cache.
 */
export const AHEAD_FILES: Plugin = {
  name: 'ahead-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const find = (wanted: string) => {
      const chunk = chunks.find(({ name }) => name === wanted);
      if (!chunk) throw new Error(`The bundle lacks the chunk \`${wanted}\`.`);
      return chunk;
    };
    /** A chunk and all that it needs. */
    const filesOf = (file: string): string[] => {
      const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
      return [...new Set([file, ...imports.flatMap(filesOf)])];
    };
    const boot = find(BOOT.name);
    const { fileName, moduleIds } = find(REACT.name);
    const lost = SHARED_FILES.find((file) => !moduleIds.some((id) => isFile(id, file)));
    if (lost) throw new Error(`The chunk \`${REACT.name}\` lacks \`src/${lost}\`: correct \`SHARED_FILES\`.`);
    const react = filesOf(fileName).filter((file) => file !== boot.fileName);
    const search = filesOf(find(SEARCH).fileName).filter(
      (file) => file !== boot.fileName && !react.includes(file),
    );
    const list = (files: string[]) => files.map((file) => basename(file)).join(' ');
    const worker = Object.keys(bundle).filter((file) => WORKER.test(file));
    if (worker.length !== 1) throw new Error('The bundle lacks the worker of the search.');
    boot.code = boot.code
      .replace('%REACT_FILES%', list(react))
      .replace('%SEARCH_FILES%', list(search))
      .replace('%WORKER_FILE%', list(worker))
      .replace('%PROGRESS_FILE%', list([find(PROGRESS).fileName]));
  },
};
