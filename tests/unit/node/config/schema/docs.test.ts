import { describe, expect, test } from 'vitest';
import { issuesOf, read } from '../helpers.ts';

const next = { name: 'current', label: 'Next', path: 'next' };
const latest = { name: '1.0', label: '1.0' };
const docs = (value: unknown) => issuesOf({ docs: value });

describe('versions', () => {
  test('ENT-02: without versions there is one, called Next', () => {
    expect(read().docs.versions).toEqual([{ name: 'current', label: 'Next', path: '', banner: 'none' }]);
  });

  test('the latest one has to exist', () => {
    expect(docs({ versions: [next, latest], lastVersion: '2.0' })).toEqual([
      '`docs.lastVersion`: `2.0` is not a version. Write `current` or `1.0`.',
    ]);
    expect(docs({ versions: [next, latest], lastVersion: '1.0' })).toEqual([]);
  });

  test('names and paths differ', () => {
    expect(docs({ versions: [next, { ...latest, name: 'current' }] })).toEqual([
      '`docs.versions[1].name`: There is already a version `current`. Give it another name.',
    ]);
    expect(docs({ versions: [latest, { ...latest, name: '2.0' }] })[0]).toContain(
      'Another version has no `path` either.',
    );
  });

  test('a path is one segment', () => {
    expect(docs({ versions: [{ ...latest, path: 'a/b' }] })[0]).toContain('expected one path segment');
    expect(docs({ versions: [{ ...latest, path: '..' }] })[0]).toContain('expected one path segment');
  });

  test('what is no list is reported as such', () => {
    expect(docs({ versions: 3 })).toEqual([
      '`docs.versions` is `3`, expected a list. Write `[ ... ]` around its entries.',
    ]);
    expect(docs({ versions: [3], instances: { a: 3 } })).toEqual([
      '`docs.versions[0]` is `3`, expected an object. Write `{ ... }` with fields such as `name`, `label` or `path`.',
      '`docs.instances.a` is `3`, expected an object. Write `{ ... }` with fields such as `path`, `versions` or `lastVersion`.',
    ]);
  });
});

describe('families of events', () => {
  const family = (id: string, path: string) => ({ id, label: 'Events', path, noun: 'Event' });
  const families = (...eventFamilies: unknown[]) => docs({ reference: { eventFamilies } });

  test('have ids and paths of their own', () => {
    expect(families(family('game', ''), family('menu', 'menu'))).toEqual([]);
    expect(families(family('game', ''), family('game', 'menu'))).toEqual([
      '`docs.reference.eventFamilies[1].id`: There is already a family `game`. Remove one of the two.',
    ]);
    expect(families(family('game', 'a'), family('menu', 'a'))).toEqual([
      '`docs.reference.eventFamilies[1].path`: The family `game` already has the path `a`. Give each family its own path; only one may be empty.',
    ]);
  });

  test('an id is a part of the names of types', () => {
    expect(families(family('game.menu', ''))).toEqual([
      '`docs.reference.eventFamilies[0].id` is `game.menu`, expected a name of letters, digits and `_`. Remove all other characters.',
    ]);
  });
});

describe('instances', () => {
  test('have roots and ids of their own', () => {
    expect(docs({ instances: { a: { path: 'a' }, b: { path: 'a' } } })).toEqual([
      '`docs.instances.b.path`: The path `a` is taken. Give the instance another path.',
    ]);
    expect(docs({ instances: { a: { path: 'blog' } } })).toHaveLength(1);
    expect(docs({ instances: { default: { path: 'a' } } })[0]).toContain('docs of the site itself');
  });
});

describe('languages', () => {
  const locale = { label: 'English', htmlLang: 'en' };
  const i18n = (value: unknown) => issuesOf({ i18n: value });

  test('the default one has to exist', () => {
    expect(i18n({ defaultLocale: 'fr' })[0]).toContain('no entry for the default locale `fr`');
  });

  test('codes are path segments, and language tags are what browsers understand', () => {
    expect(i18n({ locales: { en: locale, 'a/b': locale } })[0]).toContain('expected one path segment');
    expect(i18n({ locales: { en: { ...locale, htmlLang: 'en_US' } } })[0]).toContain(
      'not a valid language tag',
    );
    expect(i18n({ locales: { en: { ...locale, htmlLang: 'english' } } })).toEqual([
      '`i18n.locales.en.htmlLang`: `english` is not a valid language tag. Write one such as `en` or `pt-BR`.',
    ]);
  });

  test('ENT-06: English is the default, written from left to right', () => {
    expect(read().i18n).toEqual({
      defaultLocale: 'en',
      locales: { en: { label: 'English', htmlLang: 'en', direction: 'ltr' } },
    });
  });
});

test.each([
  ['/recipes/', 'Write `recipes`.'],
  ['recipes/short', 'Write letters, digits, `-`, `_` and `.` only.'],
])('a folder of snippets such as %s is told what to write', (snippets, fix) => {
  expect(docs({ snippets })).toEqual([
    `\`docs.snippets\` is \`${snippets}\`, expected one path segment without slashes. ${fix}`,
  ]);
});
