import { describe, expect, test } from 'vitest';
import { createPlaceTable } from '../../../../../src/node/site/reference/places.ts';
import { createSymbolTable, returnAnchors } from '../../../../../src/node/site/reference/symbols.ts';
import { createRoutes } from '../../../../../src/node/site/routes.ts';
import { HEAD, readGood } from '../../luacats/support.ts';

const FAMILIES = [
  { id: 'game', label: 'Game events', path: 'game', noun: 'Game event', wireTypes: true },
  { id: 'other', label: 'Other events', path: 'other', noun: 'Other event', wireTypes: true },
];
const reference = readGood({
  'definitions/demo.lua': `${HEAD}---Runs.\n---@param far_away integer How far.\n---@param ... any More.\nfunction demo.run(far_away, ...) end\n\n---Launches.\nfunction demo.launch() end\n\n---Colours.\nfunction demo.set_colour() end\n`,
  'definitions/events/game.lua':
    '---@meta\n\n---A round starts.\n---@class event.game.start\n---@field number integer Number.\n',
  'definitions/events/other.lua':
    '---@meta\n\n---A round starts.\n---@class event.other.start\n---@field reason integer Reason.\n',
  'definitions/types.lua':
    '---@meta\n\n---A reason.\n---@alias why\n---| "time" # Time.\n---| "no time left" # None.\n---| 3 # Three.\n\n---An axis.\n---@enum axis\nlocal axis = { x = 1, y = 2 }\n\n---A box.\n---@class box\n---@field width integer Width.\n',
});
const places = createPlaceTable(
  reference,
  FAMILIES,
  createSymbolTable(reference, FAMILIES, createRoutes('/docs')),
);

describe('places as texts write them', () => {
  test.each([
    ['demo.run(far_away)', '/docs/api/demo/run', 'param-far_away'],
    ['demo.run(...)', '/docs/api/demo/run', 'param-rest'],
    ['start.number', '/docs/events/game/start', 'field-number'],
    ['event.other.start.reason', '/docs/events/other/start', 'field-reason'],
    ['why.time', '/docs/types/why', 'value-time'],
    ['why.no time left', '/docs/types/why', 'value-no-20-time-20-left'],
    ['why.3', '/docs/types/why', 'value-3'],
    ['axis.y', '/docs/types/axis', 'value-2'],
    ['axis.2', '/docs/types/axis', 'value-2'],
    ['box.width', '/docs/types/box', 'field-width'],
  ])('LNK-03: %s leads to its place', (written, route, anchor) => {
    expect(places.find(written)).toMatchObject({ route, anchor });
  });

  test.each([
    ['demo.run(far_awy)', { owner: 'demo.run', name: 'far_awy', sort: 'params', near: 'far_away' }],
    ['demo.run(speed)', { owner: 'demo.run', name: 'speed', sort: 'params' }],
    ['start.nummber', { owner: 'start', name: 'nummber', sort: 'fields', near: 'number' }],
    ['event.game.strat', { owner: 'event.game', name: 'strat', sort: 'events', near: 'start' }],
    ['demo.lauunch', { owner: 'demo', name: 'lauunch', sort: 'functions', near: 'launch' }],
    ['demo.set_clur', { owner: 'demo', name: 'set_clur', sort: 'functions', near: 'set_colour' }],
    ['why.tme', { owner: 'why', name: 'tme', sort: 'fields', near: 'time' }],
  ])('LNK-03: %s is a mistake', (written, mistake) => {
    expect(places.find(written)).toEqual(mistake);
  });

  test.each([
    'demo.run',
    'demo.run(1)',
    'demo.run(true)',
    'demo.run(a, b)',
    'other.run(x)',
    'start.lua',
    'box.entirely_else',
    'demo.far_away',
    'demo.lauunchh',
    'start.reason.x',
    'event.game.entirely_else',
    'event.mine.strat',
  ])('%s is no place', (written) => {
    expect(places.find(written)).toBeUndefined();
  });
});

test('LNK-01: return values without a name of their own have numbers', () => {
  expect(returnAnchors([{ name: 'x' }, {}, { name: 'x' }, { name: '...' }])).toEqual([
    'return-x',
    'return-2',
    'return-3',
    'return-rest',
  ]);
});
