import sax from 'sax';

/** An attribute with its value; offsets count characters from the start of the file. */
export interface Attribute {
  name: string;
  value: string;
  at: number;
}

/** An element of a picture. */
export interface Element {
  name: string;
  attributes: Attribute[];
  children: (Element | Text)[];
  at: number;
}

/** Text between tags, as it is read. */
export interface Text {
  text: string;
  at: number;
}

/** What a file contains besides elements, text and comments. */
export interface Stray {
  what: string;
  at: number;
}

/** A file as it was parsed: its root, or where it stops being XML. */
export type Parsed = { root: Element | undefined; stray: Stray[] } | { error: string; at: number };

/** Elements in one another. */
const DEEPEST = 20;

/** The types of the parser lack the second: without it, entities of HTML would pass. */
const OPTIONS = { position: true, strictEntities: true };

/** An attribute in a tag. */
const ATTRIBUTE = /\s([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Parses a file of SVG as strict XML; comments are left out. */
export function parseSvg(source: string): Parsed {
  const parser = sax.parser(true, OPTIONS);
  const top: Element = { name: '', attributes: [], children: [], at: 0 };
  const open: Element[] = [top];
  const stray: Stray[] = [];
  let failed: { error: string; at: number } | undefined;
  const tagStart = () => Math.max(0, parser.startTagPosition - 1);
  // Text begins where the last tag ended.
  let end = 0;

  parser.onerror = ({ message }) => {
    failed ??= { error: message.split('\n')[0] ?? message, at: Math.max(0, parser.position - 1) };
    // The parser stops at its own error otherwise.
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    const at = tagStart();
    const tag = source.slice(at, parser.position);
    const element: Element = { name, attributes: placeAttributes(attributes, tag, at), children: [], at };
    const twice = repeatedAttribute(tag);
    if (twice) failed ??= { error: `the attribute \`${twice}\` is written twice`, at };
    if (open.length === DEEPEST + 1)
      stray.push({ what: `elements nested more than ${DEEPEST} levels deep`, at });
    // What lies deeper is not read: reading it would take a recursive call for each level.
    if (open.length <= DEEPEST) open.at(-1)?.children.push(element);
    open.push(element);
    end = parser.position;
  };
  parser.onclosetag = () => {
    open.pop();
    end = parser.position;
  };
  parser.ontext = (text) => {
    const space = /^\s*/.exec(source.slice(end))?.[0].length ?? 0;
    open.at(-1)?.children.push({ text, at: end + space });
  };
  parser.oncomment = () => {
    end = parser.position;
  };
  parser.oncdata = () => stray.push({ what: 'a CDATA section', at: tagStart() });
  parser.ondoctype = () => stray.push({ what: 'a document type', at: tagStart() });
  parser.onprocessinginstruction = ({ name }) => {
    // Drawing programs start their files with `<?xml ... ?>`, which says nothing that matters here.
    if (name !== 'xml' || tagStart() > 0) stray.push({ what: `\`<?${name} ?>\``, at: tagStart() });
    end = parser.position;
  };
  try {
    parser.write(source).close();
  } catch {
    // The parser asks the attributes themselves what they have, and fails where one is called `hasOwnProperty`.
    failed ??= { error: 'it cannot be read', at: Math.max(0, parser.position - 1) };
  }
  if (failed) return failed;
  const [root, second] = top.children.filter(isElement);
  if (second) stray.push({ what: `\`<${second.name}>\` next to the outermost element`, at: second.at });
  return { root, stray };
}

/** Returns the first name that a tag has a second time: the parser keeps only one of the attributes. */
function repeatedAttribute(tag: string): string | undefined {
  const names = Array.from(tag.matchAll(ATTRIBUTE), ([, name = '']) => name);
  return names.find((name, index) => names.indexOf(name) < index);
}

/** Returns the attributes of a tag, which starts at an offset of the file, with their offsets. */
function placeAttributes(attributes: Record<string, unknown>, tag: string, start: number): Attribute[] {
  return Object.entries(attributes).map(([name, value]) => {
    const offset = tag.search(new RegExp(`\\s${name.replaceAll(/[^\w-]/g, '\\$&')}\\s*=`));
    return { name, value: String(value), at: start + Math.max(0, offset + 1) };
  });
}

/** Returns whether a child is an element. */
export function isElement(node: Element | Text): node is Element {
  return 'name' in node;
}

/** Returns the value of an attribute as it is written. */
export function attributeOf({ attributes }: Element, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}
