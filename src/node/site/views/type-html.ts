import type { PhrasingContent } from 'mdast';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { needsParentheses } from '../../luacats/index.ts';
import type { FunctionType, TypeExpr } from '../../luacats/model.ts';
import { shownText } from '../../markdown/html/rewrite.ts';
import type { TextRenderer } from '../../markdown/index.ts';

/** Returns types as linked HTML. `link` returns the URL of a type's page, or nothing for built-in types. */
export type TypeLinker = (name: string) => { href: string; kind?: string } | undefined;

/**
 * Writes a type as inline HTML: names of documented types are links, punctuation is quiet.
 *
 * @example
 * typeHtml(parseType('entindex?'), link) // '<a class="t" href="/docs/types/entindex" …>entindex</a><span class="p">?</span>'
 */
export function typeHtml(type: TypeExpr, link: TypeLinker): string {
  switch (type.kind) {
    case 'name':
      return nameHtml(type.name, link);
    case 'literal':
      return `<span class="${/^["']/.test(type.text) ? 's' : 'n'}">${escapeHtml(type.text)}</span>`;
    case 'array':
      return `${wrapped(type.item, link)}${quietHtml('[]')}`;
    case 'optional':
      return `${wrapped(type.inner, link)}${quietHtml('?')}`;
    case 'union':
      return type.members.map((member) => wrapped(member, link)).join(quietHtml(' | '));
    case 'generic':
      return `${nameHtml(type.name, link)}${quietHtml('&lt;')}${list(type.args, link)}${quietHtml('&gt;')}`;
    case 'variadic':
      return `${quietHtml('...')}${wrapped(type.inner, link)}`;
    case 'table':
      return tableHtml(type.fields, link);
    case 'function':
      return functionHtml(type, link);
  }
}

/** The same, with what it is in Markdown: code, which leads to the pages of the types that it names. */
export function linkedType(
  type: TypeExpr,
  { typeLink, renderer: { origins } }: { typeLink: TypeLinker; renderer: Pick<TextRenderer, 'origins'> },
): string {
  const html = typeHtml(type, typeLink);
  if (origins.has(html)) return html;
  const targets = new Map<string, string>();
  typeHtml(type, (name) => {
    const target = typeLink(name);
    if (target) targets.set(name, target.href);
    return target;
  });
  const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
  const whole = code(shownText(html));
  const links = [...targets].map(
    ([name, url]): PhrasingContent => ({
      type: 'link',
      url,
      children: [targets.size > 1 ? code(name) : whole],
    }),
  );
  const listed = links.flatMap((link, index) => [
    { type: 'text' as const, value: index ? ', ' : ': ' },
    link,
  ]);
  origins.set(html, links.length > 1 ? [whole, ...listed] : links.length ? links : [whole]);
  return html;
}

/** Returns punctuation in the quiet colour; `html` must be escaped already. */
export function quietHtml(html: string): string {
  return `<span class="p">${html}</span>`;
}

function nameHtml(name: string, link: TypeLinker): string {
  const target = link(name);
  const text = escapeHtml(name);
  if (!target) return `<span class="t">${text}</span>`;
  const kind = target.kind ? ` data-kind="${target.kind}"` : '';
  return `<a class="t" href="${escapeHtml(target.href)}"${kind}>${text}</a>`;
}

function list(types: TypeExpr[], link: TypeLinker): string {
  return types.map((type) => typeHtml(type, link)).join(quietHtml(', '));
}

function wrapped(type: TypeExpr, link: TypeLinker): string {
  const html = typeHtml(type, link);
  return needsParentheses(type) ? quietHtml('(') + html + quietHtml(')') : html;
}

function tableHtml(fields: { name: string; optional: boolean; type: TypeExpr }[], link: TypeLinker): string {
  const inner = fields.map(
    (field) =>
      `${escapeHtml(field.name)}${field.optional ? quietHtml('?') : ''}${quietHtml(': ')}${typeHtml(field.type, link)}`,
  );
  return `${quietHtml('{ ')}${inner.join(quietHtml(', '))}${quietHtml(' }')}`;
}

function functionHtml(type: FunctionType, link: TypeLinker): string {
  const params = type.params.map(
    (param) =>
      escapeHtml(param.name) +
      (param.optional ? quietHtml('?') : '') +
      (param.type ? quietHtml(': ') + typeHtml(param.type, link) : ''),
  );
  const returns = type.returns.map(
    (value) => (value.name ? escapeHtml(value.name) + quietHtml(': ') : '') + typeHtml(value.type, link),
  );
  const head = `<span class="k">fun</span>${quietHtml('(')}${params.join(quietHtml(', '))}${quietHtml(')')}`;
  return returns.length ? `${head}${quietHtml(': ')}${returns.join(quietHtml(', '))}` : head;
}
