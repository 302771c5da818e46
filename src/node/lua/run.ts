import type { EntryDoc, EventDoc } from '../luacats/model.ts';
import type { Expression, FunctionDeclaration } from './parse.ts';
import type { Names } from './scope.ts';
import type { State, Value, Values } from './values.ts';
import type { World } from './world.ts';

/** The state of the check of one block. */
export interface Run {
  world: World;
  names: Names;
  /** What is known about the locals at the current place. */
  state: State;
  /** Full name of the symbol whose text contains the block. */
  owner: string | undefined;
  /** Events that functions of this block are registered for by their name. */
  handlers: Map<FunctionDeclaration, EventDoc[]>;
  /** No other block follows that could assign what this one declares. */
  isLast: boolean;
  /** Names of events that the text raises itself. */
  raised: Set<string>;
  /** Notes that the code uses a documented function, value or event at a node. */
  use(doc: EntryDoc | EventDoc, at: Expression): void;
  /** Reports what is wrong at a node of the block, or at an offset in it. */
  report(at: Expression | number, message: string, fix?: string): void;
  evaluate(node: Expression): Value;
  /** Evaluates a list; the last call of it may give any number of values. */
  evaluateAll(nodes: Expression[]): Values;
  /** Checks the body of a function. `params` are the values of its first parameters; the rest may be anything. */
  enter(fn: FunctionDeclaration, params: Value[]): void;
}
