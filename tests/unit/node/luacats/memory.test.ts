import { expect, test } from 'vitest';
import { latestReadings, readReference } from '../../../../src/node/luacats/index.ts';

const CLOCK = `---@meta

---Tells the time.
---@class clocklib
clock = {}

---Names of bells.
---@alias Bell string

---Returns the hour.
---@return Ring hour The hour that rings.
function clock.hour() end
`;

const TOWER = `---@meta

---Where clocks are.
---@class towerlib
tower = {}

---What rings.
---@alias Ring Bell

---Returns the height.
---@return number metres Height in metres.
function tower.height() end
`;

const EVENTS = `---@meta

---Fires at every hour.
---@class event.game.hour
---@field hour integer The hour.
`;

const filesOf = (clock: string, tower = TOWER) => [
  { path: 'definitions/clock.lua', text: clock },
  { path: 'definitions/events/game.lua', text: EVENTS },
  { path: 'definitions/tower.lua', text: tower },
];

test('files that are still the same are not read again, and say the same', () => {
  const memory = latestReadings();
  const first = readReference(filesOf(CLOCK), memory);
  expect(first.problems).toEqual([]);
  const changed = filesOf(CLOCK.replace('the hour.', 'the hour of day.'));
  const second = readReference(changed, memory);
  expect(second).toEqual(readReference(changed));
  const [clock, tower] = second.reference.groups;
  expect(tower).toBe(first.reference.groups[1]);
  expect(clock).not.toBe(first.reference.groups[0]);
  expect(second.reference.events[0]?.fields).toHaveLength(1);
});

test.each([
  ['a circle of types', CLOCK.replace('Bell string', 'Bell Ring')],
  ['a function that is there twice', `${CLOCK}\n---Returns the hour.\nfunction clock.hour() end\n`],
  ['code that does not parse', CLOCK.replace('end', '')],
])('%s does not stay in what other files say', (_, wrong) => {
  const memory = latestReadings();
  readReference(filesOf(CLOCK), memory);
  expect(readReference(filesOf(wrong), memory)).toEqual(readReference(filesOf(wrong)));
  expect(readReference(filesOf(CLOCK), memory)).toEqual(readReference(filesOf(CLOCK)));
});
