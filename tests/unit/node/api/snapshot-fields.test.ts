import { expect, test } from 'vitest';
import { apiSchema } from '../../../../src/node/api/index.ts';
import { SnapshotSchema } from '../../../../src/node/api/snapshot.ts';

/**
 * What says where a symbol is, what it belongs to and what is written about it, and what follows from other fields. A new field
 * belongs here if no script breaks when it changes; else into the snapshots, for the page about changes.
 */
const HARMLESS = [
  ...['areas', 'family', 'group', 'id', 'label', 'name', 'order', 'ref', 'url'],
  ...['examples', 'search', 'sections', 'see', 'since', 'summary', 'unconfirmed', 'usedBy', 'usedIn'],
  ...['callback', 'methods', 'registration', 'signatures', 'typeRefs'],
  ...['luaVersions', 'nodiscard'],
];

const schema = apiSchema('https://a.example/api.schema.json') as {
  $defs: Record<string, { properties: object } | undefined>;
};

test.each(['group', 'function', 'event', 'type'])(
  'each field of a %s is in the snapshots, or no script breaks when it changes',
  (kind) => {
    const recorded = Object.keys(SnapshotSchema.shape.symbols.valueType.shape);
    const fields = Object.keys(schema.$defs[kind]?.properties ?? {});
    expect(fields).toContain('summary');
    expect(fields.filter((field) => !recorded.includes(field) && !HARMLESS.includes(field))).toEqual([]);
  },
);
