import type { DeclaredType } from '../comment-model.ts';
import { EVENT_CLASS, groupId } from '../names.ts';
import type { FileState, Item } from '../state.ts';

/** Reports the file of a group in the folder of events, which is then read as it was meant. */
export function reportMisplacedGroup(items: Item[], { path, context }: FileState): boolean {
  const id = groupId(path);
  const table = items.find(({ declaration }) => declaration?.kind === 'table' && declaration.name === id);
  const isEventClass = ({ block }: Item) => block?.type?.name.startsWith('event.');
  const hasFunctions = items.some(({ declaration }) => declaration?.base === id);
  if (!table?.declaration || !hasFunctions || items.some(isEventClass)) return false;
  context.report.error(
    table.declaration.position,
    `\`${id}\` is a group, but its file is in the folder of events.`,
    `Move it to \`${path.replace(/events\/(?=[^/]+$)/, '')}\`.`,
  );
  return true;
}

/** Reports a file of events outside their folder, if there is nothing else in it. It is then read as it was meant. */
export function reportMisplacedEvents(items: Item[], state: FileState): boolean {
  const types = items.flatMap(({ block }) => block?.type ?? []);
  const isEvents = types.some(({ name }) => EVENT_CLASS.test(name));
  const first = types.find(({ name }) => name.startsWith('event.'));
  if (!first || !isEvents) return false;
  return reportMisplacedEvent(state, first);
}

/** Reports an event, or the class of a family, outside `events/`, where it would be an ordinary type. */
export function reportMisplacedEvent(
  { context }: FileState,
  { kind, name, position }: DeclaredType,
): boolean {
  const [, family = '', event] = /^event\.(\w+)(\.\w+)?$/.exec(name) ?? [];
  if (kind !== 'class' || !family) return false;
  const { types, symbols } = context.lost;
  const isReported = symbols.includes(`event.${family}`);
  types.push(name);
  symbols.push(name, `event.${family}`);
  // Most likely the whole file is in the wrong folder.
  if (isReported) return true;
  context.report.error(
    position,
    `\`${name}\` is ${event ? 'an event' : 'a family of events'}, but the file is not in \`definitions/events/\`.`,
    `Move it to \`definitions/events/${family}.lua\`.`,
  );
  return true;
}
