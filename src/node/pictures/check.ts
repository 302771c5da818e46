import { counted } from '../diagnostics/counted.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { checkDrawn } from './check-drawn.ts';
import { type Around, checkText, placeIn, type Report } from './check-text.ts';
import { type Attribute, attributeOf, type Element, isElement, type Text } from './parse.ts';
import { countNumbers, wrongCommand } from './path-data.ts';
import { CLASSES, DRAWING, DRAWN, ELEMENTS, GROUPS, NEEDED, SHAPES, TEXTS, VALUES } from './shapes.ts';

/** Reports everything in a picture that pages may not contain, or that readers could not read. */
export function checkPicture(root: Element, report: Report): void {
  const box = attributeOf(root, 'viewBox') ?? '';
  // Whether something is beyond the edge of a wrong one is not known.
  const [, , width = 0, height = 0] = VALUES.viewBox?.pattern.test(box) ? box.split(' ').map(Number) : [];
  const isMisspelt = root.attributes.some(({ name }) => name !== 'viewBox' && /^view-?box$/i.test(name));
  if (!attributeOf(root, 'viewBox') && !isMisspelt) {
    const size = sizeOf(root);
    report(
      root.at,
      '`<svg>` has no `viewBox`, so its size is not known.',
      size
        ? `Write \`viewBox="0 0 ${size.join(' ')}"\` in place of \`width\` and \`height\`.`
        : 'Write its size, such as `viewBox="0 0 344 200"`.',
    );
    if (size) root.attributes = root.attributes.filter(({ name }) => name !== 'width' && name !== 'height');
  }
  const place = { x: 0, y: 0, scale: 1 };
  checkElement(root, { parent: '', width, height, classes: [], place }, report);
}

/** Width and height in units, if the picture has both as attributes. */
function sizeOf(root: Element): string[] | undefined {
  const size = ['width', 'height'].map(
    (name) => /^(\d+(?:\.\d+)?)(?:px)?$/.exec(attributeOf(root, name) ?? '')?.[1],
  );
  return size.every((value) => value !== undefined) ? size : undefined;
}

function checkElement(element: Element, around: Around, report: Report): void {
  const { name, at } = element;
  const allowed = Object.hasOwn(ELEMENTS, name) && (name !== 'svg' || around.parent === '');
  if (!allowed) {
    reportElement(element, report);
    return;
  }
  const elementClasses = (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  const classes = [...around.classes, ...elementClasses];
  let isRight = true;
  const note: Report = (...told) => {
    isRight = false;
    report(...told);
  };
  const areKnown = checkClasses(element, elementClasses, note);
  for (const attribute of element.attributes) checkAttribute(element, attribute, classes, note);
  if (elementClasses.includes('ground') && !around.classes.includes('screen')) {
    note(at, '`ground` is only for a `screen`: elsewhere, the page is the background.', 'Write `panel`.');
  }
  const isShaped = classes.some((className) => SHAPES[className] || className === 'drawn');
  if (DRAWING.has(name) && areKnown && !isShaped) {
    note(at, `\`<${name}>\` has no shape.`, `Give it a class: ${list(Object.keys(SHAPES))}.`);
  }
  // An attribute that is wrong may be the one that is missing.
  const missing = isRight
    ? NEEDED[name]?.find((attribute) => attributeOf(element, attribute) === undefined)
    : undefined;
  if (missing)
    report(at, `\`<${name}>\` has no \`${missing}\`, so it is not drawn.`, `Write \`${missing}="..."\`.`);
  const inside = { ...around, parent: name, classes, place: placeIn(element, around.place) };
  if (name === 'text') checkText(element, inside, report);
  else if (isRight && !missing) checkDrawn(element, inside, report);
  for (const child of element.children) {
    if (isElement(child)) checkElement(child, inside, report);
    else checkLetters(child, name, report);
  }
}

function reportElement({ name, at }: Element, report: Report): void {
  const near = nearest(name, Object.keys(ELEMENTS).slice(1));
  const fix = refusalOf(name) ?? (near ? `Did you mean \`<${near}>\`?` : 'Remove it.');
  const message = `\`<${name}>\` is not an element of pictures, expected one of ${list(Object.keys(ELEMENTS))}.`;
  report(at, message, fix);
}

/** What authors reach for, and what to write instead. */
const REFUSED: Record<string, string> = {
  style: 'Remove it: classes such as `panel` and `line` give the look.',
  script: 'Remove it: pictures do not move.',
  title: 'Remove it: the brackets in Markdown say what the picture shows.',
  desc: 'Remove it: the brackets in Markdown say what the picture shows.',
  a: 'Remove it, and put the link into the text.',
  use: 'Repeat the shape: pictures have no ids.',
  image: 'Draw it with shapes, or put an image file into `static/`.',
  foreignObject: 'Write `<text>`.',
  linearGradient: 'Use several shapes: pictures have no ids.',
};

/** Not what every object has: `constructor` is an element like any other. */
function refusalOf(name: string): string | undefined {
  return Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
}

/** The same for attributes. */
const REFUSED_ATTRIBUTES: [name: RegExp, fix: string][] = [
  [
    /^(?:fill|stroke|color|opacity|stop-)/,
    'Remove it: colours come from classes such as `accent` and `muted`.',
  ],
  [/^font/, 'Remove it: `title`, `code` and `note` are the kinds of text.'],
  [/^text-anchor$/, 'Write the class `middle` or `end`.'],
  [/^id$/, 'Remove it: a picture can be on a page twice.'],
  [/^(?:width|height)$/, 'Remove it: the size comes from `viewBox`.'],
  [/^on/, 'Remove it: pictures do not move.'],
];

function checkAttribute(
  element: Element,
  { name, value, at }: Attribute,
  classes: string[],
  report: Report,
): void {
  if (name === 'class') return;
  const allowed = [...(ELEMENTS[element.name] ?? []), ...(classes.includes('drawn') ? DRAWN : [])];
  if (!allowed.includes(name)) {
    const near = nearest(name, allowed);
    const refused = REFUSED_ATTRIBUTES.find(([pattern]) => pattern.test(name))?.[1];
    const fix = refused ?? (near ? `Did you mean \`${near}\`?` : 'Remove it.');
    report(
      at,
      `\`<${element.name}>\` has the attribute \`${name}\`, expected ${list(['class', ...allowed])}.`,
      fix,
    );
    return;
  }
  const { pattern, what } = VALUES[name] ?? { pattern: NUMBER, what: 'a number' };
  if (!pattern.test(value)) report(at, `\`${name}="${value}"\` is not valid.`, `Write ${what}.`);
  else checkData(element.name, name, value, (message, fix) => report(at, message, fix));
}

/** Reports numbers of a path, or of points, that do not fit together: browsers stop drawing there. */
function checkData(
  element: string,
  name: string,
  value: string,
  report: (message: string, fix: string) => void,
): void {
  const wrong = name === 'd' ? wrongCommand(value) : undefined;
  if (wrong !== undefined)
    report(
      `The path is drawn only up to \`${wrong}\`, which is not a command with its numbers.`,
      'Correct it; a path starts with `M` and two numbers.',
    );
  const count = countNumbers(value);
  if (name !== 'points' || (count >= 4 && count % 2 === 0)) return;
  report(
    `The points of \`<${element}>\` have ${counted(count, 'number')}, expected two for each of at least two points.`,
    'Add what is missing.',
  );
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Returns whether an element may have all of its classes. */
function checkClasses(element: Element, elementClasses: string[], report: Report): boolean {
  const at = element.attributes.find(({ name }) => name === 'class')?.at ?? element.at;
  const wrong = elementClasses.flatMap((name): [message: string, fix: string][] => {
    if (!CLASSES.includes(name)) {
      const near = nearest(name, CLASSES);
      const fix = near ? `Did you mean \`${near}\`?` : 'Use those of the table in docs/writing.md.';
      return [[`\`${name}\` is not a class of pictures, expected one of ${list(CLASSES)}.`, fix]];
    }
    if (Object.hasOwn(GROUPS, name) && element.name !== 'g') {
      const message = `\`${name}\` is the class of a group, not of \`<${element.name}>\`.`;
      return [[message, `Write \`<g class="${name}">\`.`]];
    }
    if (!Object.hasOwn(TEXTS, name) || !DRAWING.has(element.name)) return [];
    return [[`\`${name}\` is a kind of text, not a shape.`, `Write one of ${list(Object.keys(SHAPES))}.`]];
  });
  const shapes = elementClasses.filter((name) => Object.hasOwn(SHAPES, name) || Object.hasOwn(TEXTS, name));
  if (shapes.length > 1) wrong.push([`The classes ${list(shapes)} cannot be combined.`, 'Keep one of them.']);
  for (const [message, fix] of wrong) report(at, message, fix);
  return wrong.length === 0;
}

function checkLetters({ text, at }: Text, parent: string, report: Report): void {
  if (!text.trim() || parent === 'text' || parent === 'tspan') return;
  report(
    at,
    `\`${text.trim()}\` is text in \`<${parent}>\`, where it is not shown.`,
    'Put it into `<text>`.',
  );
}

function list(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
