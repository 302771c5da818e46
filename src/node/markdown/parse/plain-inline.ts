import type { PhrasingContent } from 'mdast';
import { type Point, pointAt } from '../../diagnostics/point.ts';

/**
 * Parses inline content that contains only words, code spans, `*emphasis*`, `**strong**` and links, as the full
 * parser would; `undefined` for anything that may be more. Lines start in the column of `start`.
 */
export function parsePlainInline(lines: string[], start: Point): PhrasingContent[] | undefined {
  const text = lines.join('\n');
  if (text === '' || SPECIAL.test(text)) return undefined;
  if (!MARKS.test(text)) return AUTOLINK.test(text) ? undefined : [{ type: 'text', value: text }];

  const nodes: PhrasingContent[] = [];
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) return undefined;
    const [whole, words, code, strong, emphasis, label, url] = token;
    at += whole.length;
    if (words !== undefined) {
      if (AUTOLINK.test(words)) return undefined;
      nodes.push({ type: 'text', value: words });
    } else if (code !== undefined) {
      // Code that may name a parameter or field is reported where it is written.
      const position = /[(.:]/.test(code) && positionOf(text, token.index, at, start);
      nodes.push({ type: 'inlineCode', value: code, ...(position && { position }) });
    } else if (strong !== undefined) {
      nodes.push({ type: 'strong', children: [{ type: 'text', value: strong }] });
    } else if (emphasis !== undefined) {
      nodes.push({ type: 'emphasis', children: [{ type: 'text', value: emphasis }] });
    } else {
      const children = parsePlainInline([label ?? ''], start);
      if (!children) return undefined;
      const position = positionOf(text, token.index, at, start);
      nodes.push({ type: 'link', title: null, url: url ?? '', children, position });
    }
  }
  return nodes;
}

/**
 * Marks of what only the full parser knows: images, spaces at the end of a line, double backticks; and of what is
 * reported with its position.
 */
const SPECIAL =
  /[\0\t]|!\[|^\s|\s$|\s\n|\n\s|``|\+\+[a-z]|==[^\s=]|:[a-z][\w+-]*:|[´【]|'''|! \[|\{(?:unc|[#{%/:.@+=>-]|\s[.#]|[a-z]+[=}])|\$|\w\^|%%|\|\||turn\d/;
/** Characters that may have a meaning outside code. */
const MARKS = /[`*_[\]&<\\~@]/;
const AUTOLINK = /www\.|https?:/i;

const EDGE_BEFORE = '(?<![^\\s(])';
const EDGE_AFTER = '(?![^\\s).,:;])';
const SIMPLE = "[A-Za-z0-9](?:[A-Za-z0-9 ,.'-]*[A-Za-z0-9])?";
const TOKEN = new RegExp(
  [
    // An underscore between letters or digits is part of a name; `&` and `<` before a space are literal.
    '((?:[^`*_\\[\\]&<\\\\~@]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|[&<](?=[\\s\\d=]))+)',
    '`([^`\\s](?:[^`\\n]*[^`\\s])?)`',
    `${EDGE_BEFORE}\\*\\*(${SIMPLE})\\*\\*${EDGE_AFTER}`,
    `${EDGE_BEFORE}\\*(${SIMPLE})\\*${EDGE_AFTER}`,
    '\\[([^\\[\\]*\\n]+)\\]\\(([^\\s()<>`*\\[\\]&\\\\]+)\\)',
  ].join('|'),
  'y',
);

function positionOf(text: string, from: number, to: number, start: Point): { start: Point; end: Point } {
  return { start: pointInside(text, from, start), end: pointInside(text, to, start) };
}

function pointInside(text: string, offset: number, start: Point): Point {
  const { line, column } = pointAt(text, offset);
  return { line: start.line + line - 1, column: start.column + column - 1 };
}
