import type { Position, Reference } from '../../luacats/model.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { SymbolPage } from '../reference/symbols.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';

/** What editors get from the docs besides the definition files. */
export interface EditorFacts {
  reference: Reference;
  /** Paragraphs of Markdown for symbols, by the position that the reference has of each. */
  notes: { position: Position; paragraphs: string[] }[];
  /** Turns a link from a text into a full URL. */
  absolute(path: string): string;
}

/** The parts of a symbol that its note is made from. */
type Noted = Pick<Reference['groups'][number], 'position' | 'unconfirmed' | 'see'>;

/** Collects for each symbol what is in doubt and the URL of its page, as the hover text of editors shows them. */
export function editorFacts(docs: RenderedDocs, pages: CataloguePage[], origin: string): EditorFacts {
  const { reference, symbols, context } = docs;
  const { links, href, i18n } = context;
  const absolute = (path: string) => origin + (links.link(path, '')?.href ?? path);
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  const note = (doc: Noted, page: SymbolPage | undefined) => {
    const label = i18n.t('editor.viewDocumentation', 'View documentation');
    const routes = doc.see.map(({ target }) => target).filter((target) => target.startsWith('/'));
    const urls = [
      ...(page ? [`[${label}](${origin}${href(page.route)})`] : []),
      ...routes.map((route) => `[${titles.get(route) ?? route}](${absolute(route)})`),
    ];
    const mark = i18n.t('symbol.unconfirmed', 'Unconfirmed:');
    const doubt = doc.unconfirmed === undefined ? [] : [`**${mark}** ${doc.unconfirmed}`];
    return { position: doc.position, paragraphs: [...doubt, ...(urls.length ? [urls.join(' | ')] : [])] };
  };
  const event = (doc: Reference['events'][number]) => {
    const family = symbols.family(doc.family);
    return note(doc, family && symbols.event(doc, family));
  };
  const notes = [
    ...reference.groups.map((group) => note(group, symbols.group(group))),
    ...reference.groups.flatMap(({ entries }) => entries.map((entry) => note(entry, symbols.entry(entry)))),
    ...reference.types.map((type) => note(type, symbols.type(type))),
    ...reference.families.map((family) => note(family, symbols.find(`event.${family.id}`))),
    ...reference.events.map(event),
  ];
  return { reference, notes, absolute };
}
