import type { Around, Report } from './check-text.ts';
import { attributeOf, type Element, isElement } from './parse.ts';
import { DRAWING, NEEDED } from './shapes.ts';

/** Reports a picture without a shape or a text, whose place on a page would stay empty. */
export function checkEmpty(root: Element, report: Report): void {
  if (!draws(root)) report(root.at, 'The picture draws nothing.', 'Draw shapes and texts, or remove it.');
}

function draws({ name, children }: Element): boolean {
  return DRAWING.has(name) || name === 'text' || children.some((child) => isElement(child) && draws(child));
}

/** Reports an invisible shape: one without an extent, or one beyond the edge of the picture. */
export function checkDrawn(
  element: Element,
  { width, height, classes, place }: Around,
  report: Report,
): void {
  const { name, at } = element;
  // A script may draw what is not on the screen.
  if (!DRAWING.has(name) || classes.includes('drawn')) return;
  const numberOf = (attribute: string) => Number(attributeOf(element, attribute) ?? 0);
  const nought = NEEDED[name]?.find((attribute) => /^[0.]+$/.test(attributeOf(element, attribute) ?? ''));
  if (nought) {
    report(at, `\`<${name}>\` has the \`${nought}\` 0, so it is not drawn.`, 'Write a number above 0.');
    return;
  }
  if (name === 'line' && numberOf('x1') === numberOf('x2') && numberOf('y1') === numberOf('y2')) {
    report(at, '`<line>` ends where it starts, so it is not drawn.', 'Give it two different points.');
    return;
  }
  if (/^\s*m[^a-z]*$/i.test(attributeOf(element, 'd') ?? '') && pointsOf(element).length < 2) {
    report(at, '`<path>` does not draw a line after `M`, so it is not drawn.', 'Add one, such as `h40`.');
    return;
  }
  if (!place || !width || !height) return;
  const points = pointsOf(element);
  const across = points.map(([x]) => place.x + x * place.scale);
  const down = points.map(([, y]) => place.y + y * place.scale);
  const isBeyond = (values: number[], size: number) =>
    values.length > 0 && (Math.max(...values) < 0 || Math.min(...values) > size);
  if (!isBeyond(across, width) && !isBeyond(down, height)) return;
  const message = `\`<${name}>\` is beyond the edge of the picture, which has ${width} by ${height} units.`;
  report(at, message, 'Move it, or enlarge the `viewBox`.');
}

/** Corners of the area that a shape covers; none where curves would have to be followed. */
function pointsOf(element: Element): [x: number, y: number][] {
  const value = (attribute: string) => Number(attributeOf(element, attribute) ?? 0);
  const around = (rx: number, ry: number): [number, number][] => [
    [value('cx') - rx, value('cy') - ry],
    [value('cx') + rx, value('cy') + ry],
  ];
  switch (element.name) {
    case 'rect':
      return [
        [value('x'), value('y')],
        [value('x') + value('width'), value('y') + value('height')],
      ];
    case 'circle':
      return around(value('r'), value('r'));
    case 'ellipse':
      return around(value('rx'), value('ry'));
    case 'line':
      return [
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ];
    case 'path':
      // The pairs after a first `M`; what other commands draw is not followed.
      return /^\s*m[^a-z]*$/i.test(attributeOf(element, 'd') ?? '') ? pairs(attributeOf(element, 'd')) : [];
    default:
      return pairs(attributeOf(element, 'points'));
  }
}

function pairs(written = ''): [number, number][] {
  const numbers = (written.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  return numbers.flatMap((x, index): [number, number][] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}
