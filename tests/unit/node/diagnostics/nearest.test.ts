import { expect, test } from 'vitest';
import { nearest } from '../../../../src/node/diagnostics/nearest.ts';

test.each([
  ['prot', ['host', 'port'], 'port'],
  ['tilte', ['title', 'tagline'], 'title'],
  ['getprop', ['set_prop', 'get_prop'], 'get_prop'],
  ['docSideber', ['doc', 'docSidebar'], 'docSidebar'],
  ['labl', ['label', 'lab'], 'label'],
  ['foo', ['default', 'dropdown'], undefined],
  ['x', [], undefined],
])('%s among %j is %s', (name, known, expected) => {
  expect(nearest(name, known)).toBe(expected);
});
