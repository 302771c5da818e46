import type { EntryDoc, Position, Reference } from '../luacats/model.ts';
import { addonConfig } from './config.ts';
import { libraryFile } from './library.ts';
import { listenerEdits } from './overloads.ts';
import { addonReadme } from './readme.ts';

/** A text file, by its path. */
export interface AddonFile {
  path: string;
  text: string;
}

/** What editors show of a symbol beside its own text. */
export interface SymbolNote {
  /** Position of the symbol, as the model has it. */
  position: Position;
  /** Paragraphs of Markdown. */
  paragraphs: string[];
}

/** What an add-on is made from. */
export interface AddonInput {
  /** Name of its folder: letters, digits, `-`. */
  name: string;
  /** What it describes, for people. */
  title: string;
  /** URL of the site, which its README names. */
  url: string;
  version: string;
  /** Id of the build of the site. */
  build: string;
  /** Text of the licence; absent when the site has none. */
  licence?: string | undefined;
  /** The definition files, by their path in the docs: `definitions/client.lua`. */
  definitions: AddonFile[];
  /** What the definitions say. */
  reference: Reference;
  notes: SymbolNote[];
  /** Functions that take the name of an event and a callback: each gets an overload for every event. */
  listeners: string[];
  /** Names that scripts may use although no definition lists them. */
  globals: string[];
  /** Makes a link of the texts a full URL. */
  absolute(path: string): string;
}

/**
 * Makes the add-on of a site for the Lua language server: a folder whose `library/` holds the definitions with what the
 * site adds, and whose `config.json` says which settings go with them.
 *
 * @see https://luals.github.io/wiki/addons/
 */
export function makeAddon(input: AddonInput): AddonFile[] {
  const { name, version, build, licence, definitions, reference, notes, absolute } = input;
  const listeners = entriesOf(reference).filter((entry) => input.listeners.includes(entry.name));
  const edits = listeners.flatMap((entry) => listenerEdits(entry, reference));
  const library = definitions.map(({ path, text }) => {
    const here = { notes: notes.filter((it) => it.position.file.endsWith(path)), absolute };
    const own = edits.filter((edit) => edit.position.file.endsWith(path));
    return { path: path.replace(/^definitions\//, 'library/'), text: libraryFile(text, own, here) };
  });
  const files = [
    { path: 'config.json', text: json(addonConfig(input)) },
    { path: 'version.json', text: json({ name, version, build }) },
    { path: 'README.md', text: addonReadme(input) },
    ...(licence === undefined ? [] : [{ path: 'LICENSE', text: licence }]),
    ...library,
  ];
  return files.map((file) => ({ ...file, path: `${name}/${file.path}` }));
}

function entriesOf({ groups }: Reference): EntryDoc[] {
  return groups.flatMap((group) => group.entries);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
