import type { EventDoc } from '../luacats/model.ts';
import { nearestName } from '../luacats/names.ts';
import {
  argumentsOf,
  type Call,
  type Expression,
  type FunctionDeclaration,
  pathOf,
  textOf,
} from './parse.ts';
import type { Run } from './run.ts';
import type { Names } from './scope.ts';
import { typedValue, UNKNOWN, type Value } from './values.ts';
import type { World } from './world.ts';

/** Returns the full name of the documented function that a call names. */
export function calledName(call: Call, names: Names): string | undefined {
  const path = pathOf(call.base);
  if (!path || names.bindings.has(path[0])) return undefined;
  return [path[0].name, ...path.slice(1)].join('.');
}

/** Returns the names of the events that the calls raise. */
export function raisedEvents(names: Names, { raisers = [] }: World['options']): string[] {
  return names.calls.flatMap((call) => {
    const name = calledName(call, names);
    const event = textOf(argumentsOf(call)[0]);
    return name !== undefined && raisers.includes(name) && event !== undefined ? [event] : [];
  });
}

/** Returns the named functions that are used only as callbacks of events, with these events. */
export function findHandlers(names: Names, world: World): Map<FunctionDeclaration, EventDoc[]> {
  const { listeners = [] } = world.options;
  const found = new Map<FunctionDeclaration, { events: EventDoc[]; uses: number }>();
  for (const call of names.calls) {
    const [event, handler] = argumentsOf(call);
    const binding = handler?.type === 'Identifier' ? names.bindings.get(handler) : undefined;
    if (!binding?.fn || binding.assigned.length || !listeners.includes(calledName(call, names) ?? ''))
      continue;
    const listener = found.get(binding.fn) ?? { events: [], uses: binding.uses.length };
    const named = world.events.get(textOf(event) ?? '') ?? [];
    listener.events.push(...named);
    // Two events of one name are one registration.
    if (named.length) listener.uses--;
    found.set(binding.fn, listener);
  }
  return new Map([...found].flatMap(([fn, { events, uses }]) => (uses === 0 ? [[fn, events]] : [])));
}

/** Returns the events that a registration names; none when no name is written out. Reports unknown names. */
export function eventsNamed(node: Expression | undefined, value: Value | undefined, run: Run): EventDoc[] {
  const text = textOf(node);
  const names = text === undefined ? textsIn(value) : [text];
  return node ? names.flatMap((name) => eventsCalled(name, node, run)) : [];
}

function eventsCalled(name: string, node: Expression, run: Run): EventDoc[] {
  const events = run.world.events.get(name) ?? [];
  if (!events.length && !isOther(name, run)) {
    const meant = nearestName(name, run.world.events.keys());
    const fix = meant
      ? `Did you mean \`${meant}\`?`
      : 'Write the name of an event, or of one that the code raises itself.';
    run.report(node, `There is no event \`${name}\`.`, fix);
  }
  const [first] = events;
  if (first) run.use(first, node);
  if (first?.deprecated !== undefined && run.owner !== first.name)
    run.report(node, `The event \`${name}\` is deprecated.`, first.deprecated || 'Use another event.');
  return events;
}

/**
 * Returns the texts that a value may be, such as those of a list that a loop walks; none when it may be anything else.
 */
function textsIn(value: Value | undefined): string[] {
  if (value?.kind !== 'typed') return [];
  const types = value.type.kind === 'union' ? value.type.members : [value.type];
  const texts = types.map((type) => (type.kind === 'literal' && /^"/.test(type.text) ? type.text : ''));
  return texts.includes('') ? [] : texts.map((text) => text.slice(1, -1));
}

function isOther(name: string, { world, raised }: Run): boolean {
  const { events, mentioned, options } = world;
  return !events.size || mentioned.has(name) || raised.has(name) || options.lost?.has(name) === true;
}

/** Returns what a callback of these events gets, by position; a name in two families has the fields of both. */
export function eventParams(events: EventDoc[], world: World): Value[] {
  const length = Math.max(0, ...events.map(({ callback }) => callback.params.length));
  return Array.from({ length }, (_, index) => {
    const types = events.flatMap(({ callback }) => callback.params[index]?.type ?? []);
    if (types.length < events.filter(({ callback }) => callback.params.length).length) return UNKNOWN;
    return typedValue(types.length > 1 ? { kind: 'union', members: types } : types[0], world);
  });
}
