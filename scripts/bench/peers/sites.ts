import { join } from 'node:path';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';
import { TYPICAL_PAGE } from '../pages.ts';
import type { ContentStyle } from './content.ts';

/** What is measured in the same way on every site. */
export interface MeasuredSite {
  name: string;
  /** Folder of the built site. */
  out: string;
  /** Address of the page that is visited. */
  page: string;
  /** Selectors: what holds the sidebar's links, the input of the opened search, and one hit. */
  sidebar: string;
  searchInput: string;
  hit: string;
}

/** Another engine, built from this site's Markdown. */
export interface Peer extends MeasuredSite {
  /** Its configuration, below the project. */
  config: string;
  /** Folder that it is installed and built in. */
  dir: string;
  /** Package whose version the table names. */
  engine: string;
  content: ContentStyle;
  /** The build: a script below its folder, and its arguments. */
  build: [script: string, ...args: string[]];
  /** What it keeps between builds. */
  caches: string[];
}

/** Node that builds all sites: Starlight does not run on the oldest one of this project. */
export const BUILD_NODE = '24';

/** Folder of installed peers; it stays between runs. */
export const PEERS_DIR = join(PROJECT_DIR, '.cache/peers');

/** This site. */
export const OWN_SITE: MeasuredSite = {
  name: 'this site',
  out: join(PEERS_DIR, 'own'),
  page: TYPICAL_PAGE,
  sidebar: 'nav[data-sidebar]',
  searchInput: 'dialog input[name=q]',
  hit: 'dialog [role=option]',
};

/** Pages that are opened one after another from the sidebar: neighbours of the typical page. */
export const NEIGHBOURS = ['latency', 'log', 'exec', 'eyeposition', 'visible'].map(
  (name) => `/docs/api/client/${name}`,
);

/** The engines to compare with. */
export const PEERS: Peer[] = [
  {
    name: 'Docusaurus',
    ...folders('docusaurus'),
    engine: '@docusaurus/core',
    page: TYPICAL_PAGE,
    sidebar: '.theme-doc-sidebar-menu',
    searchInput: '.navbar__search-input',
    hit: '.navbar__search [role=option]',
    content: { folder: 'content', ownTitle: false, slash: false },
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', 'out'],
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  {
    name: 'Starlight',
    ...folders('starlight'),
    engine: '@astrojs/starlight',
    page: `${TYPICAL_PAGE}/`,
    sidebar: 'nav.sidebar',
    searchInput: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result',
    content: { folder: 'src/content/docs', ownTitle: true, slash: true },
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
];

function folders(name: string): Pick<Peer, 'config' | 'dir' | 'out'> {
  const dir = join(PEERS_DIR, name);
  return { config: join(PROJECT_DIR, 'tests/bench/peers', name), dir, out: join(dir, 'out') };
}
