-- Events: who listens, what they get, and what their callbacks return.

local blame = require("blame")
local script = require("script")

local M = {}

--- Calls all callbacks of an event. Returns what the first one returned that returned something.
function M.send(world, name, ...)
    local answer
    local listeners = { unpack(world.listeners[name] or {}) }
    for _, callback in ipairs(listeners) do
        local ok, result = script.call(world, callback, ...)
        if ok and answer == nil then
            answer = result
        end
    end
    return answer
end

function M.listen(world, name, callback)
    local listeners = world.listeners[name] or {}
    world.listeners[name] = listeners
    listeners[#listeners + 1] = callback
end

function M.ignore(world, name, callback)
    for index, other in ipairs(world.listeners[name] or {}) do
        if other == callback then
            table.remove(world.listeners[name], index)
            if #world.listeners[name] == 0 then
                world.listeners[name] = nil
            end
            return true
        end
    end
    return false
end

--- Fields that the events of a name have, by field.
local function fields_of(world, docs)
    local fields, order = {}, {}
    local function add(list)
        for _, field in ipairs(list) do
            if not fields[field.name] then
                order[#order + 1] = field
            end
            fields[field.name] = field
        end
    end
    for _, doc in ipairs(docs) do
        add(doc.fields)
        local only = #doc.params == 1 and doc.params[1].type
        local class = only and only.kind == "name" and only.name
        local type_doc = class and world.types.named[class]
        if type_doc and type_doc.kind == "class" then
            add(type_doc.fields)
        end
    end
    return fields, order
end

local function names(order)
    local list = {}
    for index, field in ipairs(order) do
        list[index] = field.name
    end
    table.sort(list)
    return #list > 0 and table.concat(list, ", ") or "none"
end

--- Field values where nothing else is said: those of a hit of an enemy by the local player.
local function plausible(world, field)
    local me = world:local_player()
    local other = world:select(function(it)
        return it.player and it ~= me
    end)[1] or me
    if field.name == "userid" then
        return other and other.userid or 0
    elseif field.name == "attacker" then
        return me and me.userid or 0
    elseif field.name == "weapon" and world.types:fits("ak47", field.type) then
        return "ak47"
    end
    local is_entity = field.type.kind == "name"
        and field.type.name == "entindex"
    if is_entity then
        return other and other.index or 0
    elseif world.types:may_be_nil(field.type) then
        return nil
    end
    return world.types:value(field.type, function()
        return {}
    end)
end

local function check_field(world, name, field, value)
    if not world.types:fits(value, field.type) then
        local text = "event %s: field `%s`: expected %s, found %s"
        local found = blame.describe(value)
        blame.raise(text, name, field.name, field.text, found)
    end
end

--- Makes the table of an event: what is given, and plausible values for the other fields. It has no fields but those of
--- its documentation.
function M.make_table(world, name, docs, given, edge)
    local fields, order = fields_of(world, docs)
    for key, value in pairs(given or {}) do
        local field = fields[key]
        if not field then
            local text = "event %s has no field `%s`. Its fields: %s"
            blame.raise(text, name, tostring(key), names(order))
        end
        check_field(world, name, field, value)
    end
    local e = {}
    for _, field in ipairs(order) do
        local value = given and given[field.name]
        if value == nil and edge then
            value = edge(field)
        elseif value == nil then
            value = plausible(world, field)
        end
        e[field.name] = value
    end
    local function unknown(key)
        if not fields[key] then
            local text = "event %s has no field `%s`. Its fields: %s"
            blame.raise(text, name, tostring(key), names(order))
        end
    end
    return setmetatable(e, {
        __index = function(_, key)
            unknown(key)
        end,
        __newindex = function(self, key, value)
            unknown(key)
            rawset(self, key, value)
        end,
    })
end

--- Whether the callback of an event gets a table rather than separate values.
function M.takes_table(world, docs)
    local _, order = fields_of(world, docs)
    return #order > 0
end

return M
