/**
 * What the files of a room of `src/` may import. A room is `shared`, or a folder in `node` or `client`.
 */
export interface Rule {
  /** Other rooms; its own is always allowed. Type imports count like all others. */
  rooms: string[];
  /** Packages and Node modules (`node:fs`) that it may use at run time; any when absent. */
  packages?: RegExp;
}

/** Packages that may reach a reader's browser. */
const BROWSER = /^(?:react|react-dom|nprogress|minisearch|algoliasearch|workbox-[\w-]+)$/;
/** Anything but Node's modules, for code without input and output. Paths are plain text. */
const PURE = /^(?!node:(?!path$))/;

/** Rule of each room, in the order in which data flows. */
export const RULES: Record<string, Rule> = {
  shared: { rooms: [], packages: /^$/ },
  'node/diagnostics': { rooms: ['shared'], packages: /^$/ },
  'node/config': { rooms: ['shared', 'node/diagnostics'] },
  'node/luacats': { rooms: ['shared', 'node/diagnostics'], packages: PURE },
  'node/addon': { rooms: ['node/luacats'], packages: PURE },
  'node/api': { rooms: ['shared', 'node/diagnostics'], packages: PURE },
  'node/lua': { rooms: ['node/diagnostics', 'node/luacats'], packages: PURE },
  'node/pictures': { rooms: ['shared', 'node/diagnostics'], packages: PURE },
  'node/markdown': { rooms: ['shared', 'node/diagnostics', 'node/pictures'], packages: PURE },
  'node/site': {
    rooms: [
      'shared',
      'node/api',
      'node/config',
      'node/diagnostics',
      'node/lua',
      'node/luacats',
      'node/markdown',
      'node/pictures',
    ],
    packages: PURE,
  },
  'node/content-report': { rooms: ['node/diagnostics', 'node/luacats'], packages: PURE },
  'node/search': { rooms: ['shared'] },
  'node/server': { rooms: ['shared'], packages: /^(?:node:.+|mrmime)$/ },
  'node/files': { rooms: ['node/diagnostics'] },
  'node/bundle': { rooms: ['shared', 'node/diagnostics', 'node/files'] },
  'node/source': {
    rooms: [
      'shared',
      'node/api',
      'node/config',
      'node/diagnostics',
      'node/files',
      'node/luacats',
      'node/markdown',
      'node/pictures',
      'node/site',
    ],
  },
  'node/document': { rooms: ['shared', 'node/bundle', 'node/config', 'node/site', 'node/source'] },
  'node/build': {
    rooms: [
      'shared',
      'node/addon',
      'node/api',
      'node/bundle',
      'node/config',
      'node/diagnostics',
      'node/document',
      'node/files',
      'node/markdown',
      'node/search',
      'node/server',
      'node/site',
      'node/source',
    ],
  },
  'node/dev': {
    rooms: [
      'shared',
      'node/api',
      'node/build',
      'node/bundle',
      'node/config',
      'node/diagnostics',
      'node/document',
      'node/files',
      'node/server',
      'node/site',
      'node/source',
    ],
  },
  'node/commands': {
    rooms: [
      'shared',
      'node/api',
      'node/build',
      'node/config',
      'node/content-report',
      'node/dev',
      'node/diagnostics',
      'node/files',
      'node/search',
      'node/server',
      'node/site',
      'node/source',
    ],
  },
  'client/inline': { rooms: ['shared'], packages: /^$/ },
  'client/runtime': { rooms: ['shared'], packages: BROWSER },
  'client/shell': { rooms: ['shared', 'client/runtime'], packages: BROWSER },
  'client/cards': { rooms: ['shared', 'client/runtime'], packages: BROWSER },
  'client/search': { rooms: ['shared', 'client/runtime', 'client/shell'], packages: BROWSER },
  'client/layouts': { rooms: ['shared', 'client/shell'], packages: BROWSER },
  'client/pages': {
    rooms: ['shared', 'client/layouts', 'client/runtime', 'client/search', 'client/shell'],
    packages: BROWSER,
  },
  'client/tools': {
    rooms: ['shared', 'client/runtime', 'client/search', 'client/shell'],
    packages: BROWSER,
  },
  'client/behaviours': { rooms: ['shared', 'client/runtime', 'client/shell'], packages: BROWSER },
  'client/offline': { rooms: ['shared', 'client/runtime', 'client/shell'], packages: BROWSER },
  'client/entry': {
    rooms: [
      'shared',
      'client/behaviours',
      'client/cards',
      'client/layouts',
      'client/offline',
      'client/runtime',
      'client/search',
      'client/shell',
    ],
    packages: BROWSER,
  },
};

/** Rooms that use no Node modules: their code behaves the same under every version of Node. */
export const PURE_ROOMS = Object.keys(RULES).filter((room) => RULES[room]?.packages === PURE);
