import { lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../../shared/search/typos.ts';
import { addTo } from '../../diagnostics/add-to.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { slugOf } from '../../luacats/index.ts';
import type { FieldDoc, Reference, TypeDoc } from '../../luacats/model.ts';
import type { PlaceMistake } from '../../markdown/link-resolver.ts';
import type { EventFamily } from '../routes.ts';
import { shownFields } from './event-fields.ts';
import { memberAnchor, memberName, type SymbolPage, type SymbolTable, valueAnchor } from './symbols.ts';

/** Where the parameters, fields and members of the reference are described. */
export interface PlaceTable {
  /**
   * Finds what is written as code: a parameter as `client.trace_line(from_x)`, a field as `player_death.attacker`, a
   * member as `menu_tab.LUA`. A name that the symbol does not have is a mistake, and so is a misspelt function; other
   * code stands for nothing.
   */
  find(written: string): SymbolPage | PlaceMistake | undefined;
}

/** Anchors of what a symbol has, by name. */
type Anchors = ReadonlyMap<string, string>;

/** Most symbols have no fields or no parameters, and share this. */
const NONE: Anchors = new Map();

interface Owner {
  page: SymbolPage;
  params: Anchors;
  fields: Anchors;
}

/** What is in parentheses and is a value, not a name. */
const VALUES = /^(?:true|false|nil|self)$/;
/** Endings of file names. */
const FILES = /^(?:lua|md|json|txt|zip|css|svg|png|dll)$/;

/** Creates the table of places. Symbols and their values are compared as they are written. */
export function createPlaceTable(
  { groups, events, types }: Reference,
  families: EventFamily[],
  symbols: SymbolTable,
): PlaceTable {
  const owners = new Map<string, Owner[]>();
  const add = (name: string, page: SymbolPage, params: Anchors, fields: Anchors) =>
    addTo(owners, name, { page, params, fields });
  const byName = new Map(types.map((type) => [type.name, type]));
  for (const entry of groups.flatMap((group) => group.entries)) {
    add(entry.name, symbols.entry(entry), anchorsOf('param', entry.params), NONE);
  }
  for (const family of families) {
    for (const event of events.filter((candidate) => candidate.family === family.id)) {
      const fields = shownFields(event, (name) => byName.get(name));
      const owner = [
        symbols.event(event, family),
        anchorsOf('param', fields.length ? [] : event.params),
        anchorsOf('field', fields),
      ] as const;
      if (!owners.has(event.name)) add(event.name, ...owner);
      add(`event.${family.id}.${event.name}`, ...owner);
    }
  }
  for (const type of types) add(type.name, symbols.type(type), NONE, membersOf(type));

  return {
    find(written) {
      const { call, param } = PLACE.exec(written)?.groups ?? {};
      if (call && param && !VALUES.test(param) && owners.has(call))
        return findPart(call, param, 'params', owners.get(call));
      const name = written.replace(/\(.*\)$/s, '');
      const isCall = name !== written;
      const turned = owners.has(name) ? undefined : turnedSign(name, owners);
      if (turned) return turned;
      const { owner, value } = (!(isCall && owners.has(name)) && PLACE.exec(name)?.groups) || {};
      if (!owner || !value || FILES.test(value)) return undefined;
      if (symbols.find(owner)?.kind === 'Group') return misspelt(owner, value, [...owners.keys()]);
      if (isCall) return undefined;
      if (families.some(({ id }) => owner === `event.${id}`)) return misspeltEvent(owner, value, events);
      const found = findPart(owner, value, 'fields', owners.get(owner));
      // What is not close to any name may be something else: a file, or code of another library.
      return found && 'owner' in found && found.near === undefined ? undefined : found;
    },
  };
}

/** A call with one name in its parentheses, or a name with one part more. */
const PLACE =
  /^(?<call>[\w.:]+)\((?<param>\.\.\.|[A-Za-z_]\w*)\)$|^(?<owner>[A-Za-z_][\w.]*?)\.(?<value>[\w?*-]+(?: [\w-]+)*)$/;

/** A method that is written as a function, or a function as a method: `clock:hours` for `clock.hours`. */
function turnedSign(written: string, owners: ReadonlyMap<string, Owner[]>): PlaceMistake | undefined {
  const [, owner, sign, name] = /^([\w.]+)([.:])(\w+)$/.exec(written) ?? [];
  if (!owner || !name) return undefined;
  const isColon = sign === ':';
  return owners.has(`${owner}${isColon ? '.' : ':'}${name}`)
    ? { owner, name, sort: isColon ? 'dot' : 'colon' }
    : undefined;
}

function findPart(
  owner: string,
  name: string,
  sort: 'params' | 'fields',
  found: Owner[] = [],
): SymbolPage | PlaceMistake | undefined {
  const withAny = found.filter((candidate) => candidate[sort].size > 0);
  for (const candidate of withAny) {
    const anchor = candidate[sort].get(name);
    if (anchor) return { ...candidate.page, anchor };
  }
  const [first] = withAny;
  if (!first) return undefined;
  const near = nearest(
    name,
    withAny.flatMap((candidate) => [...candidate[sort].keys()]),
  );
  return { owner, name, sort, ...(near !== undefined && { near }) };
}

/** Names that are shorter may be those of another version or library: `string.gfind`. */
const LEAST_NAME = 6;

/**
 * The function whose name is the same but for letter case and underscores, or one typo away, or two in a long name. A name of
 * known words, such as `set_cvar`, has no typo.
 */
function misspelt(owner: string, name: string, symbolNames: string[]): PlaceMistake | undefined {
  const memberNames = symbolNames.filter((full) => full.startsWith(`${owner}.`)).map(lastPart);
  const same = memberNames.find((other) => other !== name && slugOf(other) === slugOf(name));
  if (same !== undefined) return { owner, name, sort: 'functions', near: same };
  if (name.length < LEAST_NAME) return undefined;
  const words = new Set(symbolNames.flatMap((full) => splitWords(lastPart(full))));
  if (splitWords(name).every((word) => words.has(word))) return undefined;
  const near = memberNames.find((other) => {
    const limit = typoBudget(Math.min(name.length, other.length));
    return countTypos(name, other, limit) <= limit;
  });
  return near === undefined ? undefined : { owner, name, sort: 'functions', near };
}

/** The event of a family whose name is close. */
function misspeltEvent(owner: string, name: string, events: Reference['events']): PlaceMistake | undefined {
  const names = events.filter(({ family }) => owner === `event.${family}`).map((event) => event.name);
  const near = nearest(name, names);
  return near === undefined ? undefined : { owner, name, sort: 'events', near };
}

function anchorsOf(prefix: 'param' | 'field', values: { name: string }[]): Anchors {
  if (!values.length) return NONE;
  return new Map(values.map(({ name }) => [name, valueAnchor(prefix, name)]));
}

function membersOf({ members, fields }: TypeDoc): Anchors {
  const named: FieldDoc[] = fields.filter(({ name }) => !name.startsWith('['));
  return new Map([
    ...members.map(({ literal, name }) => [name ?? memberName(literal), memberAnchor(literal)] as const),
    ...members.map(({ literal }) => [memberName(literal), memberAnchor(literal)] as const),
    ...anchorsOf('field', named),
  ]);
}
