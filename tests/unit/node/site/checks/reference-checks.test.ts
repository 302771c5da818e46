import { describe, expect, test } from 'vitest';
import {
  checkReferenceSettings,
  unlistedFamilies,
  unlistedTexts,
} from '../../../../../src/node/site/checks/reference-checks.ts';
import { read } from '../../config/helpers.ts';
import { HEAD, readGood } from '../../luacats/support.ts';

const event = (family: string, name: string) =>
  `---Fires.\n---@class event.${family}.${name}\n---@field a integer A number.\n`;
const config = (reference: object) => read({ docs: { reference } });

describe('families of events', () => {
  const game = { id: 'game', label: 'Game events', path: 'game', noun: 'Game event' };
  const problems = (family: string) => {
    const file = `---@meta\n\n${event(family, 'hit')}\n${event(family, 'miss')}`;
    const reference = readGood({ 'definitions/events/x.lua': file });
    return unlistedFamilies(reference, config({ eventFamilies: [game] }));
  };

  test('a family that is listed is in order', () => {
    expect(problems('game')).toEqual([]);
  });

  test('one that is not listed is an error at its first event', () => {
    expect(problems('foo')).toEqual([
      {
        severity: 'error',
        file: 'definitions/events/x.lua',
        line: 4,
        column: expect.any(Number),
        message:
          'The event `hit` (the first of 2 in this family) belongs to the family `foo`, which `docs.reference.eventFamilies` does not list.',
        fix: 'Add an entry with the id `foo` to `docs.reference.eventFamilies` in `site.config.ts`.',
      },
    ]);
  });

  test('an event without its family is not taken for the text about one', () => {
    const texts = (name: string) => {
      const file = `---@meta\n\n${event('game', 'hit')}\n---Fires.\n---@class ${name}\n`;
      const reference = readGood({ 'definitions/events/x.lua': file });
      return unlistedTexts(reference, config({ eventFamilies: [game] }));
    };
    expect(texts('event.game')).toEqual([]);
    expect(texts('event.miss')).toMatchObject([
      {
        severity: 'error',
        line: 8,
        message: '`event.miss` names the family `miss`, which `docs.reference.eventFamilies` does not list.',
        fix: expect.stringMatching(/^Write `event\.game\.miss` if it is an event, or add an entry/),
      },
    ]);
  });

  test('a misspelt one is reported with the family that is meant', () => {
    expect(problems('gmae')[0]?.fix).toMatch(/^Name the family `game`, or add an entry/);
  });
});

describe('names in the configuration', () => {
  const issues = (reference: object) =>
    checkReferenceSettings(
      config(reference),
      [readGood({ 'definitions/demo.lua': HEAD })],
      ['/', '/docs/api/demo'],
    );

  test('groups and routes that the site has are in order', () => {
    const bothSlashForms = ['/', '/docs/api/demo', '/docs/api/demo/'];
    expect(issues({ groups: { demo: { label: 'Demo' } }, bothSlashForms })).toEqual([]);
  });

  test('a group that no file describes is a warning with its path', () => {
    expect(issues({ groups: { dmeo: { label: 'Demo' } } })).toEqual([
      {
        severity: 'warning',
        path: ['docs', 'reference', 'groups', 'dmeo'],
        misses: 'dmeo',
        message: '`docs.reference.groups.dmeo` names the group `dmeo`, which the site does not have.',
        fix: 'Did you mean `demo`?',
      },
    ]);
  });

  test('a function for listeners or raisers that no file describes is a warning with its path', () => {
    const params = '---@param event string Name.\n---@param run function What runs.';
    const demo = `${HEAD}---Listens.\n${params}\nfunction demo.listen(event, run) end\n`;
    const found = (examples: object) =>
      checkReferenceSettings(config({ examples }), [readGood({ 'definitions/demo.lua': demo })], []);
    expect(found({ listeners: ['demo.listen'], raisers: ['demo.listen'] })).toEqual([]);
    expect(found({ listeners: ['demo.listen', 'demo.lisen'], raisers: ['x'] })).toMatchObject([
      {
        severity: 'warning',
        path: ['docs', 'reference', 'examples', 'listeners', 1],
        misses: 'demo.lisen',
        message:
          '`docs.reference.examples.listeners[1]` names the function `demo.lisen`, which the site does not have.',
        fix: 'Did you mean `demo.listen`?',
      },
      { path: ['docs', 'reference', 'examples', 'raisers', 0] },
    ]);
  });

  test.each(['', 'text: string', 'event: string, text: string'])(
    'a listener that no function can be passed to is a warning: (%s)',
    (list) => {
      const params = list.split(', ').filter(Boolean);
      const tags = params.map((param) => `---@param ${param.replace(':', '')} Text.\n`).join('');
      const names = params.map((param) => param.replace(/:.*/, '')).join(', ');
      const demo = `${HEAD}---Says it.\n${tags}function demo.say(${names}) end\n`;
      const references = [readGood({ 'definitions/demo.lua': demo })];
      expect(
        checkReferenceSettings(config({ examples: { listeners: ['demo.say'] } }), references, []),
      ).toEqual([
        {
          severity: 'warning',
          path: ['docs', 'reference', 'examples', 'listeners', 0],
          message:
            '`docs.reference.examples.listeners[0]` names `demo.say`, which does not take the name of an event and a function.',
          fix: 'Name one that does, or move it to `raisers` if it raises events.',
        },
      ]);
    },
  );

  test('a function that takes any arguments can be a listener', () => {
    const demo = `${HEAD}---Calls it.\n---@param ... any What.\nfunction demo.call(...) end\n`;
    const references = [readGood({ 'definitions/demo.lua': demo })];
    expect(
      checkReferenceSettings(config({ examples: { listeners: ['demo.call'] } }), references, []),
    ).toEqual([]);
  });

  test('a route without a page is a warning with its path', () => {
    expect(issues({ bothSlashForms: ['/', '/elsewhere/'] })).toEqual([
      {
        severity: 'warning',
        path: ['docs', 'reference', 'bothSlashForms', 1],
        misses: '/elsewhere',
        message:
          '`docs.reference.bothSlashForms[1]` is the address `/elsewhere/`, which the site does not have.',
        fix: 'Correct it, or remove the entry.',
      },
    ]);
  });
});

describe('code that registers for an event', () => {
  const found = (eventRegistration: string) =>
    checkReferenceSettings(config({ eventRegistration }), [readGood({ 'definitions/demo.lua': HEAD })], []);

  test('is Lua with its two places filled in', () => {
    expect(found('on("{event}", {callback})')).toEqual([]);
  });

  test('is an error if it does not parse', () => {
    expect(found('on("{event}", {callback}')).toEqual([
      {
        path: ['docs', 'reference', 'eventRegistration'],
        message:
          "`docs.reference.eventRegistration` is not valid Lua: ')' expected near the end of the code.",
        fix: 'Add the `)` that is missing.',
      },
    ]);
  });
});
