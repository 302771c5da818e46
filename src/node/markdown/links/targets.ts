import type { Definition, Html, Image, InlineCode, Link, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Problem } from '../../diagnostics/problem.ts';
import { findSymbols } from '../code/lua-links.ts';
import { escapeText, linkAttributes, linkHtml } from '../html/html.ts';
import type { LinkResolver, LinkTarget, PlaceMistake } from '../link-resolver.ts';
import { isReportedAt, locate, type MarkdownSource } from '../source.ts';
import { findUrlMistakes } from './url-mistakes.ts';

/** What links are resolved with. */
export interface TargetContext {
  links: LinkResolver;
  problems: Problem[];
  source: MarkdownSource;
}

/** Returns inline code that is not a link. */
export function plainCode(value: string): Html {
  const html = `<code>${escapeText(value)}</code>`;
  return { type: 'html', value: html, data: { markdown: [{ type: 'inlineCode', value }] } };
}

/**
 * Returns inline code; a link when it is the full name of a symbol, with or without `()`, or of a parameter, field or
 * member. In a call, the names of symbols are links. A parameter or field that the symbol does not have is reported,
 * and so is a misspelt function.
 */
export function codeSpan({ value, position }: InlineCode, { links, problems, source }: TargetContext): Html {
  const found = links.symbol(value.replace(/\(\)$/, '')) ?? links.place(value);
  if (found && 'href' in found) {
    const name = found.name ?? value;
    const link: Link = { type: 'link', url: found.href, children: [{ type: 'inlineCode', value: name }] };
    return { type: 'html', value: linkHtml(found, plainCode(name).value), data: { markdown: [link] } };
  }
  const code = plainCode(value);
  if (found) {
    const at = locate(source, position?.start);
    // A tag of definitions that names it is reported at the name itself, after the backtick.
    const isReported = at.column !== undefined && isReportedAt({ ...at, column: at.column + 1 }, problems);
    if (!isReported) problems.push({ ...at, ...describeMistake(found) });
  }
  return /\w\s*\(/.test(value) ? { ...code, value: `<code>${linkNames(value, links)}</code>` } : code;
}

/** What a place that a symbol may have is called, by its sort. */
const CALLED = { params: 'parameter', fields: 'field or member', functions: 'function', events: 'event' };

function describeMistake({
  owner,
  name,
  sort,
  near,
}: PlaceMistake): Pick<Problem, 'severity' | 'message' | 'fix'> {
  if (sort === 'dot' || sort === 'colon') {
    const [wrong, right, found] = sort === 'dot' ? [':', '.', 'colon'] : ['.', ':', 'dot'];
    return {
      severity: 'warning',
      message: `\`${owner}${wrong}${name}\` has a ${found}, but scripts call it with a ${sort}.`,
      fix: `Write \`${owner}${right}${name}\`.`,
    };
  }
  const write = (part: string) => (sort === 'params' ? `\`${owner}(${part})\`` : `\`${owner}.${part}\``);
  return {
    severity: sort === 'functions' || sort === 'events' ? 'warning' : 'error',
    message: `${write(name)}: \`${owner}\` has no ${CALLED[sort]} \`${name}\`.`,
    fix: near
      ? `Did you mean ${write(near)}?`
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
  if (node.data?.isReported) return node.children;
  const target = findTarget(node, context);
  if (!target) return node.children;
  const { href, ...attributes } = linkAttributes(target);
  node.url = href ?? '';
  node.data = { hProperties: attributes };
  return [node];
}

/**
 * Writes `[text][name]` as the link or image that the definition of `name` makes of it. A link is where its address is
 * written: a mistake in it is reported there, once for all links.
 */
export function resolveReference(
  node: Extract<Nodes, { type: 'linkReference' | 'imageReference' }>,
  definitions: ReadonlyMap<string, Definition>,
): Link | Image {
  const definition = definitions.get(node.identifier);
  const { url = '', title = null } = definition ?? {};
  const at = (node.type === 'linkReference' && definition?.position) || node.position;
  const position = at && { position: at };
  if (node.type === 'imageReference')
    return { type: 'image', url, title, alt: node.alt ?? null, ...position };
  return { type: 'link', url, title, children: node.children, ...position };
}

/** Returns where a link or image leads; mistakes are reported, and what leads nowhere has no target. */
export function findTarget(node: Link | Image, context: TargetContext): LinkTarget | undefined {
  const { links, problems, source } = context;
  const location = locate(source, node.position?.start);
  const mistakes = findUrlMistakes(node);
  for (const mistake of mistakes) problems.push({ ...location, ...mistake });
  if (mistakes.some(({ severity }) => severity === 'error')) return undefined;
  const target =
    node.type === 'image'
      ? links.image(node.url)
      : links.link(node.url, source.file, location, shownText(node));
  if (!target) problems.push({ ...location, ...brokenLink(node.url, context) });
  return target;
}

/** The text of a link whose code spans may already be HTML. */
function shownText(node: Link): string {
  return textOf(node).replace(/<[^>]*>/g, '');
}

function brokenLink(
  url: string,
  { links, source }: TargetContext,
): Pick<Problem, 'severity' | 'message' | 'fix'> {
  const near = links.nearFile?.(url, source.file);
  return {
    severity: 'warning',
    message: `Broken Markdown link: \`${url}\` in \`${source.file}\` does not lead to a file.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : 'Correct the path; it is relative to the file that contains the link.',
  };
}
