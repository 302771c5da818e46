import { expect, test } from 'vitest';
import { prefetchTarget } from '../../../../../src/client/runtime/navigation/prefetch.ts';

const HERE = 'https://docs.test';
const OPEN = { base: '/x/', origin: HERE, route: '/docs' };

test.each([
  ['a page', { pathname: '/x/docs/api/bit' }, { route: '/docs/api/bit', kind: 'Function' }],
  ['a slash at the end', { pathname: '/x/docs/api/bit/' }, { route: '/docs/api/bit', kind: 'Function' }],
  ['percent escapes', { pathname: '/x/caf%C3%A9' }, { route: '/café', kind: 'Function' }],
  ['the home page', { pathname: '/x/' }, { route: '/', kind: 'Function' }],
  ['no kind', { pathname: '/x/blog', dataset: {} }, { route: '/blog', kind: '' }],
  ['the open page', { pathname: '/x/docs' }, undefined],
  ['the open page with a slash', { pathname: '/x/docs/' }, undefined],
  ['another host', { pathname: '/x/docs/api', origin: 'https://other.test' }, undefined],
  ['a new tab', { pathname: '/x/docs/api', target: '_blank' }, undefined],
  ['outside of the base URL', { pathname: '/docs/api' }, undefined],
  ['a page that a click loads in full', { pathname: '/x/old.html' }, undefined],
])('what is prefetched for a link: %s', (_, link, target) => {
  const facts = { dataset: { kind: 'Function' }, origin: HERE, target: '', ...link };
  expect(prefetchTarget(facts, OPEN)).toEqual(target);
});
