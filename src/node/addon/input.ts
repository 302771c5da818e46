import type { Position, Reference } from '../luacats/model.ts';

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
