const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them in texts.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/**
 * Returns the offset of the first sign at which a text is no longer JSON. The messages of `JSON.parse` name it in some
 * cases only.
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
  const takeSign = (sign: string): boolean => {
    take(SPACE);
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const takeItems = (end: string, takeItem: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do if (!takeItem()) return false;
    while (takeSign(','));
    return takeSign(end);
  };
  const takePair = () => {
    take(SPACE);
    return take(STRING) && takeSign(':') && takeValue();
  };
  const takeValue = (): boolean => {
    take(SPACE);
    if (takeSign('{')) return takeItems('}', takePair);
    if (takeSign('[')) return takeItems(']', takeValue);
    return take(STRING) || take(SCALAR);
  };
  if (takeValue()) take(SPACE);
  return at;
}
