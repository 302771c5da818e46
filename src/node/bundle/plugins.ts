import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { BOOT, isFile, REACT, SHARED_FILES, SHELL } from './chunks.ts';

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

/** Files of `src/` that query the search engines, with the code that replaces them in the renderer. */
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

/** Names of the chunks with the panel of the search and with the progress bar, and file of the worker of the search. */
const SEARCH = 'mount-panel';
const PROGRESS = 'progress-bar.lazy';
const WORKER = /^assets\/worker-[^/]*\.js$/;

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
