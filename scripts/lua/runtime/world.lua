-- What the stub knows: clocks, players, menu, console, files. Each scenario has its own world.

local json = require("json")
local types = require("types")

local M = {}

--- Seconds for which the client has been running when a script is loaded.
local STARTED = 100

local methods = {}
require("configuration")(methods)
require("life")(methods)

--- A world in the main menu: no map, no players, an empty menu.
function M.new(api, scripts)
    local world = {
        api = api,
        scripts = scripts,
        types = types.new(api),
        realtime = STARTED,
        curtime = 0,
        tick = 0,
        tick_interval = 1 / 64,
        frame = 0,
        frame_time = 0.01,
        command = 0,
        unix_time = 1700000000,
        screen = { width = 1920, height = 1080 },
        camera = { x = 0, y = 0, z = 64, pitch = 0, yaw = 0, fov = 90 },
        mouse = { x = 0, y = 0 },
        menu_open = false,
        menu_place = { x = 400, y = 200, width = 700, height = 600 },
        keys = {},
        entities = {},
        max_players = 64,
        listeners = {},
        timers = {},
        deferred = {},
        esp_flags = {},
        items = {},
        saved_items = {},
        cvars = {},
        plist = {},
        files = {},
        database = {},
        parts = {},
        modules = {},
        loaded = {},
        textures = 0,
        console = {},
        calls = {},
        drawn = {},
        world_drawn = {},
        errors = {},
        answers = {},
        nils = {},
        asked = {},
        json_options = json.new_options(),
    }
    math.randomseed(1)
    return setmetatable(world, { __index = methods })
end

--- The event's documentation in each family that has one of this name.
function methods:event_docs(name)
    local found = {}
    for _, doc in ipairs(self.api.events) do
        if doc.name == name then
            found[#found + 1] = doc
        end
    end
    return found
end

--- Adds a line to the console.
function methods:write(kind, r, g, b, text)
    self.console[#self.console + 1] =
        { kind = kind, r = r, g = g, b = b, text = text }
end

function methods:local_player()
    return self.map and self.entities[self.local_index] or nil
end

--- Whether a player is on the other team than the local player.
function methods:is_enemy(entity)
    local me = self:local_player()
    return me ~= nil
        and entity.player == true
        and entity.team >= 2
        and entity.team ~= me.team
end

--- Entities by index, those that a condition holds for.
function methods:select(condition)
    local found = {}
    for _, entity in pairs(self.map and self.entities or {}) do
        if condition(entity) then
            found[#found + 1] = entity
        end
    end
    table.sort(found, function(a, b)
        return a.index < b.index
    end)
    return found
end

return M
