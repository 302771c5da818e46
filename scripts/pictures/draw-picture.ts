import type { Frame } from '../lua/run-job.ts';
import { drawCall } from './draw-calls.ts';
import type { Cell, DrawnPicture, Part } from './list.ts';

/** Space between the cells of a picture, and the height of what is written below one. */
const GAP = 20;
const LABEL = 24;

/** Widest picture of several cells. */
const WIDTH = 344;

/** Draws frames as a picture: a stylised screen of the game, and what the script drew on it. */
export function drawPicture({ picture, script, cells }: DrawnPicture, part: Part, frames: Frame[]): string {
  const label = cells.some((cell) => cell.label) ? LABEL : 0;
  const columns = Math.max(1, Math.floor((WIDTH + GAP) / (part.width + GAP)));
  const rows = Math.ceil(cells.length / columns);
  const used = Math.min(columns, cells.length);
  const width = used * part.width + (used - 1) * GAP;
  const height = rows * (part.height + label) + (rows - 1) * (label ? 0 : GAP);
  const drawn = cells.flatMap((cell, index) => {
    const frame = frames[index];
    const left = (index % columns) * (part.width + GAP);
    const top = Math.floor(index / columns) * (part.height + (label || GAP));
    return frame ? [drawCell(frame, part, cell, left, top)] : [];
  });
  const source = `<!-- \`npm run pictures\` draws this out of ${script}: change that, or ${picture.split('/').at(-1)} is wrong. -->`;
  return [
    source,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function drawCell({ screen, calls }: Frame, part: Part, { label }: Cell, left: number, top: number): string {
  const move = `translate(${left - part.x} ${top - part.y})`;
  const { x, y, width, height } = part;
  const lines = [
    `<g class="screen" transform="${move}">`,
    `  <rect class="ground" x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}"/>`,
    ...scene(screen.width, screen.height, part).map((line) => `  ${line}`),
    '  <g class="drawn code">',
    ...calls
      .map(drawCall)
      .filter(Boolean)
      .map((line) => `    ${line}`),
    '  </g>',
    '</g>',
  ];
  if (label)
    lines.push(
      `<text class="note muted middle" x="${left + width / 2}" y="${top + height + 16}">${label}</text>`,
    );
  return lines.map((line) => `  ${line}`).join('\n');
}

/** A corner of a polygon. */
type Corner = [x: number, y: number];

/** A room with a crosshair in its middle: walls, floor and the far wall, as far as the part shows them. */
function scene(width: number, height: number, part: Part): string[] {
  const at = (x: number, y: number): Corner => [x * width, y * height];
  const [left, right, top, bottom] = [0.42, 0.58, 0.44, 0.53];
  const faces: [look: string, corners: Corner[]][] = [
    ['area', [at(0, 0), at(left, top), at(left, bottom), at(0, 1)]],
    ['area', [at(1, 0), at(right, top), at(right, bottom), at(1, 1)]],
    ['area', [at(0, 1), at(left, bottom), at(right, bottom), at(1, 1)]],
    ['area', [at(0, 1), at(left, bottom), at(right, bottom), at(1, 1)]],
    ['area muted', [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]],
  ];
  const walls = faces.flatMap(([look, corners]) => {
    const seen = clip(corners, part);
    return seen.length > 2
      ? [`<path class="${look}" d="M${seen.map((it) => it.join(' ')).join('L')}z"/>`]
      : [];
  });
  const [x, y] = at(0.5, 0.5).map(Math.round) as Corner;
  const isSeen = x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
  return isSeen ? [...walls, `<path class="line muted" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/>`] : walls;
}

/** The part of a polygon within a rectangle, in whole pixels: cut at one side after the other. */
function clip(polygon: Corner[], { x, y, width, height }: Part): Corner[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x + 1, 1],
    [0, x + width - 1, -1],
    [1, y + 1, 1],
    [1, y + height - 1, -1],
  ];
  const cut = sides.reduce((corners, [axis, limit, sign]) => {
    const room = (corner: Corner) => (corner[axis] - limit) * sign;
    return corners.flatMap((corner, index): Corner[] => {
      const before = corners.at(index - 1) ?? corner;
      const crosses = room(corner) < 0 !== room(before) < 0;
      const share = room(before) / (room(before) - room(corner));
      const crossing = [0, 1].map(
        (it) => before[it as 0 | 1] + (corner[it as 0 | 1] - before[it as 0 | 1]) * share,
      );
      return [...(crosses ? [crossing as Corner] : []), ...(room(corner) >= 0 ? [corner] : [])];
    });
  }, polygon);
  return cut.map(([a, b]) => [Math.round(a), Math.round(b)]);
}
