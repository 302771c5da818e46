/** Elements without an end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Elements that browsers close by themselves where their parent ends. */
const OPTIONAL = /^(?:caption|colgroup|dd|dt|li|optgroup|option|p|rp|rt|tbody|td|tfoot|th|thead|tr)$/;

/** Elements whose content is text, whatever it looks like. */
const RAW = /^(?:script|style|textarea|title)$/;

/**
 * Says in two lines what is wrong with the tags of a piece of HTML, and how to fix it. Undefined if whatever starts in it
 * ends in it. Tags are read as browsers read them: with comments, quoted values, and ends that may be left out.
 *
 * @example
 * findMisnested('<b>Bold</b> &copy; <br>') // undefined
 */
export function findMisnested(html: string): string | undefined {
  const open: string[] = [];
  const start = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const [tag, slash, written] = found;
    const end = written === undefined ? commentEnd(html, found.index) : tagEnd(html, start.lastIndex);
    if (end === -1) return unended(tag, written);
    start.lastIndex = end;
    const name = written?.toLowerCase() ?? '';
    if (slash) {
      const wrong = endElement(open, name, html.slice(end));
      if (wrong) return wrong;
    } else if (name && !VOID.test(name) && !closesItself(html.slice(found.index, end), name, open)) {
      open.push(name);
      if (RAW.test(name)) start.lastIndex = rawEnd(html, end, name);
    }
  }
  const left = open.find((name) => !OPTIONAL.test(name));
  return left && unclosed(left);
}

/** Removes an element, and those that end with it, from the list of open ones. */
function endElement(open: string[], name: string, rest: string): string | undefined {
  if (VOID.test(name)) return undefined;
  const at = open.lastIndexOf(name);
  if (at === -1)
    return `The HTML closes \`<${name}>\` more often than it opens it.\nRemove \`</${name}>\`, or add the start.`;
  const inner = open.splice(at).findLast((tagName, index) => index > 0 && !OPTIONAL.test(tagName));
  if (inner === undefined) return undefined;
  if (!rest.toLowerCase().includes(`</${inner}`)) return unclosed(inner);
  return `The HTML closes \`<${name}>\` before \`<${inner}>\`, which starts inside it.\nWrite \`</${inner}>\` before \`</${name}>\`.`;
}

function unclosed(name: string): string {
  return `The HTML does not close \`<${name}>\`, so it would continue into the rest of the page.\nAdd \`</${name}>\` where it ends.`;
}

function unended(tag: string, name: string | undefined): string {
  const fix =
    name === undefined
      ? 'Add `-->` where it ends.'
      : 'Close its quotes and add `>`, or write `&lt;` for a literal `<`.';
  return `The HTML has \`${tag}\` without its end, so it would continue into the rest of the page.\n${fix}`;
}

function commentEnd(html: string, at: number): number {
  // `<!-->` is a whole comment.
  const end = html.indexOf('-->', at + 2);
  return end === -1 ? -1 : end + 3;
}

/** Index after the `>` of a tag; -1 without one. Quotes count only around a value. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  let isValue = false;
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at);
    if (quote) {
      if (sign === quote) quote = '';
      continue;
    }
    if (sign === '>') return at + 1;
    if (isValue && /["']/.test(sign)) quote = sign;
    isValue = sign === '=' || (isValue && /\s/.test(sign));
  }
  return -1;
}

/** Only elements of drawings and formulas can end in their own tag. */
function closesItself(tag: string, name: string, open: string[]): boolean {
  return tag.endsWith('/>') && [name, ...open].some((element) => element === 'svg' || element === 'math');
}

function rawEnd(html: string, from: number, name: string): number {
  const end = html.toLowerCase().indexOf(`</${name}`, from);
  return end === -1 ? html.length : end;
}
