/** A name in pasted code. `method` is a call on a value whose type is unknown: `:get_name(`. */
export interface CodeName {
  name: string;
  role: 'call' | 'text' | 'method';
}

/** A text after a function's name is its argument, unless words follow: `module 'ffi' not found`. */
const CODE = /\w\(|=|^\w+(?:[.:]\w+)*(?: ?"[^"]*| '[^']*)["']?[\s).;]*$/;
const CODE_NAME = /(["'])(.*?)(?:\1|$)|(:?[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)\s*(\()?/g;
/** Before the method of a text: `("%d"):format(x)`. */
const LITERAL_END = /["']\)$/;
const KEYWORD =
  /^(?:and|break|do|else|elseif|end|false|for|function|if|in|local|nil|not|or|repeat|return|then|true|until|while)$/;
/** Functions around a call, which readers know; they ask about the call. */
const WRAPPER = /^(?:assert|ipairs|pairs|print|tonumber|tostring|type|unpack)$/;

/**
 * Returns the names in a line of Lua: called functions, methods of values, and texts that look like a name. Functions around
 * the call of another one come last. Other texts have none.
 */
export function readCode(text: string): CodeName[] {
  if (!CODE.test(text)) return [];
  const names: CodeName[] = [];
  for (const { 2: literal, 3: name, 4: call, index } of text.matchAll(CODE_NAME)) {
    if (literal !== undefined) {
      if (/^[\w.]+$/.test(literal)) names.push({ name: literal, role: 'text' });
    } else if (name && !KEYWORD.test(name)) {
      if (name.startsWith(':') && LITERAL_END.test(text.slice(0, index)))
        names.push({ name: `string${name}`, role: 'call' });
      else if (name.startsWith(':')) names.push({ name: name.slice(1), role: 'method' });
      else if (call || /[.:]/.test(name)) names.push({ name, role: 'call' });
      if (name.lastIndexOf(':') > 0)
        names.push({ name: name.slice(name.lastIndexOf(':') + 1), role: 'method' });
    }
  }
  if (names.length === 0) return readBareNames(text);
  const inner = names.filter((name) => !isWrapper(name));
  return inner.some(({ role }) => role === 'call') ? [...inner, ...names.filter(isWrapper)] : names;
}

/** Returns whether a name is that of a function around a call: `print`. */
export function isWrapper({ name, role }: CodeName): boolean {
  return role === 'call' && WRAPPER.test(name);
}

/** The names in a line without calls, such as those in `local next = next`. */
function readBareNames(text: string): CodeName[] {
  const names = new Set(text.match(/[A-Za-z_]\w+/g)?.filter((name) => !KEYWORD.test(name)));
  return [...names].map((name) => ({ name, role: 'call' }));
}

/** Returns a line of Lua without the words of the language: `f(x)` for `return f(x)`. */
export function withoutKeywords(text: string): string {
  return text.replace(/\w+/g, (word) => (KEYWORD.test(word) ? '' : word));
}
