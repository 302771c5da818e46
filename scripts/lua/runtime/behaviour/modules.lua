-- Modules: those of the client, those of LuaJIT, and files next to the script.

local blame = require("blame")
local watch = require("watch")

local M = {}

--- Modules of LuaJIT that are not part of the client's API.
local OWN = { ["table.new"] = true, ["table.clear"] = true }
OWN["string.buffer"] = true

local RUNNING = {}

local function run_file(world, name, source)
    local file = name:gsub("%.", "/") .. ".lua"
    local chunk, problem = loadstring(source, "@" .. file)
    if not chunk then
        local text = "error loading module '%s' from file '%s':\n\t%s"
        blame.raise(text, name, file, problem)
    end
    world.loaded[name] = RUNNING
    local value = watch.prepare(chunk)(name)
    if value == nil then
        value = true
    end
    world.loaded[name] = value
    return value
end

M["require"] = function(world, name)
    local loaded = world.loaded[name]
    if loaded == RUNNING then
        blame.raise("loop or previous error loading module '%s'", name)
    elseif loaded ~= nil then
        return loaded
    end
    local value = world.modules[name] or world.builtin[name]
    if value == nil and OWN[name] then
        value = require(name)
    end
    if value ~= nil then
        world.loaded[name] = value
        return value
    end
    local source = world.scripts[name:gsub("%.", "/") .. ".lua"]
    if source then
        return run_file(world, name, source)
    end
    local text =
        "module '%s' not found:\n\tno field package.preload['%s']\n\tno file './%s.lua'"
    blame.raise(text, name, name, name)
end

return M
