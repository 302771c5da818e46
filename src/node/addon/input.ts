import type { Position, Reference } from '../luacats/model.ts';

/** A text file, by its path. */
export interface AddonFile {
  path: string;
  text: string;
}

/** What editors show about a symbol in addition to its own text. */
export interface SymbolNote {
  /** Position of the symbol, as the model has it. */
  position: Position;
  /** Paragraphs of Markdown. */
  paragraphs: string[];
}

/** Everything that an add-on is built from. */
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
  /** Turns a link from a text into a full URL. */
  absolute(path: string): string;
}
