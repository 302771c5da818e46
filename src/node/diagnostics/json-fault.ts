const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them in texts.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/**
 * Returns the offset of the first character at which a text stops being JSON. The messages of `JSON.parse` name it only
 * in some cases.
 *
 * @example
 * jsonFault('{"a": b}') // 6
 */
export function jsonFault(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found !== null;
  };
  const takeSign = (sign: string | undefined): boolean => {
    take(SPACE);
    if (sign === undefined || text[at] !== sign) return false;
    at++;
    return true;
  };
  const takeKey = () => {
    take(SPACE);
    return take(STRING) && takeSign(':');
  };
  /** Ends of the lists and objects that are open. Not the stack: it would decide how deep they may be nested. */
  const open: string[] = [];
  do {
    const end = takeSign('{') ? '}' : takeSign('[') ? ']' : undefined;
    if (!end && !take(STRING) && !take(SCALAR)) return at;
    if (end) {
      open.push(end);
      if (!takeSign(end)) {
        if (end === '}' && !takeKey()) return at;
        continue;
      }
      open.pop();
    }
    // A value has ended, and perhaps the list or object around it.
    while (takeSign(open.at(-1))) open.pop();
    if (open.length && !(takeSign(',') && (open.at(-1) === ']' || takeKey()))) return at;
  } while (open.length);
  take(SPACE);
  return at;
}
