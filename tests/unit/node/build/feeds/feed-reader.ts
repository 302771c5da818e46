import sax from 'sax';

/** An element of a feed with its text, and the elements in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Reads XML as strictly as readers of feeds do; throws where it is not well formed. Names are as written. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = sax.parser(true);
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('The XML has no element.');
  return document;
}

/** Elements of a name within another. */
export function all({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name);
}

/** Text of the first element of a name within another; absent without one. */
export function textOf(element: Element | undefined, name: string): string | undefined {
  return element && all(element, name)[0]?.text;
}
