import { describe, expect, test } from 'vitest';
import {
  type AnnouncedNavigation,
  addressFix,
  afterFailure,
  routeToOpen,
  scrollOf,
  spelledPath,
} from '../../../../../src/client/runtime/navigation/navigation-decisions.ts';

const HOST = 'https://docs.test';

/** A click on a link to a path, with what is different about it. */
function click(
  path: string,
  {
    sameDocument = false,
    ...facts
  }: Partial<Omit<AnnouncedNavigation, 'destination'>> & { sameDocument?: boolean } = {},
): AnnouncedNavigation {
  return {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    sourceElement: null,
    destination: { url: new URL(path, HOST).href, sameDocument },
    ...facts,
  };
}

const OPEN = { base: '/', href: `${HOST}/docs`, languages: [] as string[] };

describe('which navigations open a page in this document', () => {
  const fullLoad = { hasAttribute: (name: string) => name === 'data-full-load' };
  const cases: [what: string, navigation: AnnouncedNavigation, route: string | undefined, open?: object][] = [
    ['a page', click('/docs/api/bit'), '/docs/api/bit'],
    ['the home page', click('/'), '/'],
    ['a page with query and hash', click('/docs/api/bit?x=1#notes'), '/docs/api/bit'],
    ['a page, in place of the entry', click('/docs/api/bit', { navigationType: 'replace' }), '/docs/api/bit'],
    ['the open page once more', click('/docs'), '/docs'],
    ['a path with percent escapes', click('/docs/caf%C3%A9'), '/docs/café'],
    ['only the hash changes', click('/docs#notes', { hashChange: true }), undefined],
    ['another host', click('https://other.test/docs/api', { canIntercept: false }), undefined],
    ['a download', click('/docs/api/bit', { downloadRequest: '' }), undefined],
    ['a form that is sent', click('/docs/api/bit', { formData: new FormData() }), undefined],
    ['a reload', click('/docs', { navigationType: 'reload' }), undefined],
    ['a link that asks for a full load', click('/docs/api', { sourceElement: fullLoad }), undefined],
    ['a file', click('/definitions.zip'), undefined],
    ['a page whose route ends in .html', click('/old.html'), undefined],
    ['an unclean address', click('/docs/api/bit/'), undefined],
    ['an unclean address with index.html', click('/docs/api/index.html'), undefined],
    ['a slash at the end, on a site with one', click('/docs/api/bit/'), '/docs/api/bit', { slash: 'always' }],
    ['a slash at the end, where both are kept', click('/docs/api/bit/'), undefined, { slash: 'both' }],
    ['below the base URL', click('/x/docs/api'), '/docs/api', { base: '/x/' }],
    ['outside of the base URL', click('/docs/api'), undefined, { base: '/x/' }],
    ['another base URL that starts alike', click('/xy/docs/api'), undefined, { base: '/x/' }],
    ['another language', click('/fr/docs/api'), undefined, { languages: ['fr'] }],
    ['a page that only starts like a language', click('/free'), '/free', { languages: ['fr'] }],
    ['Back to another document', click('/docs/api', { navigationType: 'traverse' }), '/docs/api'],
    [
      'Back to an entry of this document',
      click('/docs/api', { navigationType: 'traverse', sameDocument: true }),
      '/docs/api',
    ],
    [
      'Back to the unclean address that this document came from',
      click('/docs/api/', { navigationType: 'traverse', sameDocument: true }),
      '/docs/api',
    ],
    [
      'Back to a first entry whose route ends in .html',
      click('/old.html', { navigationType: 'traverse', sameDocument: true }),
      '/old.html',
    ],
    [
      'Back to an entry of the same address, which is that of an open drawer',
      click('/docs', { navigationType: 'traverse', sameDocument: true }),
      undefined,
    ],
    ['a script that pushes an address', click('/docs/api', { sameDocument: true }), undefined],
    [
      'a script that replaces the address',
      click('/search?q=a', { navigationType: 'replace', sameDocument: true }),
      undefined,
    ],
  ];
  test.each(cases)('%s', (_, navigation, route, open = {}) => {
    expect(routeToOpen(navigation, { ...OPEN, ...open })).toBe(route);
  });
});

describe('where a new page is scrolled to', () => {
  const pushed = { isTraversal: false, wasLeft: false, hash: '', isHashFound: false, isAborted: false };
  const back = { ...pushed, isTraversal: true };
  test.each([
    ['a link', pushed, 'top'],
    ['a link whose load was stopped', { ...pushed, isAborted: true }, 'top'],
    ['a link to a heading', { ...pushed, hash: '#notes', isHashFound: true }, 'browser'],
    ['a link to a heading that is not there', { ...pushed, hash: '#gone' }, 'none'],
    [
      'a link to a heading, stopped',
      { ...pushed, hash: '#notes', isHashFound: true, isAborted: true },
      'none',
    ],
    ['a link to a page that was left before', { ...pushed, wasLeft: true }, 'top'],
    ['Back to a page that was left', { ...back, wasLeft: true }, 'restore'],
    ['Back to a heading of a page that was left', { ...back, wasLeft: true, hash: '#notes' }, 'restore'],
    ['Back to a page of which nothing is known', back, 'browser'],
    ['Back to such a page, stopped', { ...back, isAborted: true }, 'none'],
  ] as const)('%s', (_, facts, where) => {
    expect(scrollOf(facts)).toBe(where);
  });
});

test.each([
  [true, true, 'load'],
  [true, false, 'stay'],
  [false, true, 'ignore'],
  [false, false, 'ignore'],
] as const)('after a failure: still wanted %s, host answers %s: %s', (isLatest, isReachable, next) => {
  expect(afterFailure(isLatest, isReachable)).toBe(next);
});

test('the full load after a failure is not opened in place again', () => {
  expect(afterFailure(true, true)).toBe('load');
  expect(routeToOpen(click('/docs/api', { navigationType: 'reload' }), OPEN)).toBeUndefined();
});

describe('the spelling of the address that a document came from', () => {
  const doc = { base: '/', kind: 'Function', route: '/docs/api/bit' };
  const missing = { base: '/', kind: 'NotFound', route: '/404' };
  test.each([
    ['the route itself', '/docs/api/bit', doc, {}],
    ['a slash too many', '/docs/api/bit/', doc, { spell: '/docs/api/bit' }],
    ['index.html', '/docs/api/bit/index.html', doc, { spell: '/docs/api/bit' }],
    ['a slash that belongs there', '/docs/api/bit/', { ...doc, slash: 'always' }, {}],
    ['a slash that may stay', '/docs/api/bit/', { ...doc, slash: 'both' }, {}],
    ['the spelling of another page', '/docs/api/other/', doc, {}],
    ['not found, and unclean', '/docs/api/bit/', missing, { open: '/docs/api/bit' }],
    ['not found, and clean', '/docs/api/nothing', missing, {}],
    ['outside of the base URL', '/y/docs/', { ...missing, base: '/x/' }, {}],
  ] as const)('%s', (_, path, facts, fix) => {
    expect(addressFix(path, facts)).toEqual(fix);
  });
});

test.each([
  ['/', undefined, '/docs', '/docs'],
  ['/', 'always', '/docs', '/docs/'],
  ['/', 'both', '/docs', '/docs'],
  ['/', 'always', '/', '/'],
  ['/x/', undefined, '/docs', '/x/docs'],
] as const)('base %s, slash %s: the route %s has the address %s', (base, slash, route, path) => {
  expect(spelledPath(route, { base, ...(slash && { slash }) })).toBe(path);
});
