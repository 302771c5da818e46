import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import type { TypeExpr } from '../../../../src/node/luacats/model.ts';
import { readDefinitions } from '../../../../src/node/source/read-definitions.ts';

test('a field whose text says that it may be missing has a type that says so', async () => {
  const { events, types } = (await readDefinitions(PROJECT_DIR)).reference;
  const perhapsMissing = [...events, ...types].flatMap(({ name: owner, fields }) =>
    fields
      .filter(({ description }) => /`nil`|\bmissing\b|\bnot sent\b/.test(description))
      .map(({ name, optional, type }) => ({ name: `${owner}.${name}`, says: optional || mayBeNil(type) })),
  );
  expect(perhapsMissing.length).toBeGreaterThan(3);
  expect(perhapsMissing.filter(({ says }) => !says).map(({ name }) => name)).toEqual([]);
});

function mayBeNil(type: TypeExpr): boolean {
  if (type.kind === 'union') return type.members.some(mayBeNil);
  return type.kind === 'optional' || (type.kind === 'literal' && type.text === 'nil');
}
