import type { PageKind } from '../pages/data.ts';
import { blocksHtml } from '../prose/flatten.ts';
import type { Block } from '../prose/model.ts';
import type { EntryDoc, EventDoc, FieldDoc, GroupDoc, ParamDoc, TypeDoc } from '../reference/model.ts';
import type { SearchRecord } from '../search/model.ts';
import type { RenderedDocs } from './docs.ts';
import { type Document, documentLabel } from './documents.ts';
import type { EventFamily } from './routes.ts';
import { folderLabel } from './sidebars.ts';
import { type SymbolPage, valueAnchor } from './symbols.ts';
import type { ViewContext } from './views/context.ts';
import { plainText } from './views/plain-text.ts';

/** Everything that can be found: pages, and the parameters, fields, headings and members in them. */
export function searchRecords(docs: RenderedDocs[], labels: Record<string, string>): SearchRecord[] {
  const records = docs.flatMap((it) => docsRecords(it, labels));
  const first = new Map(records.toReversed().map((record) => [record.href, record]));
  return records
    .filter((record) => first.get(record.href) === record)
    .map((record, id) => ({ ...record, id }));
}

type Draft = Omit<SearchRecord, 'id'>;

/** The records of one docs set; posts belong to no version of the docs. */
function docsRecords(
  { set, reference, context, documents }: RenderedDocs,
  labels: Record<string, string>,
): Draft[] {
  const doc = { plugin: set.plugin, version: set.version.name };
  const posts = documents.filter((document) => document.section === 'blog');
  const articles = documents.filter((document) => !['blog', 'home.md'].includes(document.section));
  const ofDocs = [
    ...reference.groups.flatMap((group) => groupRecords(group, labels[group.id] ?? group.id, context)),
    ...context.families.flatMap((family) => familyRecords(family, context)),
    ...reference.types.flatMap((type) => typeRecords(type, context)),
    ...articles.flatMap((document) => documentRecords(document, context)),
  ];
  return [
    ...ofDocs.map((record) => ({ ...record, doc })),
    ...posts.flatMap((document) => documentRecords(document, context)),
  ];
}

/** Standard libraries and the engine's own events are looked for less often than the platform's. */
const USUAL = 2;
const RARE = 1;

function groupRecords(group: GroupDoc, label: string, context: ViewContext): Draft[] {
  const overview = context.symbols.group(group);
  const where = label;
  const head: Draft = {
    ...pageRecord(overview, where, USUAL, context),
    aliases: [group.id, label],
    text: wordsOf(group.description.text),
    group: group.id,
  };
  const constants = group.fields.map((field) =>
    partRecord(field, `${group.id}.${field.name}`, 'field', overview, where, context),
  );
  return [head, ...constants.flat(), ...group.entries.flatMap((it) => entryRecords(it, where, context))];
}

function entryRecords(entry: EntryDoc, where: string, context: ViewContext): Draft[] {
  const page = context.symbols.entry(entry);
  const weight = entry.versions.length ? RARE : USUAL;
  return [
    {
      ...pageRecord(page, where, weight, context),
      aliases: [entry.slug],
      text: wordsOf(entry.description.text),
      group: entry.group,
    },
    ...entry.params.flatMap((param) =>
      param.name === '...'
        ? []
        : partRecord(param, `${entry.name}: ${param.name}`, 'param', page, entry.name, context),
    ),
  ];
}

function familyRecords(family: EventFamily, context: ViewContext): Draft[] {
  const weight =
    family === context.families[context.families.length - 1] && context.families.length > 1 ? RARE : USUAL;
  return context.reference.events
    .filter((event) => event.family === family.id)
    .flatMap((event) => eventRecords(event, family, weight, context));
}

function eventRecords(event: EventDoc, family: EventFamily, weight: number, context: ViewContext): Draft[] {
  const page = context.symbols.event(event, family);
  return [
    { ...pageRecord(page, family.label, weight, context), text: wordsOf(event.description.text) },
    ...event.fields.flatMap((field) =>
      partRecord(field, `${event.name}: ${field.name}`, 'field', page, event.name, context),
    ),
  ];
}

function typeRecords(type: TypeDoc, context: ViewContext): Draft[] {
  const page = context.symbols.type(type);
  const members = type.members.map((member) => `${member.literal} ${member.description}`).join(' ');
  return [
    {
      ...pageRecord(page, context.words.t('types.heading', 'Types'), USUAL, context),
      text: `${wordsOf(type.description.text)} ${plainText(members)}`,
    },
    ...type.fields.flatMap((field) =>
      partRecord(field, `${type.name}.${field.name}`, 'field', page, type.name, context),
    ),
  ];
}

function documentRecords(document: Document, context: ViewContext): Draft[] {
  const { article } = document;
  const kind: PageKind = document.section === 'blog' ? 'BlogPost' : 'Article';
  const where = [document.section, ...document.folders]
    .map((folder) => folderLabel(folder, context.words))
    .join(' / ');
  const href = context.href(document.route);
  const page: Draft = {
    href,
    kind,
    type: 'page',
    name: article.title,
    aliases: [documentLabel(document), document.route.split('/').at(-1) ?? ''],
    summary: plainText(article.description),
    text: textOf(article.blocks),
    where,
    weight: USUAL,
  };
  const headings = article.headings.map(
    (heading): Draft => ({
      ...page,
      href: `${href}#${heading.id}`,
      type: 'part',
      name: heading.text,
      aliases: [],
      summary: article.title,
      text: '',
    }),
  );
  return [page, ...headings];
}

function pageRecord(page: SymbolPage, where: string, weight: number, context: ViewContext): Draft {
  return {
    href: context.href(page.route),
    kind: page.kind,
    type: 'page',
    name: page.label,
    aliases: [],
    summary: plainText(page.summary),
    text: '',
    where,
    weight,
    ...(page.deprecated && { deprecated: true as const }),
  };
}

function partRecord(
  value: ParamDoc | FieldDoc,
  name: string,
  anchor: 'param' | 'field',
  page: SymbolPage | undefined,
  where: string,
  context: ViewContext,
): Draft[] {
  if (!page) return [];
  return [
    {
      ...pageRecord(page, where, USUAL, context),
      href: `${context.href(page.route)}#${valueAnchor(anchor, value.name)}`,
      type: 'part',
      name,
      summary: plainText(value.description),
    },
  ];
}

/** Words of a symbol's text after its summary, without code blocks. */
function wordsOf(markdown: string): string {
  const [, ...rest] = markdown.replaceAll(/^```[\s\S]*?^```/gm, '').split(/\n\s*\n/);
  return plainText(
    rest
      .join(' ')
      .replaceAll(/^#+\s*|^\s*[-*]\s+/gm, '')
      .replaceAll(/\s+/g, ' '),
  );
}

function textOf(blocks: Block[]): string {
  return blocksHtml(blocks, { code: false })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
