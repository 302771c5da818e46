import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { readDefinitions } from '../../../../src/node/source/read-definitions.ts';

test('every value of a set says what it means, a type that stands for all others too', async () => {
  const { types } = (await readDefinitions(PROJECT_DIR)).reference;
  const members = types.flatMap(({ name, members: values }) => values.map((value) => ({ name, ...value })));
  expect(members.some(({ literal }) => literal === 'string')).toBe(true);
  const silent = members.filter(({ description }) => description === '');
  expect(silent.map(({ name, literal }) => `${name}: ${literal}`)).toEqual([]);
});
