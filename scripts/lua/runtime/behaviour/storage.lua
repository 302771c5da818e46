-- What outlives a script: database, files, console variables, options of JSON, the player list.

local blame = require("blame")
local json = require("json")

local M = {}

local PLAIN = { boolean = true, number = true, string = true }

--- Copies plain data, so that what is stored is what was written; raises an error for anything else.
local function copy(value, path)
    if value == nil or PLAIN[type(value)] then
        return value
    elseif type(value) ~= "table" then
        local text = "database.write: %s is a %s, which cannot be stored"
        blame.raise(text, path, type(value))
    end
    local result = {}
    for key, item in pairs(value) do
        result[key] = copy(item, path .. "." .. tostring(key))
    end
    return result
end

M["database.write"] = function(world, key, value)
    if world.drawing then
        blame.raise("database.write must not be called in a drawing event")
    end
    world.database[key] = copy(value, key)
end

M["database.read"] = function(world, key)
    return copy(world.database[key], key)
end

M["database.flush"] = function(world)
    if world.drawing then
        blame.raise(
            "database.flush waits for the disk: do not call it in each frame"
        )
    end
end

M["readfile"] = function(world, name)
    return world.files[name]
end

M["writefile"] = function(world, name, contents)
    world.files[name] = contents
end

local function or_blame(ok, result)
    if not ok then
        blame.raise("%s", result)
    end
    return result
end

M["json.stringify"] = function(world, value)
    return or_blame(pcall(json.stringify, value, world.json_options))
end

M["json.parse"] = function(world, text)
    return or_blame(pcall(json.parse, text, world.json_options))
end

for _, name in ipairs({
    "decode_invalid_numbers",
    "decode_max_depth",
    "encode_invalid_numbers",
    "encode_max_depth",
    "encode_number_precision",
}) do
    M["json." .. name] = function(world, setting)
        if setting ~= nil then
            world.json_options[name] = setting
        end
        return world.json_options[name]
    end
end

M["json.encode_sparse_array"] = function(world, convert, ratio, safe)
    local options = world.json_options
    if convert ~= nil then
        options.convert = convert
    end
    options.ratio = ratio or options.ratio
    options.safe = safe or options.safe
    return options.convert, options.ratio, options.safe
end

--- Sets all three forms of a variable.
local function set(variable, text)
    variable.text = text
    variable.float = tonumber(text) or 0
    variable.int = math.floor(variable.float)
end

--- Creates a variable, or sets the one that exists. A command has no value.
function M.set_variable(world, name, value)
    local variable = world.cvars[name]
    if not variable then
        variable = { name = name, invoked = {} }
        world.cvars[name] = variable
    end
    if value ~= nil then
        set(variable, tostring(value))
    end
    return variable
end

--- Any name is known: which variables a game has is not part of the API.
M["cvar index"] = function(world, name)
    if type(name) ~= "string" then
        return nil
    end
    local is_blocked = world.blocked_cvars and world.blocked_cvars[name]
    if is_blocked then
        return nil
    end
    local variable = world.cvars[name] or M.set_variable(world, name, 1)
    variable.object = variable.object
        or world.object(world, "cvar", { variable = variable })
    return variable.object
end

M["cvar:get_string"] = function(_, self)
    return self.variable.text
end
M["cvar:get_float"] = function(_, self)
    return self.variable.float
end
M["cvar:get_int"] = function(_, self)
    return self.variable.int
end
M["cvar:set_string"] = function(_, self, value)
    set(self.variable, value)
end
M["cvar:set_float"] = function(_, self, value)
    set(self.variable, tostring(value))
end
M["cvar:set_int"] = M["cvar:set_float"]
M["cvar:set_raw_float"] = function(_, self, value)
    self.variable.float = value
end
M["cvar:set_raw_int"] = function(_, self, value)
    self.variable.int = value
end
M["cvar:invoke_callback"] = function(_, self, ...)
    local invoked = self.variable.invoked
    invoked[#invoked + 1] = { ... }
end

M["plist.get"] = function(world, index, field)
    local player = world.plist[index] or {}
    if player[field] == nil then
        return false
    end
    return player[field]
end

M["plist.set"] = function(world, index, field, value)
    world.plist[index] = world.plist[index] or {}
    world.plist[index][field] = value
end

return M
