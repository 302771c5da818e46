import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { readDefinitions } from '../../../../src/node/source/read-definitions.ts';

test('the page of every event with a user id leads to the function that converts it', async () => {
  const { events } = (await readDefinitions(PROJECT_DIR)).reference;
  const withIds = events.filter(({ fields }) =>
    fields.some(({ description }) => /\buser id of\b/i.test(description)),
  );
  expect(withIds.length).toBeGreaterThan(100);
  const deadEnds = withIds.filter(
    ({ see }) => !see.some(({ target }) => target === 'client.userid_to_entindex'),
  );
  expect(deadEnds.map(({ name }) => name)).toEqual([]);
});
