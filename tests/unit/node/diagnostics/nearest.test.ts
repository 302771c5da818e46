import { expect, test } from 'vitest';
import { nearest, nearestRoute } from '../../../../src/node/diagnostics/nearest.ts';

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

test.each([
  ['/docs/giude', ['/docs', '/docs/guide'], '/docs/guide'],
  ['/dosc/guide', ['/docs', '/docs/guide'], '/docs/guide'],
  ['/docs/api/cilent/log', ['/docs/api/client/log'], '/docs/api/client/log'],
  ['/docs/nope', ['/docs/types', '/docs', '/docs/x'], undefined],
  ['/docs/x', ['/docs'], undefined],
])('%s among the routes %j is %s', (route, known, expected) => {
  expect(nearestRoute(route, known)).toBe(expected);
});
