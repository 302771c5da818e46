import type { Definition } from 'mdast';
import type { MarkdownSource } from './source.ts';
import type { Tools } from './tools.ts';

/** Makes unique ids for headings; a `GithubSlugger` is one. */
export interface Slugs {
  slug(text: string): string;
}

/** A text that is being prepared. */
export interface Task extends Tools {
  source: MarkdownSource;
  slugs: Slugs;
  definitions: ReadonlyMap<string, Definition>;
  /** How often each name of a table has been used. */
  tables: Map<string, number>;
  /** Names of the blocks so far whose first line is wrong: what ends them, or is in them, is not reported too. */
  unopened: string[];
  /** Whether tables of values may be in the text. */
  takesValues: boolean;
}
