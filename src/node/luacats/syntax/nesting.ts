/**
 * Most nested brackets, blocks and operators in code: as many as LuaJIT accepts. Code that reads code calls itself for
 * each level, so without a limit, the size of the stack would decide.
 */
const DEEPEST = 200;

/** What a text may have between its marks. */
const escaped = String.raw`\\(?:\r\n|\n\r|z\s*|[^])`;
/**
 * Comments, strings, numbers, words and punctuation; blanks separate them. A string that is not closed extends to the
 * end.
 */
const TOKEN = new RegExp(
  [
    String.raw`--\[(=*)\[[^]*?(?:\]\1\]|$)|--[^\n\r]*|\[(=*)\[[^]*?(?:\]\2\]|$)`,
    String.raw`"(?:[^"\\\n\r]|${escaped})*"?|'(?:[^'\\\n\r]|${escaped})*'?`,
    String.raw`\.?\d[\w.]*|[^\W\d]\w*|\.{2,3}|[^\w\s]`,
  ].join('|'),
  'g',
);

const OPENING = /^(?:[([{]|function|do|then|repeat)$/;
/** No expression continues after these. */
const STATEMENT = /^(?:do|then|repeat)$/;
/** `elseif` has its own `then`. */
const CLOSING = /^(?:[)\]}]|end|until|elseif)$/;
/** Operators that are one level above what follows them. */
const NESTING = /^(?:\.\.|\^|not|#)$/;
/** What is above all of them, or ends an expression. */
const ENDING = /^(?:[,;=<>~]|and|or|local|return|if|while|for|in|else|break|goto)$/;
/** The end of a value: a minus after it is between two. */
const VALUE = /^(?!(?:and|or|not|return|in|if|while|do|then|else|repeat)$)(?:[\w"')\]}]|\.\d|\[=*\[|\.\.\.)/;

/** Returns the offset at which code is nested too deeply; undefined where it is not. */
export function findTooNested(code: string): number | undefined {
  /** Operators of the expression under way, on each level. */
  const levels = [0];
  let operators = 0;
  let before = '';
  const change = (by: number) => {
    levels.push((levels.pop() ?? 0) + by);
    operators += by;
  };
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    if (token.startsWith('--')) continue;
    if (OPENING.test(token)) {
      if (STATEMENT.test(token)) change(-(levels.at(-1) ?? 0));
      levels.push(0);
    } else if (CLOSING.test(token)) {
      operators -= levels.pop() ?? 0;
      if (levels.length === 0) levels.push(0);
    } else if (NESTING.test(token) || (token === '-' && !VALUE.test(before))) change(1);
    else if (ENDING.test(token)) change(-(levels.at(-1) ?? 0));
    if (levels.length + operators > DEEPEST) return index;
    before = token;
  }
  return undefined;
}
