import type { LinkTarget } from './link-resolver.ts';

/** A function, value or event on one line, from the definitions. */
export interface Call {
  /** Page that describes it. */
  target: LinkTarget;
  name: string;
  /** What follows the name: `(x, y)` of a function, `: type` of a value, nothing of an event. */
  signature: string;
  /** Names of what a function returns. */
  returns: string[];
  /** Names of an event's fields; absent for functions and values. */
  fields?: string[];
  /** One sentence of plain text. */
  summary: string;
}

/** Finds calls by their names. */
export interface CallFinder {
  find(name: string): Call | undefined;
  /** The name among some that an unknown one most likely stands for; without them, among all calls. */
  near(name: string, among?: string[]): string | undefined;
  /** Whether the errors of definitions may be why a name is not found. */
  isLost(name: string): boolean;
}
