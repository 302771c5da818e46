import { expect, test } from 'vitest';
import { configTexts, translateConfig } from '../../../../src/node/config/texts.ts';
import { read } from './helpers.ts';

const config = read({
  title: 'Bells',
  tagline: 'They ring',
  navbar: {
    items: [
      { to: '/blog', label: 'News', title: 'All news', className: 'news' },
      { label: 'More', items: [{ type: 'html', value: '<b>Loud</b>' }] },
    ],
  },
  footer: { links: [{ title: 'Read', items: [{ label: 'News', to: '/blog' }] }], copyright: 'Free.' },
  docs: {
    reference: { eventFamilies: [{ id: 'road', label: 'Road events', path: '', noun: 'Road event' }] },
  },
  i18n: { locales: { en: { label: 'English', htmlLang: 'en' } } },
});

test('VAL-05: what readers see is translated, once each', () => {
  expect(configTexts(config)).toEqual([
    'Bells',
    'They ring',
    'News',
    'All news',
    'More',
    '<b>Loud</b>',
    'Read',
    'Free.',
    'Road events',
    'Road event',
    'Next',
  ]);
});

test('VAL-05: ids, addresses and names of languages stay', () => {
  const loud = translateConfig(config, (text) => text.toUpperCase());
  expect(loud.title).toBe('BELLS');
  expect(loud.navbar.items[0]).toMatchObject({
    label: 'NEWS',
    to: '/blog',
    type: 'default',
    attributes: { title: 'ALL NEWS', className: 'news' },
  });
  expect(loud.docs.reference.eventFamilies[0]).toMatchObject({ id: 'road', label: 'ROAD EVENTS' });
  expect(loud.i18n).toEqual(config.i18n);
  expect(loud.brand).toEqual(config.brand);
});
