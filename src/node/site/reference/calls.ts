import { nearest } from '../../diagnostics/nearest.ts';
import { formatType, nearestName, shortNameOf } from '../../luacats/index.ts';
import type { EntryDoc, EventDoc, Reference } from '../../luacats/model.ts';
import type { Call, CallFinder } from '../../markdown/call-finder.ts';
import { plainText } from '../../markdown/index.ts';
import type { EventFamily } from '../routes.ts';
import { argumentNames, resultNames } from './call-names.ts';
import { shownFields, type TypeFinder } from './event-fields.ts';
import { type SymbolPage, type SymbolTable, symbolTarget } from './symbols.ts';

/** Creates the finder of what `:::calls` blocks name: functions, values, and events by their bare or full names. */
export function createCallFinder(
  { groups, events }: Reference,
  families: EventFamily[],
  symbols: SymbolTable,
  {
    type,
    href,
    lost,
  }: { type: TypeFinder; href(route: string): string; lost?: ReadonlySet<string> | undefined },
): CallFinder {
  const makers = new Map<string, () => Call>();
  const add = (name: string, page: SymbolPage, rest: () => Omit<Call, 'target' | 'name' | 'summary'>) => {
    if (makers.has(name)) return;
    const { label, summary } = page;
    makers.set(name, () => ({
      target: symbolTarget(page, href),
      name: label.replace(/\(\)$/, ''),
      summary: plainText(summary),
      ...rest(),
    }));
  };
  for (const entry of groups.flatMap((group) => group.entries)) {
    add(entry.name, symbols.entry(entry), () => entryCall(entry));
  }
  for (const family of families) {
    for (const event of events.filter((candidate) => candidate.family === family.id)) {
      const fields = () => eventCall(event, type);
      add(event.name, symbols.event(event, family), fields);
      add(`event.${family.id}.${event.name}`, symbols.event(event, family), fields);
    }
  }
  return {
    find: (name) => makers.get(name)?.(),
    near: (name, among) => (among ? nearest(name, among) : nearestName(name, makers.keys())),
    isLost: (name) => lost?.has(shortNameOf(name)) === true,
  };
}

function entryCall(entry: EntryDoc): Pick<Call, 'signature' | 'returns'> {
  const { kind, valueType } = entry;
  if (kind === 'value') return { signature: valueType ? `: ${formatType(valueType)}` : '', returns: [] };
  return { signature: `(${argumentNames(entry).join(', ')})`, returns: resultNames(entry) };
}

/** Fields of what the callback gets, or else its parameters. */
function eventCall(event: EventDoc, typeOf: TypeFinder): Pick<Call, 'signature' | 'returns' | 'fields'> {
  const fields = shownFields(event, typeOf).map(({ name }) => name);
  const params = event.params.map(({ name }) => name).join(', ');
  return { signature: fields.length || !params ? '' : `: ${params}`, returns: [], fields };
}
