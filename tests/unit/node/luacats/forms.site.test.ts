import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { readDefinitions } from '../../../../src/node/source/read-definitions.ts';

test('no way to call a function promises the results of another one', async () => {
  const { groups } = (await readDefinitions(PROJECT_DIR)).reference;
  const withForms = groups.flatMap(({ entries }) => entries).filter(({ overloads }) => overloads.length > 0);
  expect(withForms.length).toBeGreaterThan(5);
  const borrowed = withForms.filter(({ returns }) =>
    returns.some(({ description }) => /\bwhen called with(out)?\b/.test(description)),
  );
  expect(borrowed.map(({ name }) => name)).toEqual([]);
});
