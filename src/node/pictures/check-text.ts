import { attributeOf, type Element, isElement } from './parse.ts';
import { TEXT_SIZE, TEXTS } from './shapes.ts';
import { textWidth } from './text-extent.ts';

/** Reports what is wrong at an offset of the file. */
export type Report = (at: number, message: string, fix: string) => void;

/** What an element inherits from the elements around it. */
export interface Around {
  parent: string;
  /** Size of the picture. */
  width: number;
  height: number;
  /** Classes of the elements around it. */
  classes: string[];
  /** Origin and scale; absent where text is turned, which is not measured. */
  place: { x: number; y: number; scale: number } | undefined;
}

/** Smallest size of text. */
const LEAST_SIZE = Math.min(
  TEXT_SIZE,
  ...Object.values(TEXTS).map((look) => Number(look['font-size'] ?? TEXT_SIZE)),
);

/** Reports text that is empty, too small to read, or beyond the edge of the picture. */
export function checkText(element: Element, { width, height, classes, place }: Around, report: Report): void {
  const [x, y] = ['x', 'y'].map((name) => Number(attributeOf(element, name) ?? 0));
  const text = lettersOf(element).replace(/\s+/g, ' ').trim();
  if (!text) report(element.at, '`<text>` is empty.', 'Write the text, or remove it.');
  if (!place || x === undefined || y === undefined || classes.includes('drawn')) return;
  const kind = classes.findLast((name) => Object.hasOwn(TEXTS, name)) ?? '';
  const size = Number(TEXTS[kind]?.['font-size'] ?? TEXT_SIZE) * place.scale;
  if (size < LEAST_SIZE) {
    const message = `The text \`${text}\` is ${rounded(size)} units high, less than ${LEAST_SIZE}.`;
    report(element.at, message, 'Scale the shapes, not the text.');
  }
  const wide = textWidth(text, size, kind);
  const anchor = classes.findLast((name) => name === 'middle' || name === 'end');
  const left = place.x + x * place.scale - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0);
  const base = place.y + y * place.scale;
  const over: [string, number][] = [
    ['left of', -left],
    ['right of', left + wide - width],
    ['above', size * 0.75 - base],
    ['below', base + size * 0.25 - height],
  ];
  const [side, by] = over.reduce((most, excess) => (excess[1] > most[1] ? excess : most));
  if (by <= 0 || !width) return;
  const message = `The text \`${text}\` may end ${Math.ceil(by)} units ${side} the picture.`;
  report(element.at, message, 'Move it, shorten it, or enlarge the `viewBox`.');
}

function lettersOf({ children }: Element): string {
  return children.map((child) => (isElement(child) ? lettersOf(child) : child.text)).join('');
}

/** Returns where an element puts what it contains. */
export function placeIn(element: Element, around: Around['place']): Around['place'] {
  let place = around;
  for (const [, kind, numbers = ''] of (attributeOf(element, 'transform') ?? '').matchAll(
    /(\w+)\(([^)]*)\)/g,
  )) {
    const [a = 0, b] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!place || kind === 'rotate' || (kind === 'scale' && b !== undefined && b !== a)) return undefined;
    place =
      kind === 'scale'
        ? { ...place, scale: place.scale * a }
        : { ...place, x: place.x + a * place.scale, y: place.y + (b ?? 0) * place.scale };
  }
  return place;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
