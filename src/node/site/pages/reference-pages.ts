import { escapeHtml } from '../../../shared/escape-html.ts';
import { CONFIG_FILE, type SiteConfig } from '../../config/index.ts';
import {
  type EntryDoc,
  type EventDoc,
  type GroupDoc,
  isPosition,
  type Position,
  type Reference,
  type TypeDoc,
} from '../../luacats/model.ts';
import { plainText } from '../../markdown/index.ts';
import type { BarePage } from '../bare-page.ts';
import type { EventFamily } from '../routes.ts';
import type { ViewContext } from '../views/context.ts';
import { eventIndexView, eventView } from '../views/event.ts';
import { functionView } from '../views/function.ts';
import { groupView } from '../views/group.ts';
import { textEntry } from '../views/symbol.ts';
import { typeIndexView, typeView } from '../views/type.ts';

/** Returns all pages that come from the definitions: groups, entries, events, types and their indexes. */
export function referencePages(config: SiteConfig, context: ViewContext): BarePage[] {
  return [
    ...context.reference.groups.flatMap((group) => [
      groupPage(group, config, context),
      ...group.entries.map((entry) => entryPage(entry, context)),
    ]),
    ...eventPages(config, context),
    ...typePages(context),
  ];
}

/**
 * Creates the pages of what has changed in one definition file, without the indexes that list it.
 *
 * @param former What the definitions said before, of the same symbols.
 */
export function changedPages(
  file: string,
  former: Reference,
  config: SiteConfig,
  context: ViewContext,
): BarePage[] {
  const { groups, events, types } = context.reference;
  const { eventFamilies } = config.docs.reference;
  const isOwn = ({ position }: Placed) => position.file === file;
  const isChanged = (doc: Placed, all: Placed[]) =>
    isOwn(doc) && !all.some((other) => other.name === doc.name && saysSame(other, doc));
  const formerEntries = former.groups.flatMap(({ entries }) => entries);
  return [
    ...groups.filter(isOwn).map((group) => groupPage(group, config, context)),
    ...groups
      .flatMap(({ entries }) => entries)
      .filter((entry) => isChanged(entry, formerEntries))
      .map((entry) => entryPage(entry, context)),
    ...eventFamilies.flatMap((family) =>
      events
        .filter((event) => event.family === family.id && isChanged(event, former.events))
        .map((event) => eventPage(event, family, context)),
    ),
    ...types.filter((type) => isChanged(type, former.types)).map((type) => typePage(type, context)),
  ];
}

interface Placed {
  name: string;
  position: Position;
}

/** Returns whether two docs, or parts of them, say the same, wherever they are in their files. */
function saysSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (isPosition(left) && isPosition(right)) return true;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => saysSame(Reflect.get(left, key), Reflect.get(right, key)))
  );
}

function groupPage(group: GroupDoc, config: SiteConfig, context: ViewContext): BarePage {
  const label = config.docs.reference.groups[group.id]?.label ?? group.id;
  return {
    route: context.routes.group(group),
    kind: 'Group',
    title: label,
    description: plainText(group.summary),
    ...groupView(group, label, context),
    source: group.position.file,
    text: group.description.text,
  };
}

function entryPage(entry: EntryDoc, context: ViewContext): BarePage {
  return {
    route: context.routes.entry(entry),
    kind: 'Function',
    title: entry.kind === 'constructor' ? `${entry.name}()` : entry.name,
    description: plainText(entry.summary),
    ...functionView(entry, context),
    source: entry.position.file,
    text: entry.description.text,
  };
}

function eventPages(config: SiteConfig, context: ViewContext): BarePage[] {
  const { events } = context.reference;
  const families = config.docs.reference.eventFamilies.filter((family) =>
    events.some((event) => event.family === family.id),
  );
  if (!families.length) return [];
  return [
    indexPage(
      context.routes.events,
      context.i18n.t('events.heading', 'Events'),
      context.i18n.t('events.intro', 'What fires when, and what each field holds.'),
      families,
      context,
    ),
    ...families
      .filter((family) => family.path)
      .map((family) =>
        indexPage(context.routes.family(family), family.label, family.description, [family], context),
      ),
    ...families.flatMap((family) =>
      events.filter((event) => event.family === family.id).map((event) => eventPage(event, family, context)),
    ),
  ];
}

function eventPage(event: EventDoc, family: EventFamily, context: ViewContext): BarePage {
  return {
    route: context.routes.event(event, family),
    kind: 'Event',
    title: event.name,
    description: plainText(event.summary),
    ...eventView(event, family, context),
    source: event.position.file,
    text: event.description.text,
  };
}

function indexPage(
  route: string,
  title: string,
  text: string | undefined,
  families: EventFamily[],
  context: ViewContext,
): BarePage {
  const introHtml = text === undefined ? escapeHtml(title) : context.renderer.inline(text, CONFIG_FILE);
  const view = eventIndexView(title, introHtml, families, context);
  const docs = context.reference.families.filter(({ id }) => families.some((family) => family.id === id));
  return {
    route,
    kind: 'EventIndex',
    title,
    description: plainText(text ?? title),
    ...view,
    text: docs.map((doc) => doc.description.text).join('\n\n'),
  };
}

function typePages(context: ViewContext): BarePage[] {
  const { types } = context.reference;
  if (!types.length) return [];
  const { i18n } = context;
  const heading = i18n.t('types.heading', 'Types');
  const text = i18n.t('types.intro', 'Objects, handles and value sets that functions take and return.');
  const data = typeIndexView(heading, escapeHtml(text), context);
  return [
    {
      route: context.routes.types,
      kind: 'TypeIndex',
      title: heading,
      description: text,
      data,
      toc: data.lists.map((list) => textEntry(list.id, list.title)),
      text: '',
    },
    ...types.map((type) => typePage(type, context)),
  ];
}

function typePage(type: TypeDoc, context: ViewContext): BarePage {
  return {
    route: context.routes.type(type),
    kind: 'Type',
    title: type.name,
    description: plainText(type.summary),
    ...typeView(type, context),
    source: type.position.file,
    text: type.description.text,
  };
}
