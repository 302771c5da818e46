import { makeAddon } from '../../../../src/node/addon/index.ts';
import type { AddonFile, AddonInput } from '../../../../src/node/addon/input.ts';
import { addonFiles } from '../../../../src/node/build/root-files/addon.ts';
import { type ReadResult, readReference } from '../../../../src/node/luacats/index.ts';
import { isPosition, type Reference } from '../../../../src/node/luacats/model.ts';
import { readSources, type SiteSource } from '../../../../src/node/source/index.ts';
import { readOwnSite } from '../../../support/own-site.ts';

/** A file of an add-on, by its path in the add-on's folder. */
export interface OwnFile {
  path: string;
  text: string;
}

/** The add-on of an API that is called `tool`, with whatever a test changes about its input. */
export function toolAddon(
  definitions: AddonInput['definitions'],
  more: Partial<AddonInput> = {},
): ReadResult & { files: AddonFile[] } {
  const read = readReference(definitions);
  const files = makeAddon({
    name: 'tool',
    title: 'Tool',
    url: 'https://a.example/',
    version: '1.2.3',
    build: 'abc',
    definitions,
    reference: read.reference,
    notes: [],
    listeners: [],
    globals: [],
    absolute: (path) => `https://a.example${path}`,
    ...more,
  });
  return { ...read, files };
}

/** A site in its default language, and the files of its add-on. */
export function readAddon(siteDir: string): Promise<ReadAddon> {
  const known = addons.get(siteDir) ?? read(siteDir);
  addons.set(siteDir, known);
  return known;
}

interface ReadAddon {
  source: SiteSource;
  files: OwnFile[];
}

const addons = new Map<string, Promise<ReadAddon>>();

async function read(siteDir: string): Promise<ReadAddon> {
  const { sources, problems } = await (siteDir === '.' ? readOwnSite() : readSources(siteDir));
  const [source] = sources;
  if (!source) throw new Error(JSON.stringify(problems, null, 2));
  return { source, files: ownFiles(source) };
}

function ownFiles(source: SiteSource): OwnFile[] {
  return addonFiles(source, 'build').map(({ path, text }) => ({ path: path.replace(/^[^/]+\//, ''), text }));
}

/** The library of an add-on. */
export function libraryOf(files: OwnFile[]): OwnFile[] {
  return files.filter(({ path }) => path.startsWith('library/'));
}

/** Reads the library of an add-on as if it were definitions. */
export function readBack(library: OwnFile[]): ReadResult {
  return readReference(
    library.map(({ path, text }) => ({ path: path.replace('library/', 'definitions/'), text })),
  );
}

/** A value without the positions in it. */
function withoutPositions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPositions);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, item]) => !isPosition(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutPositions(item)]));
}

/** All symbols of an API. */
export function symbolsOf({ groups, events, families, types }: Reference) {
  return [...groups, ...groups.flatMap(({ entries }) => entries), ...events, ...families, ...types];
}

type Listener = { params: { type: unknown }[]; overloads: unknown[] };

/**
 * The model as far as editors can have it. Phrases of the search, sections of overviews and `@since` are the site's alone, and so
 * are links of `@see` to its pages; of `listeners`, overloads and callback are left out, of functions that editors infer types
 * through, all types.
 */
export function comparable(reference: Reference, listeners: string[]): unknown {
  const bare = structuredClone(reference);
  for (const symbol of symbolsOf(bare)) {
    symbol.phrases = [];
    delete symbol.since;
    symbol.see = symbol.see.filter(({ target }) => !target.startsWith('/'));
    if ('sections' in symbol) symbol.sections = [];
  }
  const entries = bare.groups.flatMap((group) => group.entries);
  for (const entry of entries.filter(({ name }) => listeners.includes(name))) {
    const { params, overloads }: Listener = entry;
    overloads.length = 0;
    if (params[1]) params[1].type = 'left out';
  }
  for (const { params, returns } of entries.filter(({ name }) => INFERRED.includes(name)))
    for (const value of [...params, ...returns]) value.type = { kind: 'name', name: 'left out' };
  return withoutPositions(bare);
}

const INFERRED = ['assert', 'ipairs', 'next', 'pairs'];

/** Takes out of the model of an add-on what was written into its texts: full URLs, links to pages, and doubts. */
export function undone(
  reference: Reference,
  origin: string,
  isDoubtful: (name: string) => boolean,
): Reference {
  const bare = structuredClone(reference);
  for (const symbol of symbolsOf(bare)) {
    const paragraphs = symbol.description.text.split('\n\n');
    if (paragraphs.at(-1)?.includes(`](${origin}`)) paragraphs.pop();
    const [, doubt] = /^\*\*[^*]+\*\* (.*)$/s.exec(paragraphs.at(-1) ?? '') ?? [];
    if (doubt !== undefined && isDoubtful(symbol.name)) {
      symbol.unconfirmed = doubt;
      paragraphs.pop();
    }
    const atRoot = (text: string) => text.replaceAll(`](${origin}/`, '](/');
    symbol.description.text = atRoot(paragraphs.join('\n\n'));
    symbol.summary = atRoot(symbol.summary);
  }
  return bare;
}
