import type { Frame } from '../lua/run-job.ts';
import { drawCall } from './draw-calls.ts';
import type { Cell, DrawnPicture, Part } from './list.ts';

/** Space between the cells of a picture, and the height of what is written below one. */
const GAP = 20;
const LABEL = 24;

/** What stays free of the scene at the edge, whose corners are round. */
const EDGE = 2.5;

/** Widest picture of several cells. */
const WIDTH = 344;

/** Draws frames as a picture: a stylised screen of the game, and what the script drew on it. */
export function drawPicture(
  { picture, script, cells, scale = 1 }: DrawnPicture,
  part: Part,
  frames: Frame[],
): string {
  const [cellWidth, cellHeight] = [part.width * scale, part.height * scale].map(Math.round) as Corner;
  const label = cells.some((cell) => cell.label) ? LABEL : 0;
  const columns = Math.max(1, Math.floor((WIDTH + GAP) / (cellWidth + GAP)));
  const rows = Math.ceil(cells.length / columns);
  const used = Math.min(columns, cells.length);
  const width = used * cellWidth + (used - 1) * GAP;
  const height = rows * (cellHeight + label) + (rows - 1) * (label ? 0 : GAP);
  const drawn = cells.flatMap((cell, index) => {
    const frame = frames[index];
    const left = (index % columns) * (cellWidth + GAP);
    const top = Math.floor(index / columns) * (cellHeight + (label || GAP));
    return frame
      ? drawCell(frame, part, cell, { left, top, width: cellWidth, height: cellHeight, scale })
      : [];
  });
  const name = picture.split('/').at(-1);
  return [
    `<!-- \`npm run pictures\` draws this out of ${script}: change that, or ${name} is wrong. -->`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...drawn.map((line) => `  ${line}`),
    '</svg>',
    '',
  ].join('\n');
}

/** Where a cell is in the picture. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

function drawCell(
  { screen, calls }: Frame,
  part: Part,
  { label, calls: count, reversed }: Cell,
  { left, top, width, height, scale }: Place,
): string[] {
  const enlarge = scale === 1 ? '' : ` scale(${scale})`;
  const move = [left - part.x * scale, top - part.y * scale];
  const ordered = reversed ? calls.toReversed() : calls.slice(0, count);
  const drawn = ordered.map((call) => drawCall(call, scale)).filter(Boolean);
  const [middle, below] = [left + width / 2, top + height + 16];
  return [
    '<g class="screen">',
    `  <rect class="ground" x="${left + 0.5}" y="${top + 0.5}" width="${width - 1}" height="${height - 1}"/>`,
    `  <g transform="translate(${move.map((offset) => Math.round(offset * 100) / 100).join(' ')})${enlarge}">`,
    ...scene(screen.width, screen.height, part, scale).map((line) => `    ${line}`),
    '    <g class="drawn code">',
    ...drawn.map((line) => `      ${line}`),
    '    </g>',
    '  </g>',
    '</g>',
    ...(label ? [`<text class="note muted middle" x="${middle}" y="${below}">${label}</text>`] : []),
  ];
}

/** A corner of a polygon. */
type Corner = [x: number, y: number];

/**
 * A room with a crosshair in its middle, which an enlarged part leaves out: walls, floor, ceiling and the far wall, as far as
 * the part shows them.
 */
function scene(width: number, height: number, part: Part, scale: number): string[] {
  const at = (x: number, y: number): Corner => [x * width, y * height];
  const [left, right, top, bottom] = [0.42, 0.58, 0.44, 0.53];
  const floor = [at(0, 1), at(left, bottom), at(right, bottom), at(1, 1)];
  const faces: [look: string, corners: Corner[]][] = [
    ['area muted', [at(0, 0), at(1, 0), at(right, top), at(left, top)]],
    ['area', [at(0, 0), at(left, top), at(left, bottom), at(0, 1)]],
    ['area', [at(1, 0), at(right, top), at(right, bottom), at(1, 1)]],
    // Areas are translucent: two of them are darker than a wall.
    ['area', floor],
    ['area', floor],
    ['area muted', [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]],
  ];
  const walls = faces.flatMap(([look, corners]) => {
    const seen = clip(corners, part, EDGE / scale);
    return seen.length > 2
      ? [`<path class="${look}" d="M${seen.map((point) => point.join(' ')).join('L')}z"/>`]
      : [];
  });
  const [x, y] = at(0.5, 0.5).map(Math.round) as Corner;
  const isSeen =
    scale <= 1 && x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
  return isSeen ? [...walls, `<path class="line muted" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/>`] : walls;
}

/** The part of a polygon within a rectangle and its edge: cut at one side after the other. */
function clip(polygon: Corner[], { x, y, width, height }: Part, edge: number): Corner[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x + edge, 1],
    [0, x + width - edge, -1],
    [1, y + edge, 1],
    [1, y + height - edge, -1],
  ];
  const cut = sides.reduce((corners, [axis, limit, sign]) => {
    const room = (corner: Corner) => (corner[axis] - limit) * sign;
    return corners.flatMap((corner, index): Corner[] => {
      const before = corners.at(index - 1) ?? corner;
      const crosses = room(corner) < 0 !== room(before) < 0;
      const share = room(before) / (room(before) - room(corner));
      const crossing = [0, 1].map(
        (coordinate) =>
          before[coordinate as 0 | 1] + (corner[coordinate as 0 | 1] - before[coordinate as 0 | 1]) * share,
      );
      return [...(crosses ? [crossing as Corner] : []), ...(room(corner) >= 0 ? [corner] : [])];
    });
  }, polygon);
  return cut.map(([a, b]) => [Math.round(a * 10) / 10, Math.round(b * 10) / 10]);
}
