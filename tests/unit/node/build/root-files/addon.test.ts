import { expect, test } from 'vitest';
import { addonName } from '../../../../../src/node/build/root-files/addon.ts';

test.each([
  ['clientlua', 'clientlua'],
  ['My API!', 'my-api'],
  ['Gärtnerei', 'gartnerei'],
  ['Código', 'codigo'],
  ['מגדלור', 'addon'],
])('the add-on of %s is called %s', (title, name) => {
  expect(addonName(title)).toBe(name);
});
