import type { Definition, Html, Image, InlineCode, Link, Nodes } from 'mdast';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { isScriptUrl } from '../diagnostics/script-url.ts';
import { escapeText, linkAttributes, linkHtml } from './html.ts';
import type { LinkResolver, LinkTarget, PlaceMistake } from './link-resolver.ts';
import { findSymbols } from './lua-links.ts';
import { locate, type MarkdownSource } from './source.ts';

/** What links are resolved with. */
export interface TargetContext {
  links: LinkResolver;
  problems: Problem[];
  source: MarkdownSource;
}

/** Inline code that is not a link. */
export function plainCode(value: string): Html {
  const html = `<code>${escapeText(value)}</code>`;
  return { type: 'html', value: html, data: { markdown: [{ type: 'inlineCode', value }] } };
}

/**
 * Inline code; a link when it is the full name of a symbol, with or without `()`, or of a parameter, field or member. In a
 * call, the names of symbols are links. A parameter or field that the symbol does not have is reported, and so is a misspelt
 * function.
 */
export function codeSpan({ value, position }: InlineCode, { links, problems, source }: TargetContext): Html {
  const found = links.symbol(value.replace(/\(\)$/, '')) ?? links.place(value);
  if (found && 'href' in found) {
    const name = found.name ?? value;
    const link: Link = { type: 'link', url: found.href, children: [{ type: 'inlineCode', value: name }] };
    return { type: 'html', value: linkHtml(found, plainCode(name).value), data: { markdown: [link] } };
  }
  const code = plainCode(value);
  if (found) problems.push({ ...locate(source, position?.start), ...told(found) });
  return /\w\s*\(/.test(value) ? { ...code, value: `<code>${linkNames(value, links)}</code>` } : code;
}

/** What a place that a symbol may have is called, by its sort. */
const CALLED = { params: 'parameter', fields: 'field or member', functions: 'function' };

function told({ owner, name, sort, near }: PlaceMistake): Pick<Problem, 'severity' | 'message' | 'fix'> {
  const write = (part: string) => (sort === 'params' ? `\`${owner}(${part})\`` : `\`${owner}.${part}\``);
  return {
    severity: sort === 'functions' ? 'warning' : 'error',
    message: `${write(name)}: \`${owner}\` has no ${CALLED[sort]} \`${name}\`.`,
    fix: near
      ? `Write ${write(near)}.`
      : `Name one of its parameters, or write \`${owner}\` and the value separately.`,
  };
}

function linkNames(code: string, links: Pick<LinkResolver, 'symbol'>): string {
  let html = '';
  let at = 0;
  for (const { start, end, target } of findSymbols(code, links)) {
    html += escapeText(code.slice(at, start)) + linkHtml(target, escapeText(code.slice(start, end)));
    at = end;
  }
  return html + escapeText(code.slice(at));
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
  if (node.url === '') {
    const fix = 'Write it in the parentheses: `[text](/docs/start)`.';
    problems.push({ severity: 'error', ...location, message: 'The link has no address.', fix });
    return undefined;
  }
  if (/^(?:file:|[a-z]:[\\/])/i.test(node.url)) {
    const message = `The URL \`${node.url}\` leads to a file on the reader's computer, which no page may open.`;
    const fix = 'Write the address of a page, or put the file into `static/`.';
    problems.push({ severity: 'error', ...location, message, fix });
    return undefined;
  }
  const [, protocol, below = ''] = /^(https?):\/?([^/].*)$/i.exec(node.url) ?? [];
  if (protocol) {
    const message = `The URL \`${node.url}\` does not have two slashes after \`${protocol}:\`.`;
    const fix = `Write \`${protocol}://${below}\`.`;
    problems.push({ severity: 'error', ...location, message, fix });
    return undefined;
  }
  if (/^mailto:(?!\?)[^@?]*(?:$|\?)/i.test(node.url)) {
    const message = `The URL \`${node.url}\` does not have an email address.`;
    const fix = 'Write it after the colon: `mailto:name@example.com`.';
    problems.push({ severity: 'warning', ...location, message, fix });
  }
  const [, local, rest = ''] =
    /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=$|[/?#])(.*)$/i.exec(node.url) ?? [];
  if (local !== undefined && node.type === 'link') {
    const message = `The URL \`${node.url}\` leads to the reader's own computer.`;
    const fix = `Write \`${rest || '/'}\` for a page of this site, or show the URL as code.`;
    problems.push({ severity: 'warning', ...location, message, fix });
  }
  const [, host] = /^\/\/([\w-]+)(?=$|[/?#])/.exec(node.url) ?? [];
  if (host && node.type === 'link') {
    const message = `The URL \`${node.url}\` leads to another site, named \`${host}\`.`;
    const fix = `Write \`${node.url.slice(1)}\` for a page of this site.`;
    problems.push({ severity: 'warning', ...location, message, fix });
  }
  if (node.type === 'link' && !node.children.length) {
    const message = `The link to \`${node.url}\` has no text, so nobody can see or click it.`;
    const fix = `Write the text in the brackets: \`[text](${node.url})\`.`;
    problems.push({ severity: 'error', ...location, message, fix });
    return undefined;
  }
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(node.url) ?? [];
  const meant = scheme && !/^https?$/i.test(scheme) && nearest(scheme, ['http', 'https']);
  if (meant) {
    const message = `\`${scheme}:\` is not a protocol that browsers know.`;
    problems.push({ severity: 'error', ...location, message, fix: `Write \`${meant}:\`.` });
    return undefined;
  }
  const target = node.type === 'image' ? links.image(node.url) : links.link(node.url, source.file, location);
  if (!target) {
    const message = `Broken Markdown link: \`${node.url}\` in \`${source.file}\` does not lead to a file.`;
    const near = links.nearFile?.(node.url, source.file);
    const fix = near
      ? `Write \`${near}\`.`
      : 'Correct the path; it is relative to the file that contains the link.';
    problems.push({ severity: 'warning', ...location, message, fix });
  }
  return target;
}
