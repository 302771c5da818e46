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
    ...groups.map((it): [string, SnapshotSymbol] => [
      it.ref,
      outlined('group', it, { ...(it.module && { module: it.module }) }, [it.label]),
    ]),
    ...functions.map((it): [string, SnapshotSymbol] => [
      it.ref,
      outlined(
        it.kind,
        it,
        {
          ...lists({ params: it.params, returns: it.returns }),
          ...(it.overloads && { overloads: it.overloads.map(overloadText) }),
          ...(it.type && { type: it.type }),
          ...(it.async && { async: true as const }),
        },
        textsOf(it.params, it.returns),
      ),
    ]),
    ...constants.map((it): [string, SnapshotSymbol] => [
      it.ref,
      outlined('constant', {}, { type: it.type }, [it.text]),
    ]),
    ...events.map((it): [string, SnapshotSymbol] => [
      it.ref,
      outlined(
        'event',
        it,
        lists({ fields: it.fields, params: it.params, returns: it.returns }),
        textsOf(it.fields, it.params, it.returns),
      ),
    ]),
    ...types.map((it): [string, SnapshotSymbol] => [
      it.ref,
      outlined(
        it.kind,
        it,
        {
          ...lists({ fields: it.fields }),
          ...(it.members && { members: it.members.map(({ literal }) => literal) }),
          ...(it.operators && {
            operators: it.operators.map(
              ({ operator, operand, result }) => `${operator}(${operand ?? ''}): ${result}`,
            ),
          }),
          ...(it.parents && { parents: it.parents }),
          ...(it.type && { type: it.type }),
        },
        [...textsOf(it.fields), ...(it.members ?? []).map((member) => member.text)],
      ),
    ]),
  ];
  return Object.fromEntries(symbols.sort(([a], [b]) => (a < b ? -1 : 1)));
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
