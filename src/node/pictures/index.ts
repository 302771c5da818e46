import { pointer } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { checkPicture } from './check.ts';
import { checkEmpty } from './check-drawn.ts';
import type { Report } from './check-text.ts';
import type { PictureFile, PictureSvg } from './model.ts';
import { parseSvg } from './parse.ts';
import { ROOT } from './shapes.ts';
import { writeContent } from './write.ts';

/** Width up to which a phone can show a picture with readable letters; a wider one needs a narrow variant. */
export const NARROW = 360;

/** Widest picture, as wide as a column of text. */
export const WIDE = 704;

/** Characters of a picture, which are part of the pages that show it. */
const LONGEST = 100_000;

/** Ending of the variant of a picture for narrow windows. */
const VARIANT = '.narrow.svg';

/** Returns whether a file of the content is a picture of a text. */
export function isPicture(path: string): boolean {
  return /\/pictures\/[^/]+\.svg$/.test(path);
}

/** What the text of a picture says: a drawing, and what is wrong with it. */
export interface ReadSvg {
  svg: PictureSvg;
  problems: Omit<Problem, 'file'>[];
}

/**
 * Reads the pictures of a site: SVG of a small set of shapes, which becomes part of the pages that show it.
 *
 * @param remember Returns what `read` made of the same text before, or calls it. What it returns is plain JSON.
 * @returns The pictures by the paths of their files, and everything that is wrong with them.
 */
export function readPictures(
  files: { path: string; text: string }[],
  remember: (text: string, read: () => ReadSvg) => ReadSvg = (_text, read) => read(),
): { pictures: Map<string, PictureFile>; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = new Map<string, PictureSvg>();
  for (const { path, text } of files) {
    const { svg, problems: wrong } = remember(text, () => readSvg(text));
    read.set(path, svg);
    problems.push(...wrong.map((problem) => ({ ...problem, file: path })));
  }
  const pictures = new Map<string, PictureFile>();
  for (const [path, svg] of read) {
    if (path.endsWith(VARIANT)) {
      if (!read.has(widePath(path))) problems.push(lone(path));
      else if (svg.width > NARROW) problems.push(tooWide(path, svg.width, NARROW, 'Draw it narrower.'));
      continue;
    }
    const variant = path.replace(/\.svg$/, VARIANT);
    const narrow = read.get(variant);
    if (svg.width > WIDE) problems.push(tooWide(path, svg.width, WIDE, 'Draw it narrower.'));
    else if (svg.width > NARROW && !read.has(variant)) {
      const name = variant.split('/').at(-1);
      const fix = `Draw it narrower, or add \`${name}\` next to it, which narrow windows show instead.`;
      problems.push(tooWide(path, svg.width, NARROW, fix));
    }
    pictures.set(path, { ...svg, ...(narrow && { narrow }) });
  }
  return { pictures, problems };
}

function readSvg(source: string): ReadSvg {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const problems: ReadSvg['problems'] = [];
  const pointAt = pointer(text);
  const report: Report = (at, message, fix) => {
    problems.push({ severity: 'error', ...pointAt(at), message, fix });
  };
  const nothing = { svg: { width: 0, height: 0, content: '' }, problems };
  if (text.length > LONGEST) {
    report(LONGEST, `The picture has more than ${LONGEST} characters.`, 'Draw it with fewer shapes.');
    return nothing;
  }
  const parsed = parseSvg(text);
  if ('error' in parsed) {
    const { found, fix } = explainXml(parsed.error);
    report(parsed.at, `The picture is not SVG from here on: ${found}.`, fix);
    return nothing;
  }
  for (const { what, at } of parsed.stray) report(at, `The picture contains ${what}.`, 'Remove it.');
  const { root } = parsed;
  if (root?.name !== 'svg')
    report(root?.at ?? 0, 'The picture does not start with `<svg>`.', 'Put everything into `<svg>`.');
  else checkPicture(root, report);
  // What is wrong may be what was meant to be drawn.
  if (root && problems.length === 0) checkEmpty(root, report);
  const box = root?.attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  // Nothing that was not checked gets any further.
  const content = root && problems.length === 0 ? writeContent(root) : '';
  return { svg: { width, height, content }, problems };
}

/**
 * Writes a picture as an element of a page. Its size is in `rem`: letters grow with those of the page.
 *
 * @param attributes Further attributes, such as `aria-label`; texts are escaped by the caller.
 */
export function svgElement({ width, height, content }: PictureSvg, attributes: string): string {
  const look = Object.entries(ROOT).map(([name, value]) => ` ${name}="${value}"`);
  const size = `viewBox="0 0 ${width} ${height}" width="${width / 16}rem" height="${height / 16}rem"`;
  return `<svg ${size}${look.join('')}${attributes}>${content}</svg>`;
}

function widePath(path: string): string {
  return `${path.slice(0, -VARIANT.length)}.svg`;
}

function lone(file: string): Problem {
  const name = widePath(file).split('/').at(-1);
  const message = `The picture is the narrow variant of \`${name}\`, which does not exist.`;
  return { severity: 'error', file, line: 1, column: 1, message, fix: 'Rename it.' };
}

function tooWide(file: string, width: number, limit: number, fix: string): Problem {
  const message = `The picture is ${width} units wide, more than ${limit}: a phone would shrink its text.`;
  return { severity: 'error', file, line: 1, column: 1, message, fix };
}

/** What to write where a picture is not XML, by what the parser says of it. */
const XML_FIXES: [pattern: RegExp, fix: string][] = [
  [/entity/, 'Write `&amp;` for `&`, and other characters as they are.'],
  [/unclosed|unmatched|unexpected (?:close|end)/, 'Close each element, the last one first: `</g></svg>`.'],
  [/attribute|unquoted/, 'Write attributes as `name="value"`, once each.'],
  [/before first tag|outside of root/, 'Put everything into `<svg>`.'],
  [/unencoded|tag name|<|in tag/, 'Write `&lt;` for `<` in texts.'],
];

/** What the parser says of a file that is not XML, as part of a sentence, and what to write. */
function explainXml(error: string): { found: string; fix: string } {
  const found = error.charAt(0).toLowerCase() + error.slice(1).replace(/\.$/, '').toLowerCase();
  return { found, fix: XML_FIXES.find(([pattern]) => pattern.test(found))?.[1] ?? 'Write it as XML.' };
}

/** Reports where an SVG of any kind stops being XML, from where on browsers do not show it. */
export function malformedSvg(file: string, source: string): Problem | undefined {
  // What such files declare is not read.
  if (/<!ENTITY/.test(source)) return undefined;
  const parsed = parseSvg(source);
  if (!('error' in parsed)) return undefined;
  const { found, fix } = explainXml(parsed.error);
  const message = `The image is not SVG from here on, so browsers do not show it: ${found}.`;
  return { severity: 'warning', file, ...pointer(source)(parsed.at), message, fix };
}
