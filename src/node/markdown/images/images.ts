import type { Image, Nodes } from 'mdast';
import type { LinkTarget } from '../link-resolver.ts';
import { findTarget, type TargetContext } from '../links/targets.ts';
import { report } from '../report.ts';
import { isReportedAt, locate } from '../source.ts';
import { alternativeFault } from './alternative.ts';

declare module 'mdast' {
  interface ImageData {
    /** Size as the author wrote it. */
    written?: { width?: number; height?: number };
    /** What was written is not a size, and was reported. */
    isMissized?: true;
  }
}

/** Removes `{width=640 height=360}` from the text after an image; other braces there are reported. */
export function takeImageSize(
  node: Image,
  next: Nodes | undefined,
  { source, problems }: Pick<TargetContext, 'source' | 'problems'>,
): void {
  const written = next?.type === 'text' ? /^\{\s*([^{}]*)\}/.exec(next.value) : null;
  if (next?.type !== 'text' || !written) return;
  next.value = next.value.slice(written[0].length);
  const sizes = [...(written[1] ?? '').matchAll(/(width|height)=["']?([1-9]\d*)["']?(?:\s+|$)/g)];
  if (sizes.map(([text]) => text).join('') !== written[1]) {
    node.data = { isMissized: true };
    if (isReportedAt(locate(source, next.position?.start), problems)) return;
    report(
      { source, problems },
      node,
      `\`${written[0]}\` after the image \`${node.url}\` is not a size.`,
      'Write it in pixels: `{width=640 height=360}`.',
    );
    return;
  }
  const names = sizes.map(([, name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) {
    const message = `\`${written[0]}\` after the image \`${node.url}\` sets the ${twice} twice.`;
    const location = locate(source, node.position?.start);
    problems.push({ severity: 'error', ...location, message, fix: 'Remove one of the two.' });
  }
  node.data = { written: Object.fromEntries(sizes.map(([, name, size]) => [name, Number(size)])) };
}

/**
 * Sets the URL of an image, and its size, so that nothing shifts when it loads. Without a target, its
 * alternative text is what remains.
 */
export function prepareImage(node: Image, context: TargetContext): Nodes[] {
  const report = (severity: 'error' | 'warning', message: string, fix: string) => {
    const location = locate(context.source, node.position?.start);
    context.problems.push({ severity, ...location, message, fix });
  };
  const unsaid = alternativeFault(node.alt);
  if (unsaid) {
    const message = `The image \`${node.url}\` ${unsaid}.`;
    report('warning', message, `Say in the brackets what it shows: \`![Damage by distance](${node.url})\`.`);
  }
  const [, alt, wide] = /^(.*)\|(\d+)(?:x\d+)?$/.exec(node.alt ?? '') ?? [];
  if (wide !== undefined)
    report(
      'warning',
      `\`|${wide}\` in the brackets is part of the alternative text of the image \`${node.url}\`.`,
      `Write \`![${alt}](${node.url}){width=${wide}}\`.`,
    );
  const target = findTarget(node, context);
  const fault = target && explainTarget(node.url, target);
  if (fault) report('error', fault.message, fault.fix);
  if (!target || fault) return [{ type: 'text', value: node.alt ?? '' }];
  const { width, height } = sizeOf(node.data?.written, target.size);
  if ((width === undefined || height === undefined) && !target.isDamaged && !node.data?.isMissized) {
    const message = `The size of the image \`${node.url}\` is not known, so the text would shift when it loads.`;
    report('warning', message, 'Write it after the image, in pixels: `{width=640 height=360}`.');
  }
  node.url = target.href;
  node.data = {
    hProperties: { ...(width && height && { width, height }), loading: 'lazy', decoding: 'async' },
  };
  return [node];
}

/** Says why a page cannot show an image; undefined if it can. */
function explainTarget(
  url: string,
  { external, missing }: LinkTarget,
): { message: string; fix: string } | undefined {
  if (external)
    return {
      message: `The image \`${url}\` is on another site; pages load images only from their own.`,
      fix: 'Put the file into `static/` and write its path: `/img/name.png`.',
    };
  const [, extension] = /\.(mp4|webm|mov|mp3|wav|ogg|pdf|zip|html?|txt|lua|json)$/i.exec(url) ?? [];
  if (!missing && extension !== undefined)
    return {
      message: `\`${url}\` is not an image, but a file that ends in \`.${extension}\`.`,
      fix: `Write a link to it: \`[text](${url})\`.`,
    };
  if (!missing) return undefined;
  return {
    message: url.startsWith('/')
      ? `The image \`${url}\` does not exist: \`static/\` has no such file.`
      : `The image \`${url}\` does not start with \`/\`, which stands for the folder \`static/\`.`,
    fix: missing.near
      ? `Did you mean \`${missing.near}\`?`
      : 'Put the file into `static/` and write its path from there: `/img/name.png`.',
  };
}

/** The written size; what is not written follows from the file. */
function sizeOf(
  written: { width?: number; height?: number } = {},
  file: { width: number; height: number } | undefined,
): { width?: number | undefined; height?: number | undefined } {
  const { width, height } = written;
  if (!file) return { width, height };
  if (width !== undefined) return { width, height: height ?? Math.round((width * file.height) / file.width) };
  if (height !== undefined) return { width: Math.round((height * file.width) / file.height), height };
  return file;
}
