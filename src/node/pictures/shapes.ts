/** Attributes of SVG that a class stands for; `rx` only where the class is on a `rect`. */
type Look = Record<string, string>;

/**
 * The shapes that pictures consist of. Colours are the text's own, thinned out, so that a picture fits every ground:
 * dark, light, paper, and the colours that a reader's system forces. They are attributes, not rules of a sheet, so
 * pages without a picture do not pay for them.
 */
export const SHAPES: Record<string, Look> = {
  panel: {
    'fill-opacity': '.04',
    stroke: 'currentcolor',
    'stroke-opacity': '.22',
    'stroke-width': '1',
    rx: '8',
  },
  ground: { fill: 'var(--surface)', stroke: 'var(--line-strong)', 'stroke-width': '1', rx: '8' },
  box: {
    'fill-opacity': '.09',
    stroke: 'currentcolor',
    'stroke-opacity': '.4',
    'stroke-width': '1',
    rx: '5',
  },
  area: { 'fill-opacity': '.12' },
  dot: { 'fill-opacity': '1' },
  line: { fill: 'none', stroke: 'currentcolor', 'stroke-opacity': '.65' },
  head: { 'fill-opacity': '.65' },
  grid: { fill: 'none', stroke: 'currentcolor', 'stroke-opacity': '.16', 'stroke-width': '1' },
};

/** Size of text without a class, in units of the picture; one is a pixel where there is room. */
export const TEXT_SIZE = 14;

/** Kinds of text. */
export const TEXTS: Record<string, Look> = {
  title: { 'font-weight': '600' },
  code: { 'font-size': '13', 'font-family': 'var(--mono)' },
  note: { 'font-size': '12' },
};

/** What changes a shape or a text. */
export const CHANGES: Record<string, Look> = {
  accent: { color: 'var(--green)' },
  muted: { opacity: '.72' },
  dashed: { 'stroke-dasharray': '4 4' },
  thick: { 'stroke-width': '3', 'stroke-opacity': '1' },
  middle: { 'text-anchor': 'middle' },
  end: { 'text-anchor': 'end' },
};

/** Groups: a piece of the game's screen, which is dark in both colour modes, and what a script has drawn. */
export const GROUPS: Record<string, Look> = {
  screen: { 'data-style': 'dark', color: 'var(--text)' },
  drawn: {},
};

/** All classes. */
export const CLASSES = [SHAPES, TEXTS, CHANGES, GROUPS].flatMap((part) => Object.keys(part));

/** What an `svg` needs for all of the above. */
export const ROOT: Look = {
  fill: 'currentcolor',
  'stroke-width': '1.5',
  'stroke-linejoin': 'round',
  'font-size': String(TEXT_SIZE),
  direction: 'ltr',
};

/** Elements, each with its attributes besides `class`; numbers unless said otherwise below. */
export const ELEMENTS: Record<string, string[]> = {
  svg: ['viewBox', 'xmlns'],
  g: ['transform'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'transform'],
  circle: ['cx', 'cy', 'r', 'transform'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform'],
  line: ['x1', 'y1', 'x2', 'y2', 'transform'],
  polyline: ['points', 'transform'],
  polygon: ['points', 'transform'],
  path: ['d', 'transform'],
  text: ['x', 'y', 'transform'],
  tspan: ['x', 'dx', 'dy'],
};

/** Attributes without which nothing is drawn. */
export const NEEDED: Partial<Record<string, string[]>> = {
  rect: ['width', 'height'],
  circle: ['r'],
  ellipse: ['rx', 'ry'],
  polyline: ['points'],
  polygon: ['points'],
  path: ['d'],
};

const SIZE = { pattern: /^(?:\d+(?:\.\d+)?|\.\d+)$/, what: 'a number of 0 or more' };

/** Values that are not numbers of any size. */
export const VALUES: Record<string, { pattern: RegExp; what: string }> = {
  width: SIZE,
  height: SIZE,
  r: SIZE,
  rx: SIZE,
  ry: SIZE,
  viewBox: { pattern: /^0 0 \d+(?:\.\d+)? \d+(?:\.\d+)?$/, what: '`0 0` and a size, such as `0 0 344 200`' },
  xmlns: { pattern: /^http:\/\/www\.w3\.org\/2000\/svg$/, what: '`http://www.w3.org/2000/svg`' },
  points: { pattern: /^[\d\s.,+-]+$/, what: 'numbers, such as `0,0 10,5 0,10`' },
  d: { pattern: /^[MLHVCSQTAZmlhvcsqtaz\d\s.,+-]+$/, what: 'commands and numbers, such as `M0 0h10v5z`' },
  transform: {
    pattern: /^(?:(?:translate|scale|rotate)\(-?[\d.]+(?:[\s,]+-?[\d.]+){0,2}\)\s*)+$/,
    what: '`translate`, `scale` and `rotate` with numbers, such as `translate(10 20)`',
  },
  fill: { pattern: /^(?:none|#[\da-f]{6})$/, what: '`none` or a colour such as `#9ad65b`' },
  stroke: { pattern: /^(?:none|#[\da-f]{6})$/, what: '`none` or a colour such as `#9ad65b`' },
  lengthAdjust: { pattern: /^spacingAndGlyphs$/, what: '`spacingAndGlyphs`' },
};

/** Attributes that elements in a group `drawn` have too: what a script drew has the colours and sizes of the script. */
export const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'font-size',
  'font-weight',
  'textLength',
  'lengthAdjust',
];

/** Elements that are drawn, and have to say what they are. */
export const DRAWING = new Set(['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'path']);
