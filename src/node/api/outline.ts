import { compareText } from '../../shared/compare-text.ts';
import type { Api, ApiText, ApiValue } from './format.ts';
import type { Snapshot, SnapshotSymbol, SnapshotValue } from './snapshot.ts';
import { hashText } from './text-hash.ts';

/** The symbols of an API without their texts, by reference. */
export type Outline = Snapshot['symbols'];

/** The parts of `api.json` that an outline is made from. */
export type OutlinedApi = Pick<Api, 'groups' | 'functions' | 'constants' | 'events' | 'types'>;

/** Reduces an API to what can break a script, and a hash of the texts of each symbol. */
export function outlineOf({ groups, functions, constants, events, types }: OutlinedApi): Outline {
  const symbols: [string, SnapshotSymbol][] = [
    ...groups.map((group): [string, SnapshotSymbol] => [
      group.ref,
      outlined('group', group, { ...(group.module && { module: group.module }) }, [group.label]),
    ]),
    ...functions.map((entry): [string, SnapshotSymbol] => [
      entry.ref,
      outlined(
        entry.kind,
        entry,
        {
          ...lists({ params: entry.params, returns: entry.returns }),
          ...(entry.overloads && { overloads: entry.overloads.map(overloadText) }),
          ...(entry.type && { type: entry.type }),
          ...(entry.async && { async: true as const }),
        },
        textsOf(entry.params, entry.returns),
      ),
    ]),
    ...constants.map((constant): [string, SnapshotSymbol] => [
      constant.ref,
      outlined('constant', {}, { type: constant.type }, [constant.text]),
    ]),
    ...events.map((event): [string, SnapshotSymbol] => [
      event.ref,
      outlined(
        'event',
        event,
        lists({ fields: event.fields, params: event.params, returns: event.returns }),
        textsOf(event.fields, event.params, event.returns),
      ),
    ]),
    ...types.map((type): [string, SnapshotSymbol] => [
      type.ref,
      outlined(
        type.kind,
        type,
        {
          ...lists({ fields: type.fields }),
          ...(type.members && { members: type.members.map(({ literal }) => literal) }),
          ...(type.operators && {
            operators: type.operators.map(
              ({ operator, operand, result }) => `${operator}(${operand ?? ''}): ${result}`,
            ),
          }),
          ...(type.parents && { parents: type.parents }),
          ...(type.type && { type: type.type }),
        },
        [...textsOf(type.fields), ...(type.members ?? []).map((member) => member.text)],
      ),
    ]),
  ];
  return Object.fromEntries(symbols.sort(([a], [b]) => compareText(a, b)));
}

function outlined(
  kind: SnapshotSymbol['kind'],
  { summary, text, sections, examples, deprecated, unconfirmed }: ApiText,
  parts: Omit<SnapshotSymbol, 'kind' | 'deprecated' | 'text'>,
  further: (string | undefined)[],
): SnapshotSymbol {
  const texts = [summary, text, sections, examples, deprecated?.text, unconfirmed, further];
  return { kind, ...parts, ...(deprecated && { deprecated: true as const }), text: hashText(texts) };
}

type ValueLists = 'params' | 'returns' | 'fields';

function lists(values: { [key in ValueLists]?: ApiValue[] | undefined }): Pick<SnapshotSymbol, ValueLists> {
  const { params, returns, fields } = values;
  return {
    ...(fields && { fields: fields.map(outlinedValue) }),
    ...(params && { params: params.map(outlinedValue) }),
    ...(returns && { returns: returns.map(outlinedValue) }),
  };
}

function outlinedValue({ name, type, optional }: ApiValue): SnapshotValue {
  return { ...(name && { name }), type, ...(optional && { optional }) };
}

function textsOf(...values: (ApiValue[] | undefined)[]): (string | undefined)[] {
  return values.flatMap((list) => list ?? []).map(({ text }) => text);
}

function overloadText({
  params,
  returns,
}: NonNullable<OutlinedApi['functions'][number]['overloads']>[number]): string {
  const list = params.map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`,
  );
  const results = returns.map(({ name, type }) => (name ? `${name}: ${type}` : type));
  return `(${list.join(', ')})${results.length ? `: ${results.join(', ')}` : ''}`;
}
