import { escapeHtml } from '../../../shared/escape-html.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { EventIndexData, EventRow, FamilyView } from '../../../shared/page-data.ts';
import type { EventData } from '../../../shared/symbol-data.ts';
import { inSection } from '../../luacats/index.ts';
import type { EventDoc, TypeExpr } from '../../luacats/model.ts';
import type { SymbolText } from '../../markdown/model.ts';
import { shownFields } from '../reference/event-fields.ts';
import type { EventFamily } from '../routes.ts';
import type { ViewContext } from './context.ts';
import { areaIds, partIds } from './part-ids.ts';
import { linkTo, sectionEntries, symbolData, symbolToc, textEntry } from './symbol.ts';
import { type TypeLinker, typeHtml } from './type-html.ts';
import { usedIn } from './used-in.ts';
import { eventFieldViews, paramViews, returnViews } from './values.ts';

/** Returns the data of an event's page. */
export function eventView(
  event: EventDoc,
  family: EventFamily,
  context: ViewContext,
): { data: EventData; toc: TocEntry[] } {
  const fields = shownFields(event, context.type);
  const data: EventData = {
    ...symbolData(event, { prefix: '', name: event.name }, family.noun, context),
    ...registration(event, context),
    signature: `<span class="line">${typeHtml(shownCallback(event), context.typeLink)}</span>`,
    params: fields.length ? [] : paramViews(event.params, context),
    returns: returnViews(event.returns, context),
    ...(isMeantByName(event, family, context) && usedIn(event, context)),
    fields: eventFieldViews(fields, family.wireTypes, context),
  };
  const parts = [
    { id: 'fields', text: context.i18n.t('event.fields', 'Fields'), present: data.fields.length > 0 },
    {
      id: 'parameters',
      text: context.i18n.t('symbol.parameters', 'Parameters'),
      present: data.params.length > 0,
    },
    { id: 'returns', text: context.i18n.t('symbol.returns', 'Returns'), present: data.returns.length > 0 },
  ];
  return { data, toc: symbolToc(parts, data, context) };
}

/** Returns whether code that names the event without its family means this one. */
export function isMeantByName(
  event: EventDoc,
  family: EventFamily,
  { symbols, routes }: ViewContext,
): boolean {
  return symbols.findEvent(event.name)?.route === routes.event(event, family);
}

/** The callback with the table's class shortened to `table`: the fields are listed on the same page. */
function shownCallback(event: EventDoc): EventDoc['callback'] {
  if (!event.fields.length) return event.callback;
  const params = event.callback.params.map((param) => ({
    ...param,
    type: { kind: 'name' as const, name: 'table' },
  }));
  return { ...event.callback, params };
}

/** Returns the data of an index of events: one family, or all of them. */
export function eventIndexView(
  heading: string,
  introHtml: string,
  families: EventFamily[],
  context: ViewContext,
): { data: EventIndexData; toc: TocEntry[] } {
  const isIndexOfAll = families.length > 1;
  const views = families.map((family) => familyView(family, isIndexOfAll && family.path !== '', context));
  const toc = isIndexOfAll ? views.map((view) => textEntry(view.id, view.title)) : views.flatMap(familyToc);
  return { data: { heading, introHtml, families: views }, toc };
}

/** A family in an index; `isBrief` leaves out its text, which is on a separate page. */
function familyView(family: EventFamily, isBrief: boolean, context: ViewContext): FamilyView {
  const events = context.reference.events.filter((event) => event.family === family.id);
  const doc = context.reference.families.find(({ id }) => id === family.id);
  const text =
    doc && !isBrief && doc.description.text
      ? context.renderer.symbolText(doc.description, partIds(doc))
      : undefined;
  const sections = doc?.sections.length
    ? doc.sections.map(({ title, names }) => ({
        title,
        events: names.flatMap((name) => inSection(name, events)),
      }))
    : [{ title: '', events }];
  const ids = areaIds(family.id, sections);
  const guides = context.guides.ofFamily(family);
  return {
    id: family.id,
    title: family.label,
    ...(isBrief && { href: context.href(context.routes.family(family)) }),
    ...(guides.length > 0 && { guides }),
    ...(text && { overview: overviewOf(text) }),
    lists: sections.map((section, index) => {
      const guides = context.guides.ofEvents(section.events, family);
      return {
        id: ids[index] ?? '',
        title: section.title,
        ...(guides.length > 0 && { guides }),
        rows: section.events.map((event) => eventRow(event, family, context)),
      };
    }),
  };
}

function overviewOf({ leadHtml, blocks, sections }: SymbolText): NonNullable<FamilyView['overview']> {
  return {
    leadHtml,
    blocks,
    sections: sections.map(({ id, titleHtml, blocks }) => ({ id, titleHtml, blocks })),
  };
}

function familyToc({ lists, overview }: FamilyView): TocEntry[] {
  const titled = lists.filter(({ title }) => title);
  return [
    ...titled.map(({ id, title }) => textEntry(id, title)),
    ...sectionEntries(overview?.sections ?? []),
  ];
}

/**
 * The call that registers for an event, where the site says what it is: Lua that can be copied, with types as links.
 */
function registration(event: EventDoc, context: ViewContext): Pick<EventData, 'registration'> {
  const code = registrationCode(event, context);
  if (code === undefined) return {};
  // A line that is too long breaks before the name of the event, which stays whole.
  const typeOf = (type: TypeExpr) =>
    typeHtml(type, classLink(event, context)).replace(
      `.${event.name}<`,
      `.<wbr aria-hidden="true">${event.name}<`,
    );
  const annotations = event.callback.params.map(
    ({ name, type }) => `<span class="c">---@param ${escapeHtml(name)} </span>${type ? typeOf(type) : 'any'}`,
  );
  const call = context.renderer.lua(code).replace('(<', '(<wbr><');
  const lines = [...annotations, ...call.split('\n')].map((line) => `<span class="line">${line}</span>`);
  return { registration: { type: 'code', lang: 'lua', html: lines.join('\n') } };
}

/** Returns the code that registers for an event; undefined where the site does not say how. */
export function registrationCode(event: EventDoc, { registration }: ViewContext): string | undefined {
  const names = event.callback.params.map(({ name }) => name).join(', ');
  return registration
    ?.replaceAll('{event}', event.name)
    .replaceAll('{callback}', `function(${names})\n\nend`);
}

/** The class of the event itself is on its own page, as its fields. */
function classLink(event: EventDoc, context: ViewContext): TypeLinker {
  const eventClass = `event.${event.family}.${event.name}`;
  return (name) => (name === eventClass ? { href: '#fields' } : context.typeLink(name));
}

function eventRow(event: EventDoc, family: EventFamily, context: ViewContext): EventRow {
  const fields = shownFields(event, context.type);
  return {
    ...linkTo(context.symbols.event(event, family), context),
    fields: (fields.length ? fields : event.params).map((field) => field.name),
    ...(event.deprecated !== undefined && { deprecated: true }),
  };
}
