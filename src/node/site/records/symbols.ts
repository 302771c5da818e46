import type {
  EntryDoc,
  EventDoc,
  FieldDoc,
  GroupDoc,
  ParamDoc,
  ReturnDoc,
  TypeDoc,
} from '../../luacats/model.ts';
import { furtherWords, plainText } from '../../markdown/index.ts';
import {
  memberAnchor,
  memberName,
  returnAnchors,
  type SymbolPage,
  valueAnchor,
} from '../reference/symbols.ts';
import type { EventFamily } from '../routes.ts';
import type { ViewContext } from '../views/context.ts';
import { pageRecord, partRecord, RARE, type RecordLabels, type UnnumberedRecord, USUAL } from './record.ts';
import { shortSignature } from './signature.ts';

/** Returns the records of a group's page, its constants and its entries. */
export function groupRecords(group: GroupDoc, label: string, context: ViewContext): UnnumberedRecord[] {
  const overview = context.symbols.group(group);
  const labels = { where: label, heading: context.i18n.t('docs.api', 'API') };
  const page = pageRecord(overview, labels, USUAL, context);
  const head: UnnumberedRecord = {
    ...page,
    aliases: [group.id, label, ...page.aliases],
    text: furtherWords(group.description.text),
    group: group.id,
  };
  const constants = fieldRecords(group.fields, `${group.id}.`, overview, labels, context);
  return [head, ...constants, ...group.entries.flatMap((entry) => entryRecords(entry, labels, context))];
}

function entryRecords(entry: EntryDoc, labels: RecordLabels, context: ViewContext): UnnumberedRecord[] {
  const page = context.symbols.entry(entry);
  const weight = entry.versions.length ? RARE : USUAL;
  const signature = shortSignature(entry);
  const record = pageRecord(page, labels, weight, context);
  return [
    {
      ...record,
      aliases: [entry.slug, ...record.aliases],
      text: `${furtherWords(entry.description.text)} ${valueWords(entry.returns)}`,
      group: entry.group,
      ...(signature && { signature }),
    },
    ...entry.params
      .filter(({ name }) => name !== '...')
      .map((param) =>
        partRecord(
          param,
          `${entry.name}: ${param.name}`,
          valueAnchor('param', param.name),
          page,
          { ...labels, where: entry.name },
          context,
        ),
      ),
    ...returnRecords(entry.returns, entry.name, page, { ...labels, where: entry.name }, context),
  ];
}

/**
 * Returns records of the named return values. They are rows, because readers look for them less often than for
 * parameters and fields.
 */
function returnRecords(
  returns: ReturnDoc[],
  owner: string,
  page: SymbolPage,
  labels: RecordLabels,
  context: ViewContext,
): UnnumberedRecord[] {
  const anchors = returnAnchors(returns);
  return returns.flatMap((value, index) =>
    value.name && value.name !== '...'
      ? asRow(partRecord(value, `${owner}: ${value.name}`, anchors[index] ?? '', page, labels, context))
      : [],
  );
}

/** Returns the records of the events of a family. */
export function familyRecords(family: EventFamily, context: ViewContext): UnnumberedRecord[] {
  const isLast = family === context.families.at(-1) && context.families.length > 1;
  const labels = { where: family.label, heading: context.i18n.t('events.heading', 'Events') };
  return context.reference.events
    .filter((event) => event.family === family.id)
    .flatMap((event) => eventRecords(event, family, labels, isLast ? RARE : USUAL, context));
}

function eventRecords(
  event: EventDoc,
  family: EventFamily,
  labels: RecordLabels,
  weight: number,
  context: ViewContext,
): UnnumberedRecord[] {
  const page = context.symbols.event(event, family);
  const values = valueWords([...event.params, ...event.returns]);
  return [
    {
      ...pageRecord(page, labels, weight, context),
      text: `${furtherWords(event.description.text)} ${values}`,
    },
    ...fieldRecords(event.fields, `${event.name}: `, page, labels, context),
  ];
}

/**
 * Returns the records of a type's page, the members of its value set and its fields.
 *
 * @param hasMembers Whether the members are found here; else they are rows of a table elsewhere.
 */
export function typeRecords(type: TypeDoc, hasMembers: boolean, context: ViewContext): UnnumberedRecord[] {
  const page = context.symbols.type(type);
  const heading = context.i18n.t('types.heading', 'Types');
  const labels = { where: type.name, heading };
  return [
    {
      ...pageRecord(page, { where: heading, heading }, USUAL, context),
      text: furtherWords(type.description.text),
    },
    ...(hasMembers ? type.members : []).map((member) => {
      const { literal } = member;
      const name = `${type.name}: ${memberName(literal)}`;
      return asRow(partRecord(member, name, memberAnchor(literal), page, labels, context));
    }),
    ...fieldRecords(type.fields, `${type.name}.`, page, labels, context),
  ];
}

/** Returns records of fields, each with the name of the owner and the separator in front of its own. */
function fieldRecords(
  fields: FieldDoc[],
  owner: string,
  page: SymbolPage,
  labels: RecordLabels,
  context: ViewContext,
): UnnumberedRecord[] {
  return fields.map((field) =>
    partRecord(field, owner + field.name, valueAnchor('field', field.name), page, labels, context),
  );
}

function asRow(record: UnnumberedRecord): UnnumberedRecord {
  return { ...record, type: 'row' };
}

/** Names and descriptions of values without records. */
function valueWords(values: (ParamDoc | ReturnDoc)[]): string {
  return values.map(({ name, description }) => `${name ?? ''} ${plainText(description)}`).join(' ');
}
