import { expect } from 'vitest';

const ELEMENTS =
  'a abbr aside b blockquote br code del details div em figcaption h1 h2 h3 h4 h5 h6 hr img input kbd li ol p pre span strong sub summary sup table tbody td th thead tr ul';
const DRAWN = 'circle ellipse g line path polygon polyline rect svg text tspan';
const ATTRIBUTES =
  'align alt aria-hidden aria-label checked class data-kind data-label data-sheet decoding disabled height href id loading open rel role scope src start style tabindex target title type width';
const DRAWN_ATTRIBUTES =
  'class color cx cy d data-style direction dx dy fill fill-opacity font-family font-size font-weight height lengthAdjust opacity points r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor textLength transform viewBox width x x1 x2 xmlns y y1 y2';

const allowed = new Set(`${ELEMENTS} ${DRAWN}`.split(' '));
const allowedAttributes = new Set(`${ATTRIBUTES} ${DRAWN_ATTRIBUTES}`.split(' '));
const EMPTY = new Set(['br', 'hr', 'img', 'input']);

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z][\w-]*(?:="[^"]*")?)*)\s*(\/?)>/y;
const ATTRIBUTE = /\s+([a-zA-Z][\w-]*)(?:="([^"]*)")?/g;

/**
 * Fails unless HTML is written in the one form that every parser reads alike, closes what it opens, and contains only elements,
 * attributes and URLs that pages may have. `<` is nowhere but at the start of a tag.
 *
 * @param isClosed Not so where errors say that something is not closed: such a text gets into no page.
 */
export function expectSafe(html: string, isClosed = true): void {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) throw new Error(`Not a tag: ${html.slice(at, at + 80)}`);
    const [whole, slash, name = '', attributes = '', closed] = tag;
    expect(allowed, whole).toContain(name);
    expect(attributes, whole).not.toContain('<');
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      expectAttribute(attribute, value, whole);
    if (!isClosed) continue;
    if (slash) expect(open.pop(), whole).toBe(name);
    else if (!closed && !EMPTY.has(name)) open.push(name);
  }
  expect(open).toEqual([]);
}

function expectAttribute(name: string, value: string, tag: string): void {
  expect(allowedAttributes, tag).toContain(name);
  if (name === 'style') expect(value, tag).toMatch(/^text-align: ?(?:left|right|center);?$/);
  if (name !== 'href' && name !== 'src') return;
  const url = decode(value);
  if (!URL.canParse(url, 'https://docs.test/docs/page')) return;
  expect(new URL(url, 'https://docs.test/docs/page').protocol, tag).not.toMatch(
    /^(?:javascript|vbscript|data):/,
  );
}

function decode(value: string): string {
  return value
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** Calls `take` with each text that is HTML in what the renderer gives: by the names of the fields. */
export function eachHtml(value: unknown, take: (html: string) => void, name = ''): void {
  if (typeof value === 'string') {
    if (/^(?:html|summary|.*Html)$/.test(name)) take(value);
  } else if (Array.isArray(value)) for (const item of value) eachHtml(item, take, name);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) eachHtml(inner, take, key);
}
