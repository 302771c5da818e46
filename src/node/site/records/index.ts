import type { SearchRecord } from '../../../shared/search/model.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { isHome } from '../documents/documents.ts';
import { namedSets } from '../documents/value-checks.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';
import { documentRecords } from './documents.ts';
import { indexPageRecords } from './index-pages.ts';
import type { UnnumberedRecord } from './record.ts';
import { familyRecords, groupRecords, typeRecords } from './symbols.ts';

/** A docs set and its pages; with the main one, also the list of posts. */
export interface RecordSource {
  docs: RenderedDocs;
  pages: CataloguePage[];
}

/** What can be found in one file of the index. */
export interface RecordSet {
  /** Docs instance and name of the version, for a version that is not the latest. */
  version?: { instance: string; name: string };
  records: SearchRecord[];
}

/** What the configuration says about records. */
export interface RecordSettings {
  /** Labels of groups that are not called by their id. */
  groupLabels: Record<string, string>;
  /** Folder of `content/` whose pages are snippets. */
  snippets: string;
}

/**
 * Returns everything that can be found: pages, and the parameters, fields, headings and members in them. The first set
 * is that of the latest versions and of what has no version; each other version has a separate set.
 */
export function recordSets(sources: RecordSource[], settings: RecordSettings): RecordSet[] {
  const latest = sources.filter(({ docs }) => docs.set.isLast);
  const others = sources.filter(({ docs }) => !docs.set.isLast);
  return [
    { records: numbered(latest.flatMap((source) => recordsOf(source, settings))) },
    ...others.map((source) => {
      const { instance, version } = source.docs.set;
      return { version: { instance, name: version.name }, records: numbered(recordsOf(source, settings)) };
    }),
  ];
}

function recordsOf(
  { docs, pages }: RecordSource,
  { groupLabels: labels, snippets }: RecordSettings,
): UnnumberedRecord[] {
  const { reference, context, documents, set } = docs;
  const isOfBlog = ({ kind }: UnnumberedRecord) => kind === 'BlogPost' || kind === 'BlogList';
  const tabled = namedSets(documents);
  const doc = { instance: set.instance, version: set.version.name };
  const records = [
    ...reference.groups.flatMap((group) => groupRecords(group, labels[group.id] ?? group.id, context)),
    ...context.families.flatMap((family) => familyRecords(family, context)),
    ...reference.types.flatMap((type) => typeRecords(type, !tabled.has(type.name), context)),
    ...documents
      .filter((document) => !isHome(document))
      .flatMap((document) => documentRecords(document, snippets, context)),
    ...indexPageRecords(pages, context),
  ];
  const ofDocs = { doc, ...(set.severalVersions && { docs: set.instance }) };
  return records.map((record) => (isOfBlog(record) ? record : { ...record, ...ofDocs }));
}

/** Returns one record for each URL, with its id. */
function numbered(records: UnnumberedRecord[]): SearchRecord[] {
  const first = new Map(records.toReversed().map((record) => [record.href, record]));
  return records
    .filter((record) => first.get(record.href) === record)
    .map((record, id) => ({ ...record, id }));
}
