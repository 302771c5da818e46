import type { TocEntry } from '../../../shared/page.ts';
import type { EventData, EventIndexData, EventRow } from '../../../shared/page-data.ts';
import type { EventDoc } from '../../luacats/model.ts';
import type { EventFamily } from '../routes.ts';
import type { ViewContext } from './context.ts';
import { linkTo, symbolData, symbolToc, textEntry } from './symbol.ts';
import { typeHtml } from './type-html.ts';
import { eventFieldViews, paramViews, returnViews } from './values.ts';

/** Data of an event's page. */
export function eventView(
  event: EventDoc,
  family: EventFamily,
  context: ViewContext,
): { data: EventData; toc: TocEntry[] } {
  const fields = event.fields.length ? event.fields : payloadFields(event, context);
  const data: EventData = {
    ...symbolData(event, { prefix: '', name: event.name }, family.noun, context),
    signature: `<span class="line">${typeHtml(shownCallback(event), context.typeLink)}</span>`,
    params: fields.length ? [] : paramViews(event.params, context),
    returns: returnViews(event.returns, context),
    fields: eventFieldViews(fields, context),
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

/** Fields of the class that an event's only parameter has, for events that are written as a function. */
function payloadFields(event: EventDoc, context: ViewContext): EventDoc['fields'] {
  const type = event.params.length === 1 ? event.params[0]?.type : undefined;
  const inner = type?.kind === 'optional' ? type.inner : type;
  return inner?.kind === 'name' ? (context.type(inner.name)?.fields ?? []) : [];
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

/** Data of an index of events: one family, or all of them. */
export function eventIndexView(
  heading: string,
  introHtml: string,
  families: EventFamily[],
  context: ViewContext,
): { data: EventIndexData; toc: TocEntry[] } {
  const views = families.map((family) => ({
    id: family.id,
    title: family.label,
    href: context.href(context.routes.family(family)),
    rows: context.reference.events
      .filter((event) => event.family === family.id)
      .map((event) => eventRow(event, family, context)),
  }));
  const toc = views.length > 1 ? views.map((view) => textEntry(view.id, view.title)) : [];
  return { data: { heading, introHtml, families: views }, toc };
}

function eventRow(event: EventDoc, family: EventFamily, context: ViewContext): EventRow {
  const fields = event.fields.length ? event.fields : payloadFields(event, context);
  return {
    ...linkTo(context.symbols.event(event, family), context),
    fields: (fields.length ? fields : event.params).map((field) => field.name),
    ...(event.deprecated !== undefined && { deprecated: true }),
  };
}
