import type { Definition, Html, Image, Link, Nodes } from 'mdast';
import type { LinkResolver, LinkTarget } from '../../shared/blocks.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { isScriptUrl } from '../diagnostics/script-url.ts';
import { escapeText, linkAttributes, linkHtml } from './html.ts';
import { locate, type MarkdownSource } from './source.ts';

/** What links are resolved with. */
export interface TargetContext {
  links: LinkResolver;
  problems: Problem[];
  source: MarkdownSource;
}

/** Inline code that is no link. */
export function plainCode(value: string): Html {
  const html = `<code>${escapeText(value)}</code>`;
  return { type: 'html', value: html, data: { markdown: [{ type: 'inlineCode', value }] } };
}

/** Inline code; a link when it is a symbol's full name, with or without `()`. */
export function codeSpan(value: string, links: Pick<LinkResolver, 'symbol'>): Html {
  const code = plainCode(value);
  const target = /\s/.test(value) ? undefined : links.symbol(value.replace(/\(\)$/, ''));
  if (!target) return code;
  const link: Link = { type: 'link', url: target.href, children: [{ type: 'inlineCode', value }] };
  return { type: 'html', value: linkHtml(target, code.value), data: { markdown: [link] } };
}

/** Sets the URL and attributes of a link. Without a target, only its text remains. */
export function prepareLink(node: Link, context: TargetContext): Nodes[] {
  const target = findTarget(node, context);
  if (!target) return node.children;
  const { href, ...attributes } = linkAttributes(target);
  node.url = href ?? '';
  node.data = { hProperties: attributes };
  return [node];
}

/** Writes `[text][name]` as the link or image that the definition of `name` makes of it. */
export function resolveReference(
  node: Extract<Nodes, { type: 'linkReference' | 'imageReference' }>,
  definitions: Map<string, Definition>,
): Link | Image {
  const { url = '', title = null } = definitions.get(node.identifier) ?? {};
  const position = node.position && { position: node.position };
  if (node.type === 'imageReference')
    return { type: 'image', url, title, alt: node.alt ?? null, ...position };
  return { type: 'link', url, title, children: node.children, ...position };
}

/** Where a link or image leads; what leads nowhere is reported. */
export function findTarget(
  node: Link | Image,
  { links, problems, source }: TargetContext,
): LinkTarget | undefined {
  const location = locate(source, node.position?.start);
  if (isScriptUrl(node.url)) {
    const message = `The URL \`${node.url}\` runs or contains code, expected a page or a file.`;
    const fix = 'Write a URL that starts with `/`, `./` or `https://`.';
    problems.push({ severity: 'error', ...location, message, fix });
    return undefined;
  }
  const target = node.type === 'image' ? links.image(node.url) : links.link(node.url, source.file, location);
  if (!target) {
    const message = `Broken Markdown link: \`${node.url}\` in \`${source.file}\` does not lead to a file.`;
    const fix = 'Correct the path; it is relative to the file that contains the link.';
    problems.push({ severity: 'warning', ...location, message, fix });
  }
  return target;
}
