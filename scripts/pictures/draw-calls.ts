import type { Frame } from '../lua/run-job.ts';

type Call = Frame['calls'][number];
type Numbers = Record<string, number>;

/** Strips that stand for a gradient: pictures have no ids, which SVG needs for its own. */
const STRIPS = 24;

/** Width of a letter in parts of the size, in the mono faces of most systems. */
const LETTER = 0.6;

/** Smallest size of letters that a reader can make out. */
const LEAST_SIZE = 11;

/** What draws each function of `renderer`, as SVG in pixels of the game. */
const DRAWING: Record<string, (numbers: Numbers, call: Call, scale: number) => string> = {
  'renderer.rectangle': ({ x, y, w, h, ...rest }) => rectangle(x, y, w, h, fill(rest)),
  'renderer.gradient': gradient,
  'renderer.line': ({ x1, y1, x2, y2, ...rest }) =>
    `<line${numbers({ x1, y1, x2, y2 })}${paint('stroke', rest)}/>`,
  'renderer.triangle': ({ x0, y0, x1, y1, x2, y2, x3, y3, ...rest }) =>
    `<polygon points="${points([x0, y0], [x1, y1], [x2, y2], [x3, y3])}"${fill(rest)}/>`,
  'renderer.circle': ({ x = 0, y = 0, radius = 0, start_degrees = 0, percentage = 1, ...rest }) =>
    percentage >= 1
      ? `<circle${numbers({ cx: x, cy: y, r: radius })}${fill(rest)}/>`
      : // Anticlockwise from the bottom.
        `<path d="M${short(x)} ${short(y)}L${arc(x, y, radius, 90 - start_degrees, -360 * percentage)}z"${fill(rest)}/>`,
  'renderer.circle_outline': ({
    x = 0,
    y = 0,
    radius = 0,
    start_degrees = 0,
    percentage = 1,
    thickness = 1,
    ...rest
  }) => {
    const middle = radius - thickness / 2;
    const look = `${paint('stroke', rest)} stroke-width="${short(thickness)}"`;
    if (percentage >= 1) return `<circle${numbers({ cx: x, cy: y, r: middle })}${look}/>`;
    // Clockwise from the right.
    return `<path d="M${arc(x, y, middle, start_degrees, 360 * percentage)}"${look}/>`;
  },
  'renderer.text': text,
};

/**
 * Draws a call as SVG of a group `drawn`; returns empty text for what is fully transparent.
 *
 * @param scale Units of the picture for each pixel.
 * @throws Error for a function that has no drawing, and for letters too small to read.
 */
export function drawCall(call: Call, scale: number): string {
  const draw = DRAWING[call.call];
  if (!draw)
    throw new Error(`\`${call.call}\` cannot be drawn yet: add it to scripts/pictures/draw-calls.ts.`);
  const given = Object.entries(call.named).filter(([, value]) => typeof value === 'number');
  const values = Object.fromEntries(given) as Numbers;
  return values.a === 0 ? '' : draw(values, call, scale);
}

function rectangle(x = 0, y = 0, width = 0, height = 0, look = ''): string {
  return width > 0 && height > 0 ? `<rect${numbers({ x, y, width, height })}${look}/>` : '';
}

/** Strips of whole pixels: between parts of a pixel, the ground would shine through. */
function gradient({ x = 0, y = 0, w = 0, h = 0, ...rest }: Numbers, { named }: Call): string {
  const [start, length] = named.ltr ? [x, w] : [y, h];
  const count = Math.max(1, Math.min(STRIPS, Math.round(length)));
  const edge = (index: number) => Math.round(start + (length * index) / count);
  const strips = Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const color = Object.fromEntries(
      ['r', 'g', 'b', 'a'].map((name) => {
        const [from = 0, to = 0] = [rest[`${name}1`], rest[`${name}2`]];
        return [name, from + (to - from) * share];
      }),
    );
    if (color.a === 0) return '';
    const size = edge(index + 1) - edge(index);
    return named.ltr
      ? rectangle(edge(index), y, size, h, fill(color))
      : rectangle(x, edge(index), w, size, fill(color));
  });
  return strips.join('');
}

/** Text in the size and width that the stub measured, so that it fits what the script computed. */
function text(
  { x = 0, y = 0, ...rest }: Numbers,
  { named, text = '', width = 0, height = 0 }: Call,
  scale: number,
): string {
  if (!text.trim()) return '';
  const flags = String(named.flags ?? '');
  const size = Math.min(width / text.length / LETTER, height * 0.92);
  if (size * scale < LEAST_SIZE) throw new Error(`The letters of \`${text}\` are too small to read.`);
  const left = flags.includes('c') ? x - width / 2 : flags.includes('r') ? x - width : x;
  const top = flags.includes('c') ? y - height / 2 : y;
  const weight = flags.includes('b') ? ' font-weight="700"' : '';
  const fit = `font-size="${short(size)}"${weight} textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"`;
  const letters = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text${numbers({ x: left, y: top + height * 0.77 })} ${fit}${fill(rest)}>${letters}</text>`;
}

/** An arc from an angle, clockwise from the right; the first point comes without a command. */
function arc(x: number, y: number, radius: number, start: number, sweep: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
  };
  const flags = `${Math.abs(sweep) > 180 ? 1 : 0} ${sweep > 0 ? 1 : 0}`;
  return `${at(start)}A${short(radius)} ${short(radius)} 0 ${flags} ${at(start + sweep)}`;
}

function fill(color: Numbers): string {
  return paint('fill', color);
}

function paint(what: 'fill' | 'stroke', { r = 0, g = 0, b = 0, a = 255 }: Numbers): string {
  const hex = [r, g, b].map((part) => byte(part).toString(16).padStart(2, '0')).join('');
  const opacity = a < 255 ? ` ${what}-opacity="${Math.round((a / 255) * 100) / 100}"` : '';
  return `${what === 'stroke' ? ' fill="none"' : ''} ${what}="#${hex}"${opacity}`;
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

function points(...corners: (number | undefined)[][]): string {
  return corners
    .flatMap((corner) => (corner.includes(undefined) ? [] : [corner.map(short).join(',')]))
    .join(' ');
}

function numbers(values: Record<string, number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join('');
}

/** A tenth of a pixel is enough. */
function short(value = 0): string {
  return String(Math.round(value * 10) / 10);
}
