import type { EntryDoc, EventDoc, GroupDoc, ParamDoc, ReturnDoc, TypeDoc } from '../../luacats/model.ts';
import { furtherWords, plainText } from '../../markdown/index.ts';
import type { EventFamily } from '../routes.ts';
import { memberAnchor, memberName, valueAnchor } from '../symbols.ts';
import type { ViewContext } from '../views/context.ts';
import { type Draft, pageRecord, partRecord, RARE, type RecordPlace, USUAL } from './draft.ts';
import { shortSignature } from './signature.ts';

/** A group's page, its constants and its entries. */
export function groupRecords(group: GroupDoc, label: string, context: ViewContext): Draft[] {
  const overview = context.symbols.group(group);
  const place = { where: label, heading: context.words.t('docs.api', 'API') };
  const head: Draft = {
    ...pageRecord(overview, place, USUAL, context),
    aliases: [group.id, label],
    text: furtherWords(group.description.text),
    group: group.id,
  };
  const constants = group.fields.map((field) =>
    partRecord(
      field,
      `${group.id}.${field.name}`,
      valueAnchor('field', field.name),
      overview,
      place,
      context,
    ),
  );
  return [head, ...constants.flat(), ...group.entries.flatMap((it) => entryRecords(it, place, context))];
}

function entryRecords(entry: EntryDoc, place: RecordPlace, context: ViewContext): Draft[] {
  const page = context.symbols.entry(entry);
  const weight = entry.versions.length ? RARE : USUAL;
  const signature = shortSignature(entry);
  return [
    {
      ...pageRecord(page, place, weight, context),
      aliases: [entry.slug],
      text: `${furtherWords(entry.description.text)} ${valueWords(entry.returns)}`,
      group: entry.group,
      ...(signature && { signature }),
    },
    ...entry.params.flatMap((param) =>
      param.name === '...'
        ? []
        : partRecord(
            param,
            `${entry.name}: ${param.name}`,
            valueAnchor('param', param.name),
            page,
            { ...place, where: entry.name },
            context,
          ),
    ),
  ];
}

/** The events of a family. */
export function familyRecords(family: EventFamily, context: ViewContext): Draft[] {
  const isLast = family === context.families.at(-1) && context.families.length > 1;
  const place = { where: family.label, heading: context.words.t('events.heading', 'Events') };
  return context.reference.events
    .filter((event) => event.family === family.id)
    .flatMap((event) => eventRecords(event, family, place, isLast ? RARE : USUAL, context));
}

function eventRecords(
  event: EventDoc,
  family: EventFamily,
  place: RecordPlace,
  weight: number,
  context: ViewContext,
): Draft[] {
  const page = context.symbols.event(event, family);
  const values = valueWords([...event.params, ...event.returns]);
  return [
    {
      ...pageRecord(page, place, weight, context),
      text: `${furtherWords(event.description.text)} ${values}`,
    },
    ...event.fields.flatMap((field) =>
      partRecord(
        field,
        `${event.name}: ${field.name}`,
        valueAnchor('field', field.name),
        page,
        { ...place, where: event.name },
        context,
      ),
    ),
  ];
}

/** A type's page, the members of its value set and its fields. */
export function typeRecords(type: TypeDoc, context: ViewContext): Draft[] {
  const page = context.symbols.type(type);
  const heading = context.words.t('types.heading', 'Types');
  return [
    {
      ...pageRecord(page, { where: heading, heading }, USUAL, context),
      text: furtherWords(type.description.text),
    },
    ...type.members.flatMap((member) =>
      partRecord(
        member,
        `${type.name}: ${memberName(member.literal)}`,
        memberAnchor(member.literal),
        page,
        { where: type.name, heading },
        context,
      ),
    ),
    ...type.fields.flatMap((field) =>
      partRecord(
        field,
        `${type.name}.${field.name}`,
        valueAnchor('field', field.name),
        page,
        { where: type.name, heading },
        context,
      ),
    ),
  ];
}

/** Names and descriptions of values that have no records of their own. */
function valueWords(values: (ParamDoc | ReturnDoc)[]): string {
  return values.map(({ name, description }) => `${name ?? ''} ${plainText(description)}`).join(' ');
}
