import type { Image, Paragraph, PhrasingContent } from 'mdast';
import type { PictureBlock } from '../../../shared/blocks.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Point } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { svgElement } from '../../pictures/index.ts';
import type { PictureFile } from '../../pictures/model.ts';
import { escapeText } from '../html/html.ts';
import type { TargetContext } from '../links/targets.ts';
import { locate } from '../source.ts';
import { alternativeFault } from './alternative.ts';

declare module 'mdast' {
  interface ParagraphData {
    /** The paragraph contains pictures and nothing else. */
    picture?: PictureBlock;
  }
}

/** Returns whether an image is a picture: a file of SVG next to the text, which becomes part of the page. */
export function isPicture(node: PhrasingContent): node is Image {
  return node.type === 'image' && /^(?!\/|[a-z][a-z+.-]*:).*\.svg$/i.test(node.url);
}

/** Turns a paragraph that contains only pictures into a block: they are side by side if there is room. */
export function readPictures(node: Paragraph, context: TargetContext): PictureBlock | undefined {
  const images = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (images.length === 0 || !images.every(isPicture)) return undefined;
  const captions = images.flatMap(({ title }) => (title ? [title] : []));
  const shown = images.map((image) => {
    const location = locate(context.source, image.position?.start);
    const picture = findPicture(image.url, context, location);
    const fault = alternativeFault(image.alt);
    if (fault) context.problems.push(unsaid(image, fault, location));
    return picture ? figureHtml(picture, image.alt ?? '') : '';
  });
  const caption = captions.length
    ? `<figcaption class="quiet">${escapeText(captions.join(' '))}</figcaption>`
    : '';
  const text = [...images.map(({ alt }) => alt ?? ''), ...captions].join(' ');
  return { type: 'picture', html: shown.join('') + caption, text };
}

/** Returns a picture by its path; one that is missing is reported. */
export function findPicture(
  url: string,
  { links, problems, source }: Pick<TargetContext, 'links' | 'problems'> & { source: { file: string } },
  location: { file: string } & Partial<Point>,
): PictureFile | undefined {
  const found = links.picture(url, source.file);
  if (!('missing' in found)) return found;
  const message = `The picture \`${url}\` does not exist.`;
  const near = found.missing.near ?? links.image(url).missing?.near;
  const fix = near ? `Did you mean \`${near}\`?` : 'Put the file into a folder `pictures` next to the text.';
  problems.push({ severity: 'error', ...location, message, fix });
  return undefined;
}

/** Reports the pictures of a text that is shown in a line, such as a description in a table; their words remain. */
export function refusePictures(node: Paragraph, context: TargetContext): void {
  if (!node.data?.picture) return;
  node.children = node.children.map((child) => {
    if (!isPicture(child)) return child;
    reportInline(child, context);
    return { type: 'text', value: child.alt ?? '' };
  });
}

/** Reports a picture within a line of text, or that it does not exist. */
export function reportInline({ url, position }: Image, context: TargetContext): void {
  const location = locate(context.source, position?.start);
  if (!findPicture(url, context, location)) return;
  context.problems.push({
    severity: 'error',
    ...location,
    message: `The picture \`${url}\` is inside a line of text.`,
    fix: 'Put it into a separate paragraph.',
  });
}

/** Returns the picture for a card, where it only decorates what the card says: the variant for narrow windows. */
export function cardPicture(picture: PictureFile): string {
  return svgElement(picture.narrow ?? picture, ' aria-hidden="true"');
}

function figureHtml(picture: PictureFile, alt: string): string {
  const role = ` role="img" aria-label="${escapeHtml(alt)}"`;
  const { narrow } = picture;
  return narrow
    ? svgElement(picture, ` class="wide"${role}`) + svgElement(narrow, role)
    : svgElement(picture, role);
}

function unsaid({ url, alt }: Image, fault: string, location: { file: string } & Partial<Point>): Problem {
  return {
    severity: alt?.trim() ? 'warning' : 'error',
    ...location,
    message: `The picture \`${url}\` ${fault}.`,
    fix: `Say in the brackets what it shows: \`![The corners of a box](${url})\`.`,
  };
}
