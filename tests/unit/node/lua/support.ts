import { type CheckOptions, createLuaCheck, type LuaBlock } from '../../../../src/node/lua/index.ts';
import { readReference } from '../../../../src/node/luacats/index.ts';

const LAMP = `---@meta

---Lamps.
---@class lamplib
---@field LIMIT integer Most lamps.
lamp = {}

---Writes text.
---@param text string Text.
---@param ... any More values.
function lamp.log(text, ...) end

---Finds a lamp.
---@param name string Name.
---@return bulb? bulb Lamp, or nil.
function lamp.find(name) end

---Returns all lamps.
---@return bulb[] list Lamps.
function lamp.all() end

---Creates a lamp.
---@param shade shade Colour.
---@param level? integer Brightness.
---@return bulb bulb Lamp.
function lamp.new(shade, level) end

---Returns the colour.
---@param b bulb Lamp.
---@return shade colour Colour.
function lamp.shade(b) end

---Returns a place.
---@param b bulb Lamp.
---@return number? x X.
---@return number? y Y.
function lamp.place(b) end

---Reads anything.
---@param name string Name.
---@return any value Value.
---@return number? size Size.
function lamp.read(name) end

---Loads a lamp.
---@param name string Name.
---@return bulb? b Lamp.
---@return string? message Message.
function lamp.load(name) end

---Draws a point.
---@param x number X.
---@param y number Y.
---@param size? number Size.
function lamp.point(x, y, size) end

---Returns whether it is dark.
---@return boolean dark Whether.
function lamp.is_dark() end

---Sets a wire.
---@param kind wire Wire.
function lamp.wire(kind) end

---Registers a function.
---@param name string Name.
---@param callback fun(...: any): any Function.
function lamp.on(name, callback) end

---Removes a function.
---@param name string Name.
---@param callback fun(...: any): any Function.
function lamp.off(name, callback) end

---Raises an event.
---@param name string Name.
---@param ... any Values.
function lamp.raise(name, ...) end

---Calls back for each lamp.
---@param callback fun(b: bulb): boolean Function.
function lamp.each(callback) end

---Sets the view, or reads it.
---@param pitch number Pitch.
---@param yaw number Yaw.
---@overload fun(): number, number
function lamp.view(pitch, yaw) end

---Old.
---
---\`\`\`lua
---lamp.old()
---\`\`\`
---@deprecated Use \`lamp.new\`.
function lamp.old() end

---A lamp.
---@class bulb
---@field level number? Brightness.
---@field name string Name.
local bulb = {}

---Turns it on.
---@param level? integer Brightness.
---@return boolean ok Whether.
function bulb:turn_on(level) end

---A cable.
---@class cable
---@field length number Length.
local cable = {}

---Pulls it.
function cable:pull() end

---Colour.
---@alias shade
---| "red" # Red.
---| "green" # Green.

---A room with lamps.
---@class room
---@field lamps bulb[] Its lamps.
room = {}

---Opens a room.
---@param name string Name.
---@return room r The room.
function room.open(name) end

---Returns its number of lamps.
---@return integer count Number.
function room:count() end

---Strength of light.
---@enum strength
strength = {
  ---Little.
  DIM = 1,
  ---Much.
  BRIGHT = 2,
}

---Place of a lamp.
---@enum (key) place
lamp.PLACES = {
  ---Above.
  ceiling = 1,
}

---Wire.
---@alias wire
---| "thin" # Thin.
---| string
`;

const GLOBALS = `---@meta

---Functions.
---@class _G
_G = {}

---Prints.
---@param ... any Values.
function print(...) end

---Tests.
---@param v any Value.
---@param ... any Rest.
---@return any ... Values.
function assert(v, ...) end

---Raises.
---@param message any Message.
function error(message) end

---Loads.
---@param name string Name.
---@return any module Module.
function require(name) end

---Walks.
---@param list table List.
---@return function next
---@return table list
---@return integer index
function ipairs(list) end

---Converts.
---@param value any Value.
---@return number? number Number.
function tonumber(value) end
`;

const TEXT = `---@meta

---Text.
---@class stringlib
string = {}

---Formats.
---@param format string Format.
---@param ... any Values.
---@return string text Text.
function string.format(format, ...) end

---Cuts.
---@param text string Text.
---@param first integer Start.
---@param last? integer End.
---@return string part Part.
function string.sub(text, first, last) end
`;

const POINT = `---@meta point

---Points.
---@class pointlib
local pointlib = {}

---Makes a point.
---@param x? number X.
---@param y? number Y.
---@return point p Point.
function pointlib.__call(x, y) end

---A point.
---@class point
---@field x number X.
---@field y number Y.
---@operator add(point): point
local point = {}

---Returns the distance.
---@param other point Other.
---@return number distance Distance.
function point:dist(other) end

return pointlib
`;

const EVENTS = `---@meta

---Events of a room. Also \`flicker\`, of which nothing is known.
---@class event.room
local room = {}

---A frame.
---@class event.room.frame

---A lamp broke.
---@class event.room.broke
---@field id integer Number.
---@field maker string Who made it.

---A line was entered.
---@param text string Line.
---@return boolean? handled
function room.line(text) end
`;

const STREET = `---@meta

---@class event.street
local street = {}

---A lamp broke outside.
---@class event.street.broke
---@field corner string Where.
`;

const TYPES = `---@meta

---Side of a room.
---@enum side
side = {
  ---North.
  NORTH = 1,
}
`;

const FILES = {
  lamp: LAMP,
  types: TYPES,
  G: GLOBALS,
  string: TEXT,
  point: POINT,
  'events/room': EVENTS,
  'events/street': STREET,
};

/** A made-up API of lamps. */
const reference = readReference(
  Object.entries(FILES).map(([name, text]) => ({ path: `definitions/${name}.lua`, text })),
).reference;

const OPTIONS: CheckOptions = { listeners: ['lamp.on', 'lamp.off'], raisers: ['lamp.raise'] };

/** Checks blocks of one text. Each problem on one line: `line:column message / fix`, lines as in the code. */
export function check(...codes: (string | Partial<LuaBlock>)[]): string[] {
  const blocks = codes.map((code, index) => ({
    file: 'guide.md',
    code: '',
    line: 100 * index + 1,
    ...(typeof code === 'string' ? { code } : code),
  }));
  return createLuaCheck(
    reference,
    OPTIONS,
  )(blocks).map(({ line, column, message, fix }) => `${line}:${column} ${message} / ${fix}`);
}

/** Code within a function that an event calls. */
export function within(body: string): string {
  return `lamp.on("frame", function()\n${body}\nend)`;
}
