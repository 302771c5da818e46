import type { ApiEvent, ApiFamily } from '../../api/index.ts';
import { CONFIG_FILE } from '../../config/index.ts';
import { formatType, inSection } from '../../luacats/index.ts';
import type { EventDoc } from '../../luacats/model.ts';
import { shownFields } from '../reference/event-fields.ts';
import type { EventFamily } from '../routes.ts';
import { isMeantByName, registrationCode } from '../views/event.ts';
import { type ApiContext, apiText } from './context.ts';
import { apiFields, apiParams, apiReturns } from './values.ts';

/** Describes a family of events as `api.json` has it. */
export function apiFamily(family: EventFamily, order: number, context: ApiContext): ApiFamily {
  const { refs, view, links } = context;
  const { id, label, noun, wireTypes } = family;
  const doc = view.reference.families.find((candidate) => candidate.id === id);
  const events = view.reference.events.filter((event) => event.family === id);
  const areas = (doc?.sections ?? []).map(({ title, names }) => ({
    title,
    refs: names.flatMap((name) => inSection(name, events)).map(refs.event),
  }));
  return {
    ref: `family:${id}`,
    id,
    label,
    noun,
    url: view.href(view.routes.family(family)),
    order,
    ...(wireTypes && { wireTypes: true as const }),
    ...(family.description && { summary: links.text(family.description, CONFIG_FILE) }),
    ...(doc?.description.text && apiText(doc, context)),
    ...(areas.length > 0 && { areas }),
  };
}

/** Describes the events of a family. */
export function apiEvents(family: EventFamily, context: ApiContext): ApiEvent[] {
  const events = context.view.reference.events.filter((event) => event.family === family.id);
  return events.map((event, order) => apiEvent(event, family, order, context));
}

function apiEvent(event: EventDoc, family: EventFamily, order: number, context: ApiContext): ApiEvent {
  const { refs, view, links } = context;
  const url = view.href(view.routes.event(event, family));
  const place = { url, file: event.position.file };
  const fields = apiFields(shownFields(event, view.type), place, context, family.wireTypes);
  const params = fields.length ? [] : apiParams(event, place, context);
  const returns = apiReturns(event.returns, place, context);
  const registration = registrationCode(event, view);
  const usedIn = isMeantByName(event, family, view)
    ? view.uses.documentsFor(event).map(({ route }) => links.page(route))
    : [];
  return {
    ref: refs.event(event),
    name: event.name,
    family: `family:${family.id}`,
    url,
    order,
    callback: formatType(event.callback),
    ...(registration && { registration }),
    ...apiText(event, context),
    ...(fields.length > 0 && { fields }),
    ...(params.length > 0 && { params }),
    ...(returns.length > 0 && { returns }),
    ...(usedIn.length > 0 && { usedIn }),
  };
}
