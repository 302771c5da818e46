import type { Outline } from './outline.ts';
import type { SnapshotSymbol, SnapshotValue } from './snapshot.ts';

/** One part of a symbol that is not as it was. */
export interface PartChange {
  part:
    | 'kind'
    | 'type'
    | 'module'
    | 'async'
    | 'deprecated'
    | 'param'
    | 'return'
    | 'field'
    | 'member'
    | 'overload'
    | 'operator'
    | 'parent'
    | 'order';
  /** Name of the parameter, field, return value or member; absent for what a symbol has only one of. */
  name?: string;
  /** Absent for what is new. */
  before?: string;
  /** Absent for what is gone. */
  after?: string;
}

/** What differs between two states of an API; references are sorted. */
export interface ApiChanges {
  added: string[];
  removed: string[];
  changed: { ref: string; parts: PartChange[] }[];
  /** Symbols that differ only in their texts. */
  reworded: string[];
}

/** Finds what differs between two states of an API. */
export function diffOutlines(before: Outline, after: Outline): ApiChanges {
  const changes: ApiChanges = { added: [], removed: [], changed: [], reworded: [] };
  const refs = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  for (const ref of refs) {
    const old = before[ref];
    const now = after[ref];
    if (!old) changes.added.push(ref);
    else if (!now) changes.removed.push(ref);
    else {
      const parts = diffSymbols(old, now);
      if (parts.length) changes.changed.push({ ref, parts });
      else if (old.text !== now.text) changes.reworded.push(ref);
    }
  }
  return changes;
}

/** Returns whether a script may notice: anything but other texts. */
export function hasApiChanges({ added, removed, changed }: ApiChanges): boolean {
  return added.length + removed.length + changed.length > 0;
}

function diffSymbols(old: SnapshotSymbol, now: SnapshotSymbol): PartChange[] {
  return [
    ...diffText('kind', old.kind, now.kind),
    ...diffText('type', old.type, now.type),
    ...diffText('module', old.module, now.module),
    ...diffValues('param', old.params ?? [], now.params ?? []),
    ...diffValues('return', old.returns ?? [], now.returns ?? []),
    ...diffValues('field', old.fields ?? [], now.fields ?? []),
    ...diffNames('member', old.members ?? [], now.members ?? []),
    ...diffNames('overload', old.overloads ?? [], now.overloads ?? []),
    ...diffNames('operator', old.operators ?? [], now.operators ?? []),
    ...diffNames('parent', old.parents ?? [], now.parents ?? []),
    ...diffText('async', old.async && 'yes', now.async && 'yes'),
    ...diffText('deprecated', old.deprecated && 'yes', now.deprecated && 'yes'),
  ];
}

function diffText(part: PartChange['part'], before?: string, after?: string): PartChange[] {
  return before === after ? [] : [change(part, undefined, before, after)];
}

/** Compares lists of names, whose order does not matter. */
function diffNames(part: PartChange['part'], old: string[], now: string[]): PartChange[] {
  return [
    ...now.filter((name) => !old.includes(name)).map((name) => change(part, name, undefined, name)),
    ...old.filter((name) => !now.includes(name)).map((name) => change(part, name, name)),
  ];
}

/** Compares parameters, return values or fields. One that differs only in its name, at its place, is renamed. */
function diffValues(
  part: 'param' | 'return' | 'field',
  old: SnapshotValue[],
  now: SnapshotValue[],
): PartChange[] {
  const olds = named(old);
  const news = named(now);
  const renamed = new Map<string, string>();
  if (part !== 'field') {
    for (const [index, { key, text }] of olds.entries()) {
      const other = news[index];
      const isOther = other && other.key !== key && other.text === text;
      if (isOther && !find(news, key) && !find(olds, other.key)) renamed.set(key, other.key);
    }
  }
  const newNames = new Set(renamed.values());
  const changes = olds.flatMap(({ key, text }): PartChange[] => {
    const newName = renamed.get(key);
    if (newName !== undefined) return [change(part, key, withName(key, text), withName(newName, text))];
    const other = find(news, key);
    if (!other) return [change(part, key, text)];
    return other.text === text ? [] : [change(part, key, text, other.text)];
  });
  const added = news
    .filter(({ key }) => !find(olds, key) && !newNames.has(key))
    .map(({ key, text }) => change(part, key, undefined, text));
  return [...changes, ...added, ...(part === 'field' ? [] : diffOrder(olds, news))];
}

/** Parameters and return values that both states have, in another order. */
function diffOrder(old: NamedValue[], now: NamedValue[]): PartChange[] {
  const before = old.filter(({ key }) => find(now, key)).map(({ key }) => key);
  const after = now.filter(({ key }) => find(old, key)).map(({ key }) => key);
  const isSame = before.every((key, index) => key === after[index]);
  return isSame ? [] : [change('order', undefined, before.join(', '), after.join(', '))];
}

/** A value by its name, or by its number where it has none. */
interface NamedValue {
  key: string;
  /** `number?`; the mark says that it may be left out. */
  text: string;
}

function named(values: SnapshotValue[]): NamedValue[] {
  return values.map(({ name, type, optional }, index) => ({
    key: name ?? `#${index + 1}`,
    text: optional && !type.endsWith('?') ? `${type.includes('|') ? `(${type})` : type}?` : type,
  }));
}

function find(values: NamedValue[], key: string): NamedValue | undefined {
  return values.find((value) => value.key === key);
}

function withName(name: string, text: string): string {
  return `${name}: ${text}`;
}

function change(
  part: PartChange['part'],
  name: string | undefined,
  before?: string,
  after?: string,
): PartChange {
  return {
    part,
    ...(name !== undefined && { name }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
