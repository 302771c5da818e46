import { codePointOf } from '../../diagnostics/code-point.ts';

/** The kind of a mistake in a type, from which its fix follows. */
export type TypeFault =
  | { kind: 'noType' | 'noName' | 'tooLarge' | 'tooDeep' | 'tableTypes' | 'rest' | 'again' | 'afterRest' }
  | { kind: 'noSymbol'; symbol: string }
  | { kind: 'unnamed'; type: string };

/** What is wrong with a type, and at which index. */
export class TypeSyntaxError extends Error {
  readonly at: number;
  readonly fault: TypeFault;

  constructor(message: string, at: number, fault: TypeFault) {
    super(message);
    this.at = at;
    this.fault = fault;
  }
}

/** How far a type has been read. */
export interface TypeState {
  text: string;
  /** Index of the next token. */
  at: number;
  /** Index after the last token taken. */
  end: number;
  names: { name: string; at: number }[];
  /** Number of types around the current one. */
  depth: number;
  /** Number of names, literals and other parts so far. */
  units: number;
}

const BLANK = /[ \t]*/y;

/** Takes the token that a sticky pattern finds after blanks; undefined if it finds none. */
export function takePattern(state: TypeState, pattern: RegExp): string | undefined {
  skipBlank(state);
  pattern.lastIndex = state.at;
  const text = pattern.exec(state.text)?.[0];
  if (text === undefined) return undefined;
  state.at += text.length;
  state.end = state.at;
  return text;
}

/** Takes a symbol after blanks, and returns whether it is there. */
export function takeSymbol(state: TypeState, symbol: string): boolean {
  skipBlank(state);
  if (!state.text.startsWith(symbol, state.at)) return false;
  state.at += symbol.length;
  state.end = state.at;
  return true;
}

/**
 * Takes a required symbol.
 *
 * @throws TypeSyntaxError if it is missing.
 */
export function expectSymbol(state: TypeState, symbol: string): void {
  if (!takeSymbol(state, symbol))
    throw new TypeSyntaxError(`expected \`${symbol}\`, found ${quoteNext(state)}`, state.at, {
      kind: 'noSymbol',
      symbol,
    });
}

/** Moves past blanks. */
export function skipBlank(state: TypeState): void {
  BLANK.lastIndex = state.at;
  state.at += BLANK.exec(state.text)?.[0].length ?? 0;
}

/** Returns the next word or character in backticks, as messages quote it. */
export function quoteNext(state: TypeState): string {
  const word = /^(?:[\w.]+|.)/.exec(state.text.slice(state.at))?.[0];
  if (word === undefined) return 'the end of the line';
  return /^[\p{Zs}\p{Cf}]/u.test(word) ? `an invisible character (${codePointOf(word)})` : `\`${word}\``;
}
