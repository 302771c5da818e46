import type { ApiText } from '../../api/index.ts';
import type { Refs } from '../reference/refs.ts';
import type { ViewContext } from '../views/context.ts';
import { type DocWithPage, partIds } from '../views/part-ids.ts';
import type { ApiLinks } from './links.ts';
import { cutText } from './text.ts';

/** What descriptions of the parts of an API need. */
export interface ApiContext {
  view: ViewContext;
  refs: Refs;
  links: ApiLinks;
}

/** Returns the texts and marks of a symbol. */
export function apiText(doc: DocWithPage, { view, links }: ApiContext): ApiText {
  const { file } = doc.position;
  const linked = (markdown: string) => links.text(markdown, file);
  const { text, sections, examples } = cutText(doc.description.text, view.i18n, partIds(doc));
  const see = doc.see.flatMap(({ target }) => links.to(target, file) ?? []);
  const since = view.since(doc);
  return {
    ...(doc.summary && { summary: linked(doc.summary) }),
    ...(text && { text: linked(text) }),
    ...(sections && { sections: sections.map((section) => ({ ...section, text: linked(section.text) })) }),
    ...(examples && {
      examples: examples.map((example) => ({
        ...example,
        ...(example.text && { text: linked(example.text) }),
      })),
    }),
    ...(doc.deprecated !== undefined && {
      deprecated: doc.deprecated ? { text: linked(doc.deprecated) } : {},
    }),
    ...(doc.unconfirmed !== undefined && { unconfirmed: linked(doc.unconfirmed) }),
    ...(doc.phrases.length > 0 && { search: doc.phrases }),
    ...(since !== undefined && { since }),
    ...(see.length > 0 && { see }),
  };
}
