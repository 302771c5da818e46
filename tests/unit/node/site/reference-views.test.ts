import { describe, expect, it, test } from 'vitest';
import { type ApiContext, apiText } from '../../../../src/node/site/api/context.ts';
import { eventIndexView, eventView } from '../../../../src/node/site/views/event.ts';
import { functionView } from '../../../../src/node/site/views/function.ts';
import { groupView } from '../../../../src/node/site/views/group.ts';
import { splitSections } from '../../../../src/node/site/views/symbol.ts';
import { typeView } from '../../../../src/node/site/views/type.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';
import { HEAD } from '../luacats/support.ts';
import { textOf, viewContext } from './support.ts';

const FUNCTION = `---Draws a box.
---
---## Notes
---- One.
---
---## Values by form
---A table.
---
---## Example
---\`\`\`lua
---demo.draw(1)
---\`\`\`
---
---## Errors
---Some.
---@param width integer Width.
---@unconfirmed The unit of \`width\`.
function demo.draw(width) end

---Erases a box.
function demo.erase() end
`;

const demo = (sections: string) => ({
  'definitions/demo.lua': HEAD.replace('---@class demolib\n', `---@class demolib\n${sections}`) + FUNCTION,
});

/** A text with the headings of all parts that pages of symbols have. */
const TEXT = [
  ...['Parameters', 'Returns', 'Fields', 'Values', 'Methods', 'Operators', 'Used by', 'See also'],
  ...['Constants', 'Functions', 'Index fields', 'Types', 'A to Z', 'To run'],
]
  .map((heading) => `---\n---## ${heading}\n---Text.\n`)
  .join('');

test('headings of texts have other ids than the parts of their page, and the same in the API as on the page', async () => {
  const demo = `---@meta

---Demo.
${TEXT}---@section run: run
---@class demolib
demo = {}

---Runs.
${TEXT}function demo.run() end

---Modes.
${TEXT}---@alias mode
---| "a" # First.
`;
  const yard = `---@meta

---@class event.yard
local yard = {}

---Rain.
${TEXT}---@class event.yard.rain
---@field depth number Depth.
`;
  const files = { 'definitions/demo.lua': demo, 'definitions/events/yard.lua': yard };
  const eventFamilies = [{ id: 'yard', label: 'Yard', path: 'yard', noun: 'Event' }];
  const context = await viewContext(files, { docs: { reference: { eventFamilies } } });
  const { groups, types, events } = context.reference;
  const [group, type, event] = [groups[0], types[0], events[0]];
  const entry = group?.entries[0];
  const [family] = context.families;
  if (!group || !entry || !type || !event || !family) throw new Error('a symbol is missing');
  const links = { text: (markdown: string) => markdown, to: () => undefined };
  const api = { view: context, links } as unknown as ApiContext;
  for (const [doc, { data }, renamed] of [
    [
      group,
      groupView(group, 'demo', context),
      ['constants', 'functions', 'index-fields', 'types', 'a-to-z', 'see-also', 'to-run'],
    ],
    [entry, functionView(entry, context), ['parameters', 'returns', 'see-also']],
    [type, typeView(type, context), ['fields', 'values', 'methods', 'operators', 'used-by', 'see-also']],
    [event, eventView(event, family, context), ['parameters', 'returns', 'fields', 'see-also']],
  ] as const) {
    const ids = data.topics.map(({ id }) => id);
    expect(ids.filter((id) => id.endsWith('-1'))).toEqual(
      expect.arrayContaining(renamed.map((id) => `${id}-1`)),
    );
    expect(ids.filter((id) => id.endsWith('-1'))).toHaveLength(renamed.length);
    expect(apiText(doc, api).sections?.map(({ id }) => id)).toEqual(ids);
  }
});

describe('a function', () => {
  it('has what it is about before its parameters, then example, errors and notes', async () => {
    const context = await viewContext(demo(''));
    const [entry] = context.reference.groups[0]?.entries ?? [];
    if (!entry) throw new Error('no entry');
    const { data, toc } = functionView(entry, context);
    expect(data.topics.map(({ titleHtml }) => titleHtml)).toEqual(['Values by form']);
    expect(data.sections.map(({ titleHtml }) => titleHtml)).toEqual(['Example', 'Errors', 'Notes']);
    expect(toc.map(({ html }) => html)).toEqual([
      'Values by form',
      'Parameters',
      'Example',
      'Errors',
      'Notes',
    ]);
    expect(data.unconfirmedHtml).toBe('The unit of <code>width</code>.');
    expect(data).not.toHaveProperty('doubtHref');
  });

  it('leads from a mark of doubt to what it means, where the site says so', async () => {
    const context = await viewContext(demo(''), {
      docs: { reference: { unconfirmed: '/docs/about#doubt' } },
    });
    const [doubtful, certain] = context.reference.groups[0]?.entries ?? [];
    if (!doubtful || !certain) throw new Error('no entries');
    expect(functionView(doubtful, context).data.doubtHref).toBe('/x/docs/about#doubt');
    expect(functionView(certain, context).data).not.toHaveProperty('doubtHref');
  });

  it('says of nothing else that it is not confirmed', async () => {
    const context = await viewContext(demo(''));
    const entry = context.reference.groups[0]?.entries[1];
    if (!entry) throw new Error('no entry');
    expect(functionView(entry, context).data).not.toHaveProperty('unconfirmedHtml');
  });
});

it('sections with translated headings end a page as the original ones do', () => {
  const i18n = createTranslator({ 'symbol.errors': 'Erreurs', 'symbol.notes': 'Remarques' }, 'fr');
  const section = (title: string) => ({ id: title, title, titleHtml: title, blocks: [] });
  const split = splitSections(['Remarques', 'Valeurs', 'Notes', 'Erreurs', 'Example'].map(section), { i18n });
  expect(split.topics.map(({ id }) => id)).toEqual(['Valeurs']);
  expect(split.sections.map(({ id }) => id)).toEqual(['Example', 'Erreurs', 'Remarques', 'Notes']);
});

it('sections of a text without a translation end a page by the headings of the first language of the site', () => {
  const original = createTranslator({ 'symbol.example': 'Beispiel', 'symbol.notes': 'Hinweise' }, 'de');
  const i18n = { ...createTranslator({}, 'en'), original };
  const section = (title: string) => ({ id: title, title, titleHtml: title, blocks: [] });
  const split = splitSections(['Hinweise', 'Werte', 'Beispiel', 'Errors'].map(section), { i18n });
  expect(split.topics.map(({ id }) => id)).toEqual(['Werte']);
  expect(split.sections.map(({ id }) => id)).toEqual(['Beispiel', 'Errors', 'Hinweise']);
});

describe('the overview of a group', () => {
  it('lists functions by task, then all by name', async () => {
    const context = await viewContext(
      demo('---@section Make boxes: draw\n---@section Clean up: erase, draw\n'),
    );
    const [group] = context.reference.groups;
    if (!group) throw new Error('no group');
    const { data, toc } = groupView(group, 'demo', context);
    expect(data.lists.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Make boxes', ['draw']],
      ['Clean up', ['erase', 'draw']],
    ]);
    expect(data.index.map(({ label }) => label)).toEqual(['draw', 'erase']);
    expect(toc.map(({ html }) => html)).toEqual(['Make boxes', 'Clean up', 'All from A to Z']);
    expect(new Set(toc.map(({ id }) => id)).size).toBe(3);
  });

  it('lists them as they are written where no task is given', async () => {
    const context = await viewContext(demo(''));
    const [group] = context.reference.groups;
    if (!group) throw new Error('no group');
    const { data } = groupView(group, 'demo', context);
    expect(data.lists.map(({ title }) => title)).toEqual(['Functions']);
    expect(data.index).toEqual([]);
  });

  it('lists the methods of each type below the functions', async () => {
    const types = ['box', 'lid'].map(
      (name) =>
        `\n---A ${name}.\n---@class ${name}\nlocal ${name} = {}\n\n---Lifts it.\nfunction ${name}:lift_${name}() end\n`,
    );
    const context = await viewContext({ 'definitions/demo.lua': HEAD + FUNCTION + types.join('') });
    const [group] = context.reference.groups;
    if (!group) throw new Error('no group');
    const { lists } = groupView(group, 'demo', context).data;
    expect(lists.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Functions', ['draw', 'erase']],
      ['Methods of box', [':lift_box']],
      ['Methods of lid', [':lift_lid']],
    ]);
  });
});

const EVENTS = {
  'definitions/events/game.lua': `---@meta

---What happens in a match.
---
---Callbacks get a table.
---
---## Ids
---Two kinds.
---@class event.game
---@section Rounds: start
---@section Deaths: death

---A player died.
---@class event.game.death
---@field userid integer Who.

---A round began.
---@class event.game.start
`,
  'definitions/events/general.lua': `---@meta

---@class event.general
local general = {}

---A line was entered.
---@param text string The line.
---@return boolean? handled Whether it is done.
function general.console(text) end
`,
};

const FAMILIES = [
  { id: 'general', label: 'General events', path: '', noun: 'General event' },
  { id: 'game', label: 'Game events', path: 'game', noun: 'Game event' },
];
const REGISTER = 'on("{event}", {callback})';

const eventContext = (eventRegistration?: string) =>
  viewContext(EVENTS, {
    docs: { reference: { eventFamilies: FAMILIES, ...(eventRegistration && { eventRegistration }) } },
  });

test('a related event that shares its name says of which family it is', async () => {
  const yard = `---@meta\n\n---Play began.\n---@class event.yard.start\n---@see event.game.start\n---@see event.game.death\n`;
  const family = { id: 'yard', label: 'Yard events', path: 'yard', noun: 'Yard event', wireTypes: false };
  const files = { ...EVENTS, 'definitions/events/yard.lua': yard };
  const context = await viewContext(files, { docs: { reference: { eventFamilies: [...FAMILIES, family] } } });
  const event = context.reference.events.find((one) => one.family === 'yard');
  if (!event) throw new Error('no event');
  const { see } = eventView(event, family, context).data;
  expect(see.map(({ label, note }) => [label, note])).toEqual([
    ['start', 'Game event'],
    ['death', undefined],
  ]);
});

test('symbols that name a function join those that it names, until there are four cards', async () => {
  const see = (...names: string[]) => names.map((name) => `---@see demo.${name}\n`).join('');
  const fn = (name: string, ...names: string[]) =>
    `---Works.\n${see(...names)}function demo.${name}() end\n\n`;
  const namers = ['b', 'c', 'd', 'e', 'f'].map((name) => fn(name, 'a')).join('');
  const cardsOf = async (...names: string[]) => {
    const context = await viewContext({ 'definitions/demo.lua': HEAD + fn('a', ...names) + namers });
    const [entry] = context.reference.groups[0]?.entries ?? [];
    if (!entry) throw new Error('no entry');
    return functionView(entry, context).data.see.map(({ label }) => label.replace('demo.', ''));
  };
  expect(await cardsOf()).toEqual(['b', 'c', 'd', 'e']);
  expect(await cardsOf('f', 'e', 'd')).toEqual(['f', 'e', 'd', 'b']);
  expect(await cardsOf('f', 'e', 'd', 'c', 'b')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

describe('an event', () => {
  const view = async (name: string, registration?: string) => {
    const context = await eventContext(registration);
    const event = context.reference.events.find((it) => it.name === name);
    const family = context.families.find(({ id }) => id === event?.family);
    if (!event || !family) throw new Error('no event');
    return eventView(event, family, context).data;
  };

  it('begins with the call that registers for it, its class linked to its fields', async () => {
    const { registration } = await view('death', REGISTER);
    expect(textOf(registration?.html ?? '')).toBe(
      '---@param e event.game.death\non("death", function(e)\n\nend)',
    );
    expect(registration?.html).toContain('href="#fields"');
    expect(registration?.html).toMatch(/\(<wbr><[^>]+>"death"/);
    expect(registration?.html).toContain('event.game.<wbr aria-hidden="true">death<');
  });

  it('names the parameters of a callback that gets no table', async () => {
    const { registration } = await view('console', REGISTER);
    expect(textOf(registration?.html ?? '')).toBe(
      '---@param text string\non("console", function(text)\n\nend)',
    );
  });

  it('has a callback without parameters where the event passes nothing', async () => {
    const { registration } = await view('start', REGISTER);
    expect(textOf(registration?.html ?? '')).toBe('on("start", function()\n\nend)');
  });

  it('shows the type of the callback where the site does not say how to register', async () => {
    expect(await view('death')).not.toHaveProperty('registration');
  });
});

describe('the fields of an event', () => {
  const types = async (wireTypes: boolean) => {
    const files = {
      'definitions/types.lua': '---@meta\n\n---Two bytes.\n---@alias short integer\n',
      'definitions/events/game.lua':
        '---@meta\n\n---A player died.\n---@class event.game.death\n---@field userid short Who.\n',
    };
    const context = await viewContext(files, {
      docs: { reference: { eventFamilies: FAMILIES.map((family) => ({ ...family, wireTypes })) } },
    });
    const [event] = context.reference.events;
    const family = context.families.find(({ id }) => id === 'game');
    if (!event || !family) throw new Error('no event');
    return eventView(event, family, context).data.fields.map(({ typeHtml, luaTypeHtml }) => [
      textOf(typeHtml),
      textOf(luaTypeHtml),
    ]);
  };

  it('show what a wire type is in Lua', async () => {
    expect(await types(true)).toEqual([['short', 'integer']]);
  });

  it('have one type where nothing is sent over the network', async () => {
    expect(await types(false)).toEqual([['short', 'short']]);
  });
});

describe('an index of events', () => {
  it('lists the events of a family by area, below its text', async () => {
    const context = await eventContext();
    const { data, toc } = eventIndexView('Game events', '', context.families.slice(1), context);
    const [family] = data.families;
    expect(family?.lists.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Rounds', ['start']],
      ['Deaths', ['death']],
    ]);
    expect(family?.overview).toMatchObject({
      leadHtml: 'What happens in a match.',
      sections: [{ titleHtml: 'Ids' }],
    });
    expect(toc.map(({ html }) => html)).toEqual(['Rounds', 'Deaths', 'Ids']);
  });

  it('leaves the text of a family to the page that is its own', async () => {
    const context = await eventContext();
    const { data, toc } = eventIndexView('Events', '', context.families, context);
    expect(data.families.map(({ overview }) => overview)).toEqual([undefined, undefined]);
    // Only the family whose page is another one links there.
    expect(data.families.map(({ href }) => href)).toEqual([undefined, '/x/docs/events/game']);
    expect(data.families[0]?.lists).toMatchObject([{ title: '', rows: [{ label: 'console' }] }]);
    expect(toc.map(({ html }) => html)).toEqual(['General events', 'Game events']);
  });
});
