import { describe, expect, it, test } from 'vitest';
import { issuesOf, read } from '../helpers.ts';

const LINK = { label: 'A', to: '/a' };

test('ENT-10: the footer takes style, links, logo and copyright', () => {
  const footer = {
    style: 'dark',
    links: [{ title: 'T', items: [LINK] }],
    logo: { src: 'a.svg' },
    copyright: '<b>c</b>',
  };
  expect(read({ footer }).footer).toEqual(footer);
  expect(read({ footer: {} }).footer).toEqual({ style: 'light', links: [] });
  expect(read().footer).toBeUndefined();
});

test('FTR-04: columns and flat links cannot be mixed', () => {
  expect(issuesOf({ footer: { links: [{ items: [LINK] }, LINK] } })).toEqual([
    '`footer.links`: The list mixes columns and flat links. ' +
      'Put the flat links into a column of their own.',
  ]);
  expect(issuesOf({ footer: { links: [LINK, LINK] } })).toEqual([]);
});

test.each([true, 'Docs', {}, null])('links that are not a list are an issue: %j', (links) => {
  expect(issuesOf({ footer: { links } })).toEqual([
    expect.stringMatching(/^`footer\.links` is .*, expected a list/),
  ]);
});

test('FTR-08: a style other than light and dark is rejected', () => {
  expect(issuesOf({ footer: { style: 'blue' } })).toEqual([
    '`footer.style` is `blue`, expected `light` or `dark`. Write one of these, or remove the field.',
  ]);
});

describe('an item has exactly one of to, href and html, and a link has a label', () => {
  it.each([
    [{ label: 'A' }, 'leads nowhere'],
    [{ ...LINK, href: 'https://example.com' }, 'has `to` and `href`'],
    [{ to: '/a', html: '<b>a</b>' }, 'has `to` and `html`'],
    [{ to: '/a' }, 'has `to` but no `label`'],
    [{ href: 'https://example.com' }, 'has `href` but no `label`'],
  ])('FTR-09: rejects %j', (item, message) => {
    expect(issuesOf({ footer: { links: [{ items: [item] }] } })).toEqual([
      expect.stringContaining(`\`footer.links[0].items[0]\`: The item ${message}`),
    ]);
    expect(issuesOf({ footer: { links: [item] } })).toEqual([expect.stringContaining(message)]);
  });
  it('FTR-09: accepts html alone', () => {
    expect(issuesOf({ footer: { links: [{ html: '<b>a</b>' }] } })).toEqual([]);
  });
});

test('FTR-12: a column needs no title', () => {
  expect(read({ footer: { links: [{ items: [LINK] }, { title: 'T', items: [] }] } }).footer?.links).toEqual([
    { items: [LINK] },
    { title: 'T', items: [] },
  ]);
});

test('a wrong field of a column is named at its own path', () => {
  expect(issuesOf({ footer: { links: [{ titel: 'T', items: [LINK] }] } })).toEqual([
    '`footer.links[0].titel` is not a field of the configuration. Rename it to `title`.',
  ]);
});
