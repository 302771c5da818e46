import * as z from 'zod';
import { FORMAT_VERSION } from './format.ts';

const text = z.string().min(1);
const yes = z.literal(true).optional();
const ValueSchema = z.strictObject({ name: text.optional(), type: text, optional: yes });

const SymbolSchema = z.strictObject({
  kind: z.enum([
    'group',
    'function',
    'method',
    'constructor',
    'value',
    'constant',
    'event',
    'class',
    'alias',
    'valueSet',
  ]),
  params: z.array(ValueSchema).min(1).optional(),
  returns: z.array(ValueSchema).min(1).optional(),
  overloads: z.array(text).min(1).optional(),
  fields: z.array(ValueSchema).min(1).optional(),
  members: z.array(text).min(1).optional(),
  operators: z.array(text).min(1).optional(),
  parents: z.array(text).min(1).optional(),
  module: text.optional(),
  type: text.optional(),
  async: yes,
  deprecated: yes,
  /** Hash of all texts. */
  text,
});

/**
 * What an API consisted of on one day: everything in `api.json` that can break a script, and a hash of each symbol's
 * texts.
 */
export const SnapshotSchema = z.strictObject({
  kind: z.literal('snapshot'),
  formatVersion: z.literal(FORMAT_VERSION),
  date: z.iso.date(),
  /** By reference, in their order. */
  symbols: z.record(z.string().regex(/^(?:group|symbol|event|type):\S+$/), SymbolSchema),
});

/** What a snapshot contains. */
export type Snapshot = z.infer<typeof SnapshotSchema>;
/** A symbol of a snapshot. */
export type SnapshotSymbol = z.infer<typeof SymbolSchema>;
/** A parameter, return value or field of a symbol. */
export type SnapshotValue = z.infer<typeof ValueSchema>;

/** Writes a snapshot with one line for each symbol, so that a repository shows what changed. */
export function formatSnapshot({ kind, formatVersion, date, symbols }: Snapshot): string {
  const head = [
    `"kind": ${JSON.stringify(kind)}`,
    `"formatVersion": ${formatVersion}`,
    `"date": ${JSON.stringify(date)}`,
  ];
  const lines = Object.entries(symbols).map(
    ([ref, symbol]) => `    ${JSON.stringify(ref)}: ${JSON.stringify(symbol)}`,
  );
  return `{\n  ${head.join(',\n  ')},\n  "symbols": {\n${lines.join(',\n')}\n  }\n}\n`;
}
