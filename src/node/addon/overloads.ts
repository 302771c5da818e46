import { formatType } from '../luacats/index.ts';
import type { EntryDoc, EventDoc, FunctionType, Reference } from '../luacats/model.ts';
import type { Edit } from './library.ts';

/**
 * Returns the edits for a function that registers callbacks: one overload for each event, so that editors know the
 * parameters of the callback by the event's name. The function's own callback becomes a plain `function`, because the
 * language server takes the first function type that it finds for a callback.
 */
export function listenerEdits(listener: EntryDoc, reference: Reference): Edit[] {
  const [, callback] = listener.params;
  const overloads = eventOverloads(listener, reference.events);
  if (!callback || !overloads.length) return [];
  return [
    { kind: 'param', position: callback.position, type: 'function' },
    { kind: 'tags', position: listener.position, tags: overloads.map((type) => `@overload ${type}`) },
  ];
}

/**
 * The types of a function for each event by its name.
 *
 * @example
 * eventOverloads(listener, events)[0] // 'fun(event_name: "paint", callback: fun())'
 */
function eventOverloads({ params, returns }: EntryDoc, events: EventDoc[]): string[] {
  const [name, callback, ...rest] = params;
  if (!name || !callback) return [];
  const further = rest.map((param) => ({ name: param.name, optional: param.optional, type: param.type }));
  return callbacksByName(events).map(({ name: event, type }) =>
    formatType({
      kind: 'function',
      params: [
        { name: name.name, optional: false, type: { kind: 'literal', text: `"${event}"` } },
        { name: callback.name, optional: callback.optional, type },
        ...further,
      ],
      returns: returns.map((value) => ({
        ...(value.name !== undefined && { name: value.name }),
        type: value.type,
      })),
    }),
  );
}

/**
 * Returns the callback of each event name. If events of several families share a name, the callback gets the table of
 * either.
 */
function callbacksByName(events: EventDoc[]): { name: string; type: FunctionType }[] {
  const names = [...new Set(events.map(({ name }) => name))];
  return names.flatMap((name) => {
    const same = events.filter((event) => event.name === name);
    const tables = same.flatMap(({ fields, callback }) =>
      fields.length ? (callback.params[0]?.type ?? []) : [],
    );
    const [first] = same;
    if (!first || same.length === 1 || tables.length < same.length)
      return same.map(({ callback }) => ({ name, type: callback }));
    const e = { name: 'e', optional: false, type: { kind: 'union', members: tables } } as const;
    return [{ name, type: { ...first.callback, params: [e] } }];
  });
}
